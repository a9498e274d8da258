import type { Galaxy, Network } from './CosmicFactory.galaxy';

/** What glows as the path: how many it counts, its points, and where it runs. */
export interface Light {
  count: number;
  points: number;
  networks: Network[];
}

const ARBORESCENCE = 4;
const MULTI_PATH = 10;

export function lightOf(galaxy: Galaxy, kaos: number | undefined): Light {
  const light = (count: number, networks: Network[]): Light => ({
    count,
    points: galaxy.points('path', count),
    networks,
  });
  if (kaos === MULTI_PATH) {
    const networks = galaxy.networks();
    return light(networks.length, networks);
  }
  if (kaos === ARBORESCENCE) {
    const largest = galaxy.networks().sort((a, b) => b.cells.length - a.cells.length)[0];
    return light(largest?.cells.length ?? 0, largest ? [largest] : []);
  }
  const path = galaxy.longestPath();
  return light(path.cells.length, [path]);
}

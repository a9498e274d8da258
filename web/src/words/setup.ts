/** Tests read English, and jsdom lays nothing out. */
import { fetchWords } from '.';

class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoSizes;

await fetchWords('en');

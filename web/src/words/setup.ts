/** Tests read English. */
import { fetchWords } from '.';

await fetchWords('en');

import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { fetchWords } from './words';
import { settings } from './lib/settings.svelte';

// A worker keeps the page's own files, so that it opens without a connection and says so. Plain http
// on a network is no secure context: there the page does without.
async function keepFiles(): Promise<void> {
  await navigator.serviceWorker?.register('./worker.js');
  const worker = await navigator.serviceWorker?.ready;
  // What came before the worker did, the words among it, is kept too.
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  worker?.active?.postMessage(loaded.filter((name) => name.includes('/assets/')));
}
if (import.meta.env.PROD && isSecureContext)
  addEventListener('load', () => void keepFiles().catch(() => undefined));

const start = () => mount(App, { target: document.getElementById('app')! });
fetchWords(settings.lang).then(start, start);

/** The page's own files are fetched when they are needed: what if one does not come? */

import { t } from '../words';

export const files: { trouble: string } = $state({ trouble: '' });

const SHOWN = 6000;

/** A newer server has other files than this page asks for: then it is opened anew, where it is. Else
 *  the server cannot be reached. */
async function missed(): Promise<void> {
  const ours = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  const page = await fetch('./', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : ours))
    .catch(() => ours);
  if (!page.includes(ours)) location.reload();
  files.trouble = t(navigator.onLine ? 'lobby-offline' : 'app-offline');
  setTimeout(() => (files.trouble = ''), SHOWN);
}

/** Call inside an effect. */
export function watchFiles(): () => void {
  const look = () => void missed();
  addEventListener('vite:preloadError', look);
  return () => removeEventListener('vite:preloadError', look);
}

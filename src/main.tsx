import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './theme/firstFrame.css';
import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App, prepare } from './App.tsx';
import { reloadOnceOnChunkLoadError } from './shell/runtime/chunkLoadError.ts';

reloadOnceOnChunkLoadError();

/** Takes away what index.html draws, in the frame in which the application has drawn something itself. */
function replaceFirstFrame(root: HTMLElement): void {
  const drawn = new MutationObserver(() => {
    if (!root.querySelector('main, h1, [role="progressbar"], [role="alert"]')) return;
    drawn.disconnect();
    document.querySelector('.first-frame')?.remove();
  });
  drawn.observe(root, { childList: true, subtree: true });
}

const root = document.getElementById('root');
if (root) replaceFirstFrame(root);
if (root) void prepare().finally(() => createRoot(root).render(<App />));

import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './theme/firstFrame.css';
import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App, prepare } from './app/App.tsx';
import { reloadOnceOnChunkLoadError } from './runtime/failures/chunkLoadError.ts';

reloadOnceOnChunkLoadError();

const root = document.getElementById('root');
if (root) void prepare().finally(() => createRoot(root).render(<App />));

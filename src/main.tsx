import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepEarlyKeys } from './scan/earlyKeys.ts';
import { reloadOnceOnLostChunk } from './shell/running/lostChunk.ts';

reloadOnceOnLostChunk();
keepEarlyKeys();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

import { createRoot } from 'react-dom/client';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '../theme/fonts.css';
import './public.css';
import { PublicApp } from './PublicApp.tsx';
import { loadTexts, startLanguage } from './texts.ts';

const root = document.getElementById('root');
const language = startLanguage();
void loadTexts(language).then((texts) => {
  if (root) createRoot(root).render(<PublicApp language={language} texts={texts} />);
});
// Most visitors open the forms as a page of their own, which has no height to report.
if (window.parent !== window) void import('./reportHeight.ts').then(({ reportHeight }) => reportHeight());

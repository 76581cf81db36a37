import { createRoot } from 'react-dom/client';
import './public.css';
import { PublicApp } from './PublicApp.tsx';
import { reportHeight } from './reportHeight.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PublicApp />);
reportHeight();

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The forms have no session: what a submission asks of one is answered here, without the code that keeps it. */
const NO_SESSION: Readonly<Record<string, string>> = {
  '../../../dataProvider/client/session.ts': 'export const isSignedIn = () => false;',
  '../../../authProvider/useSession.ts': 'export const useSignedInAgain = () => undefined;',
};

const noSession: Plugin = {
  name: 'no-session',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name) => (name in NO_SESSION ? `\0${name}` : null),
  load: (name) => NO_SESSION[name.slice(1)] ?? null,
};

/**
 * What fetches the style sheets of a part before it, and the parts that it needs: those of these pages have no style sheet,
 * and need little. It would weigh more than it saves.
 */
const noPreloads: Plugin = {
  name: 'no-preloads',
  apply: 'build',
  enforce: 'pre',
  load: (name) =>
    name === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

const BASE =
  /node_modules\/(?:react|react-dom|scheduler)\/|preload-helper|numbers\/(?:cleanText|digits)|publicForm\/conditions|i18n\/pt\/public(?:Forms|Header)|\/public\/(?:texts|showDay)/;

/**
 * The public forms: a page of their own in `dist/public`, built apart from the back office, so that they share no file
 * with it and stay light.
 */
export default defineConfig({
  plugins: [react(), noSession, noPreloads],
  publicDir: false,
  build: {
    outDir: 'dist/public',
    emptyOutDir: false,
    manifest: '.vite/forms.json',
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: ['forms.html'],
      // Parts of libraries that the back office loads as well would have its file names.
      output: {
        chunkFileNames: 'assets/public-[name]-[hash].js',
        // What all of them need, in one file: each part of it that a small page needs alone would become one of its own.
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
    },
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pagePreloads } from './scripts/lib/pagePreloads.ts';

/** Where `npm run dev` has put the server that answers the calls. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The translator brings a stand-in for browsers without `Object.entries`, four times its own size; none is served. */
const ownEntries: Plugin = {
  name: 'own-entries',
  enforce: 'pre',
  resolveId: (name) => (name === 'object.entries' ? '\0object.entries' : null),
  load: (name) => (name === '\0object.entries' ? 'module.exports = Object.entries;' : null),
};

/** The page takes numbering plans of telephones when it shows a number; what declares a phone takes them at once. */
const phonesLater: Plugin = {
  name: 'phones-later',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'libphonenumber-js/min' && importer?.endsWith('/resources/numbers/phone.ts')
      ? fileURLToPath(new URL('src/fields/phoneNumbers.ts', import.meta.url))
      : null,
};

/**
 * The browser application: `dist/public`, one page, split by route. Which modules share a file is planned by
 * scripts/lib/chunkPlan.mjs: one that collects every library would make the sign-in page carry the whole back office.
 */
export default defineConfig({
  plugins: [react(), ownEntries, phonesLater, pagePreloads()],
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    // The server reads from it which scripts a page will ask for (server/http/hints.ts).
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: ['index.html'] },
  },
  server: {
    strictPort: true,
    proxy: { '/api': api, '/demo': api },
  },
});

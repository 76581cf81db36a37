import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` has put the server that answers the calls. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The translator brings a stand-in for browsers without `Object.entries`, four times its own size; none is served. */
const ownEntries: Plugin = {
  name: 'own-entries',
  enforce: 'pre',
  resolveId: (name) => (name === 'object.entries' ? '\0object.entries' : null),
  load: (name) => (name === '\0object.entries' ? 'module.exports = Object.entries;' : null),
};

/**
 * The browser application: `dist/public`, one page, split by route as the bundler sees fit. A chunk that
 * collects every library would make the sign-in page carry the whole back office.
 */
export default defineConfig({
  plugins: [react(), ownEntries],
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

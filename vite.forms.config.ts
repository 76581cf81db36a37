import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The public forms: a page of their own in `dist/public`, built apart from the back office, so that they share no file
 * with it and stay light.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/public',
    emptyOutDir: false,
    manifest: '.vite/forms.json',
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['forms.html'],
      // Parts of libraries that the back office loads as well would have its file names.
      output: { chunkFileNames: 'assets/public-[name]-[hash].js' },
    },
  },
});

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import countryCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { generate } from './scripts/registration/generate.mjs';
import { evaluatedLists } from './scripts/lib/evaluatedLists.ts';
import { declaredTexts } from './scripts/lib/missingTexts.ts';
import { firstFrame } from './scripts/lib/firstFrame.ts';
import { pagePreloads } from './scripts/lib/pagePreloads.ts';
import { withoutDescriptions } from './scripts/lib/withoutDescriptions.ts';
import { isFormsPage, isRoot, SESSION_COOKIE } from './resources/common/publicForm/addresses.ts';

/** Where `npm run dev` has put the server that answers the calls. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

const inModules = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/**
 * What libraries bring for cases that are not ours, many times the size of what stands here for it: by the name that is
 * imported, or by the place of a file that its own package imports.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // For browsers without it; none is served.
  'object.entries': 'module.exports = Object.entries;',
  // Guesses English names for what has none; everything of ours has one in both languages.
  inflection: ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
    .map((name) => `export const ${name} = (word) => word;`)
    .join('\n'),
  // Themes by variables of the style sheet; ours are two themes by name, and creating one with variables would throw.
  '@mui/material/esm/styles/createThemeWithVars.js': 'export default undefined;',
  '@mui/material/esm/styles/ThemeProviderWithVars.js': [
    'CssVarsProvider',
    'useColorScheme',
    'deprecatedGetInitColorSchemeScript',
  ]
    .concat('Experimental_CssVarsProvider')
    .map((name) => `export const ${name} = undefined;`)
    .join('\n'),
  // The other two looks of a field; a theme names the one that all have.
  '@mui/material/esm/FilledInput/FilledInput.js': 'export default () => null;',
  '@mui/material/esm/Input/Input.js': 'export default () => null;',
  // Writes react-admin's own exports; ours are written by src/lists/bulk.
  'jsonexport/dist/index.js': 'export default () => { throw new Error("No list is exported this way"); };',
  // Compares typed arrays, buffers and arguments too; react-admin asks it about values that JSON can hold, and dates.
  'lodash/isEqual.js': `export { dequal as default } from ${JSON.stringify(inModules('dequal/dist/index.mjs'))};`,
  // Letters and numbers of each country; the package also repeats the letters in a longer name.
  'i18n-iso-countries/codes.json': `export default ${JSON.stringify(countryCodes.map((names) => names.slice(0, 3)))};`,
  // The sentences of zod's own messages; a page shows those of its codes.
  'zod/v4/locales/en.js': "export default () => ({ localeError: () => 'Invalid' });",
};

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (name, importer) => {
    const place = name.startsWith('.') && importer ? join(dirname(importer), name) : null;
    const replaced = place ? relative(inModules(''), place) : name;
    return replaced in STAND_INS ? `\0${replaced}` : null;
  },
  load: (name) => {
    const code = STAND_INS[name.slice(1)];
    return code === undefined ? null : { code, moduleType: 'js' };
  },
};

/** react-admin takes its helpers from lodash; the same functions, written for present browsers, are a fifth as long. */
const shorterLodash: Plugin = {
  name: 'shorter-lodash',
  enforce: 'pre',
  resolveId: (name) => {
    const [, helper] = /^lodash\/(\w+)\.js$/.exec(name) ?? [];
    return helper === undefined || name in STAND_INS ? null : inModules(`es-toolkit/compat/${helper}.mjs`);
  },
};

/**
 * Shapes can write themselves as JSON schemas. The server does so in its document of calls; in the page it would be
 * 18 kB of script for nothing, so that the files export their names alone.
 */
const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => undefined;`)
        .join('\n'),
  },
};

/** The page takes numbering plans of telephones when it shows a number; what declares a phone takes them at once. */
const phonesLater: Plugin = {
  name: 'phones-later',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'libphonenumber-js/min' && importer?.endsWith('/resources/numbers/phone.ts')
      ? fileURLToPath(new URL('src/fields/phone/phoneNumbers.ts', import.meta.url))
      : null,
};

/** react-router's package offers its development build, with the texts of its warnings, to every bundler. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name) => {
    const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[name];
    return file && inModules(`react-router/dist/production/${file}.mjs`);
  },
};

/** In development an added or deleted module is listed at once; missing files are reported and nothing is changed. */
const generatedLists: Plugin = {
  name: 'generated-lists',
  apply: 'serve',
  configureServer({ watcher, config }) {
    watcher.on('all', (_event, path) => {
      if (!path.endsWith('.ts') || path.includes('/generated/')) return;
      try {
        generate();
      } catch (error) {
        config.logger.error(String(error));
      }
    });
  },
};

/** In development the public forms are at their addresses too; the server does it in production. */
const formPages: Plugin = {
  name: 'form-pages',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { url = '', headers } = request;
      const isVisitor = isRoot(url) && !headers.cookie?.includes(SESSION_COOKIE);
      if (isVisitor || isFormsPage(url)) request.url = '/forms.html';
      next();
    });
  },
};

/**
 * The browser application: `dist/public`, one page, split by route. Which modules share a file is planned by
 * scripts/lib/chunkPlan.mjs: one that collects every library would make the sign-in page carry the whole back office.
 */
export default defineConfig({
  plugins: [
    react(),
    standIns,
    shorterLodash,
    noJsonSchemas,
    phonesLater,
    productionRouter,
    generatedLists,
    formPages,
    declaredTexts,
    evaluatedLists,
    withoutDescriptions,
    firstFrame(),
    pagePreloads(),
  ],
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    // The server reads from it which scripts a page will ask for (server/http/preloadLinks.ts).
    manifest: true,

    target: 'baseline-widely-available',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: ['index.html'] },
  },
  server: {
    strictPort: true,
    proxy: { '^/api/': api, '/demo': api },
  },
});

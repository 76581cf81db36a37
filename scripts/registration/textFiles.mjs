import { HEAD, imports, list } from './generatedFile.mjs';
import { errorsModule } from './pageNeeds.mjs';

/** The head of a file of texts: in English, the shape of the Portuguese file of its name. */
function headOf(language, file) {
  if (language === 'pt') return HEAD;
  const place = file.split('/').at(-1).replace('.ts', '');
  const name = place === 'index' ? 'pt' : place;
  const source = { name, as: 'source', path: file.replace('/en/', '/pt/') };
  return `${HEAD}${imports(file, [source], { types: true })}import type { Shape } from '../../types.ts';\n`;
}

/** A file that exports one tree of texts. */
function treeFile(language, place, found, { about, lines, type = '' }) {
  const file = `i18n/generated/${language}/${place}.ts`;
  const name = place === 'index' ? language : place;
  return [
    file,
    `${headOf(language, file)}${imports(file, found)}
/** ${about} */
export const ${name} = {
${lines}}${language === 'pt' ? '' : ' satisfies Shape<typeof source>'};
${language === 'pt' ? type : ''}`,
  ];
}

const spread = (found) => list(found.map(({ name }) => `...${name}`));
const named = (found) => list(found.map(({ name }) => name));
const resources = (found) => `  resources: {\n${list(found.map(({ name }) => `  ${name}`))}  },\n`;
const codes = (found) => `  errors: {\n${list(found.map(({ name }) => `  ...${name}`))}  },\n`;

/** The sentences of the codes of these groups (`errors.<module>`), by module. */
const errorsOf = (errors, isWanted) =>
  errors.filter(({ path }) => {
    const module = errorsModule(path);
    return module !== undefined && isWanted(`errors.${module}`);
  });

/**
 * The texts of one language: those of the sign-in, the catalogue of codes, those of the back office, which are the ones that
 * its frame may say and those of no page, and all together for the server and the tests.
 */
function languageFiles(language, texts, { office, pages, modules }) {
  const signIn = {
    errors: texts.errors.filter(({ part }) => part === 'signIn'),
    keys: texts.keys.filter(({ part }) => part === 'signIn'),
  };
  const later = new Set([...pages, ...modules].flatMap((one) => one.texts));
  const others = texts.keys.filter(({ part }) => part === undefined);
  // Labels of data sets reach pages with the data sets themselves, which the server describes.
  const keys = others.filter(({ name }) => !later.has(name) && !name.endsWith('DataSet'));
  const ofModules = texts.modules.filter(({ name }) => office.has(`resources.${name}`));
  const inOffice = [
    ...texts.errors.filter(({ path, part }) => part === undefined && errorsModule(path) === undefined),
    ...errorsOf(texts.errors, (group) => office.has(group)),
  ];
  const signInFile = { name: 'signIn', path: `i18n/generated/${language}/signIn.ts` };
  const errors = [{ name: 'errors', path: `i18n/generated/${language}/errors.ts` }];
  return [
    treeFile(language, 'signIn', [...signIn.errors, ...signIn.keys], {
      about: 'Texts that are fetched without the others.',
      lines: `${named(signIn.keys)}  errors: { ${signIn.errors.map(({ name }) => `...${name}`).join(', ')} },\n`,
    }),
    treeFile(language, 'errors', texts.errors, {
      about:
        'The catalogue: every code that the server, a declaration or a page may name, with its sentence.',
      lines: spread(texts.errors),
    }),
    treeFile(language, 'backOffice', [...ofModules, ...keys, ...inOffice], {
      about: 'What every page of the back office may say.',
      lines: named(keys) + codes(inOffice) + resources(ofModules),
    }),
    treeFile(language, 'index', [...texts.modules, ...others, ...errors, signInFile], {
      about: 'All texts of the language.',
      type: '\nexport type Texts = typeof pt;\n',
      lines: spread([signInFile]) + named([...others, ...errors]) + resources(texts.modules),
    }),
  ];
}

/** How every page calls the modules and the other pages. The build writes it as data (scripts/lib/evaluatedLists.ts). */
function frameFile(language, texts, titles) {
  const file = `i18n/generated/${language}/frame.ts`;
  const groups = texts.keys.filter(
    ({ name, part }) => part === undefined && titles.some((key) => key.startsWith(`${name}.`)),
  );
  return [
    file,
    `${HEAD}import { frameTexts } from '../../frameTexts.ts';
${imports(file, [...texts.modules, ...groups])}
const texts = {
${named(groups)}${resources(texts.modules)}};

/** How menu, palette and breadcrumb call the records of all modules, and all pages. */
export const frame = frameTexts(texts, [
${list(titles.map((key) => `'${key}'`))}]);
`,
  ];
}

/** The texts that one page says and not all, or those of one module. */
function pageFile(language, texts, page) {
  const file = `i18n/generated/${language}/pages/${page.name}.ts`;
  const keys = texts.keys.filter(({ name, part }) => part === undefined && page.texts.includes(name));
  const modules = texts.modules.filter(({ name }) => page.texts.includes(`resources.${name}`));
  const errors = errorsOf(texts.errors, (group) => page.texts.includes(group));
  return [
    file,
    `${HEAD}${imports(file, [...keys, ...modules, ...errors])}
export const texts = {
${named(keys)}${errors.length > 0 ? codes(errors) : ''}${modules.length > 0 ? resources(modules) : ''}};
`,
  ];
}

/** The sentences of codes by module, for the build. */
function errorGroupsFile(language, errors) {
  const file = `i18n/generated/${language}/errorGroups.ts`;
  const ofModules = errorsOf(errors, () => true);
  const modules = [...new Set(ofModules.map(({ path }) => errorsModule(path)))];
  const lines = modules.map((module) => {
    const own = ofModules.filter(({ path }) => errorsModule(path) === module);
    return `${module}: { ${own.map(({ name }) => `...${name}`).join(', ')} }`;
  });
  return [
    file,
    `${HEAD}${imports(file, ofModules)}
/** The sentences of the codes of modules, by their names. */
export const errorGroups = {
${list(lines)}};
`,
  ];
}

/** All files of texts: by language, by page, and how those of a page are loaded. */
export function textFiles({ texts }, needs) {
  const pages = [...needs.modules, ...needs.pages].filter((page) => page.texts.length > 0);
  const loader = (name, language) =>
    `${language}: async () => [(await import('./${language}/pages/${name}.ts')).texts]`;
  return [
    ...Object.entries(texts).flatMap(([language, own]) => [
      ...languageFiles(language, own, needs),
      frameFile(language, own, needs.titles),
      ...pages.map((page) => pageFile(language, own, page)),
    ]),
    ...Object.entries(texts).map(([language, { errors }]) => errorGroupsFile(language, errors)),
    [
      'i18n/generated/pageGroups.ts',
      `${HEAD}
/** The groups of texts of each page, and of each module. */
export const pageGroups: Readonly<Record<string, readonly string[]>> = {
${list(pages.map(({ name, texts: groups }) => `${name}: [${groups.map((group) => `'${group}'`).join(', ')}]`))}};
`,
    ],
    [
      'i18n/generated/pageTexts.ts',
      `${HEAD}import type { TextSource } from '../parts.ts';

/** The texts of pages, by the name of their component, and of modules. */
export const pageTexts: Readonly<Record<string, TextSource>> = {
${list(
  pages.map(
    ({ name }) =>
      `${name}: {\n    ${Object.keys(texts)
        .map((language) => loader(name, language))
        .join(',\n    ')},\n  }`,
  ),
)}};
`,
    ],
  ];
}

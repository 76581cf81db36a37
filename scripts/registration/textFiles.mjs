import { HEAD, imports, list } from './generatedFile.mjs';

/**
 * The texts of one language: each part in a file of its own, that of the back office, which says whatever no other part
 * says, the catalogue of codes, and all together.
 */
export function textFiles(language, texts, parts) {
  const isSource = language === 'pt';
  const folder = `i18n/generated/${language}`;
  const shape = (name) => (isSource ? '' : ` satisfies Shape<typeof ${name}>`);
  const head = (file, source, from) =>
    isSource
      ? HEAD
      : `${HEAD}${imports(file, [{ name: source, as: 'source', path: `i18n/generated/pt/${from}.ts` }], { types: true })}import type { Shape } from '../../types.ts';\n`;
  const errorsIn = (some) => some.map(({ name }) => `...${name}`).join(', ');
  const files = parts.map((part) => {
    const file = `${folder}/${part}.ts`;
    const errors = texts.errors.filter((one) => one.part === part);
    const keys = texts.keys.filter((one) => one.part === part);
    return [
      file,
      `${head(file, part, part)}${imports(file, [...errors, ...keys])}
/** Texts that are fetched without the others. */
export const ${part} = {
${list(keys.map(({ name }) => name))}${errors.length > 0 ? `  errors: { ${errorsIn(errors)} },\n` : ''}}${shape('source')};
`,
    ];
  });
  const errorsFile = `${folder}/errors.ts`;
  const officeFile = `${folder}/backOffice.ts`;
  const allFile = `${folder}/index.ts`;
  const keys = texts.keys.filter(({ part }) => part === undefined);
  return [
    ...files,
    [
      errorsFile,
      `${head(errorsFile, 'errors', 'errors')}${imports(errorsFile, texts.errors)}
/** The catalogue: every code that the server, a declaration or a page may name, with its sentence. */
export const errors = {
${list(texts.errors.map(({ name }) => `...${name}`))}}${shape('source')};
`,
    ],
    [
      officeFile,
      `${head(officeFile, 'backOffice', 'backOffice')}${imports(officeFile, [...texts.modules, ...keys])}import { errors } from './errors.ts';

/** What every page of the back office may say. */
export const backOffice = {
${list([...keys.map(({ name }) => name), 'errors'])}  resources: {
${list(texts.modules.map(({ name }) => `  ${name}`))}  },
}${shape('source')};
`,
    ],
    [
      allFile,
      `${head(allFile, 'pt', 'index')}${['backOffice', ...parts].map((part) => `import { ${part} } from './${part}.ts';\n`).join('')}
/** All texts of the language, each part's included. */
export const ${language} = {
${list([...parts, 'backOffice'].map((part) => `...${part}`))}}${shape('source')};
${isSource ? '\nexport type Texts = typeof pt;\n' : ''}`,
    ],
  ];
}

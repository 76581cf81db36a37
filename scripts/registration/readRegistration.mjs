import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, SHARED_FOLDERS } from '../lib/areas.mjs';
import { checkBulkTexts, checkDone, checkImports } from './checkDone.mjs';
import { checkIcons } from './checkIcons.mjs';
import { byName, exportsOf, moduleFiles, namesBelow } from './registeredFiles.mjs';

const LANGUAGES = { pt: 'Portuguese', en: 'English' };
/** Texts that are said before the back office form a part of their own; which pages say the others, pageNeeds.mjs finds. */
const partOf = (path) => (path.startsWith('signIn/') ? 'signIn' : undefined);

/** The operations that a file declares: how each is exported, its name, and what of it the lists need. */
function operationsIn(text) {
  const pattern = /^export const (\w+) = defineOperation\(\w+, \{\n {2}name: '(\w+)',\n([\s\S]*?)^\}\);$/gm;
  return [...text.matchAll(pattern)].map(([, exported, name, body]) => ({
    exported,
    name,
    key: upperSnake(name),
    icon: /^ {2}icon: '(\w+)'/m.exec(body)?.[1],
    // Under its own name in the audit: not one that nothing does, nor one that says another action.
    action: /^ {2}(?:stateOnly|action):/m.test(body) ? undefined : upperSnake(name),
  }));
}

const upperSnake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The module of a declared parent, and whether values of it follow from the child records. */
function parentIn(text) {
  const parent = /^ {2}parent: \{\s*module: (\w+)/m.exec(text)?.[1];
  return parent === undefined ? {} : { parent, derives: /^(?: {4}| {2}parent: \{.*)derives: /m.test(text) };
}

/** Modules, records without generated calls, calls, operations and test facts: what `resources/<area>/<module>/` declares. */
function readResources(root, faults) {
  const modules = [];
  const requests = [];
  const records = [];
  const calls = [];
  const jobs = [];
  const dataSets = [];
  const bulkOperations = [];
  const imports = [];
  const operations = [];
  const testFacts = [];
  for (const { path, area, module, file } of moduleFiles(root, 'resources', faults)) {
    const text = readFileSync(join(root, path), 'utf8');
    if (file === 'testFacts.ts') testFacts.push({ name: `${module}TestFacts`, module, path });
    const requested = exportsOf(text, 'defineRequest');
    for (const name of [...exportsOf(text, 'defineModule'), ...requested]) {
      const place = `resources/${area}/${name}/schema.ts`;
      if (path === place)
        modules.push({ name, path, area, ...parentIn(text), isEvent: /^ {2}event: /m.test(text) });
      else faults.push(`${path} declares the module ${name}: its place is ${place}.`);
    }
    for (const name of requested) requests.push({ name, path, area });
    for (const name of exportsOf(text, 'defineStoredRecord')) records.push({ name, path });
    for (const name of exportsOf(text, 'defineCall')) calls.push({ name, path, module, area });
    for (const name of exportsOf(text, 'defineBulkOperation'))
      bulkOperations.push({ name, path, module, area });
    for (const name of exportsOf(text, 'defineImport')) imports.push({ name, path, module, area });
    for (const name of exportsOf(text, 'defineJob')) jobs.push({ name, path, module, area });
    for (const name of exportsOf(text, 'defineDataSet')) dataSets.push({ name, path, module, area });
    const declared = operationsIn(text);
    if (declared.length < exportsOf(text, 'defineOperation').length)
      faults.push(
        `${path} declares an operation that does not begin with its name: defineOperation(module, { name: …`,
      );
    for (const operation of declared) operations.push({ ...operation, path, module });
  }
  return {
    modules,
    requests,
    records,
    calls,
    jobs,
    dataSets,
    bulkOperations,
    imports,
    operations,
    testFacts,
  };
}

/** The codes that `resources` declares: `<Name>Code` in a module's `codes.ts`, or in `kit/codes/` where several use them. */
function readCodes(root) {
  // What lies in no area is reported with the modules.
  const ofModules = moduleFiles(root, 'resources', []).filter(({ file }) => file === 'codes.ts');
  const shared = namesBelow(root, 'resources/kit/codes').map((name) => ({
    path: `resources/kit/codes/${name}`,
  }));
  return [...ofModules, ...shared].flatMap(({ path }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export type (\w+)Code\b/gm)].map(([, name]) => ({
      type: `${name}Code`,
      texts: `${name[0].toLowerCase()}${name.slice(1)}Errors`,
      path,
    })),
  );
}

/** Codes without texts, and texts of codes that nothing declares. */
function checkCodes(codes, language, { errors }, faults) {
  for (const { type, texts, path } of codes)
    if (!errors.some(({ name }) => name === texts))
      faults.push(
        `${path} declares ${type}, which has no ${LANGUAGES[language]} texts: add ${texts} to a file below i18n/${language}.`,
      );
  for (const { name, path } of errors)
    if (!codes.some(({ texts }) => texts === name))
      faults.push(
        `${path} exports ${name}, and no codes are declared for it: add ${name[0].toUpperCase()}${name.slice(1, -'Errors'.length)}Code to the module's codes.ts below resources.`,
      );
}

/**
 * Reads the exports of `server/modules/<area>/<module>/`: `<call>Handler`, `<operation>Operation`, `<module>Hooks`,
 * `<module>Acceptance`, `<module>Follower` and `<module>Documents`.
 */
function readServer(root, { modules, requests, calls, jobs, bulkOperations, operations }, faults) {
  const handlers = [];
  const hooks = [];
  const acceptances = [];
  const followers = [];
  const documents = [];
  const operationHandlers = [];
  const jobHandlers = [];
  const bulkHandlers = [];
  const importHandlers = [];
  for (const { path, module, file } of moduleFiles(root, 'server/modules', faults)) {
    for (const name of exportsOf(readFileSync(join(root, path), 'utf8'))) {
      const call = /^(\w+)Handler$/.exec(name)?.[1];
      const job = /^(\w+)Job$/.exec(name)?.[1];
      if (job !== undefined && file.startsWith('jobs/')) jobHandlers.push({ name, of: job, path });
      const bulk = /^(\w+)Bulk$/.exec(name)?.[1];
      if (bulk !== undefined && file.startsWith('bulk/')) bulkHandlers.push({ name, of: bulk, path });
      const imported = /^(\w+)Import$/.exec(name)?.[1];
      if (imported !== undefined && file.startsWith('imports/'))
        importHandlers.push({ name, of: imported, path });
      if (call !== undefined) handlers.push({ name, call, path });
      if (name === `${module}Acceptance`) acceptances.push({ name, module, path });
      if (name === `${module}Follower`) followers.push({ name, module, path });
      if (file === 'documents.ts' && name === `${module}Documents`) documents.push({ name, module, path });
      const operation = /^(\w+)Operation$/.exec(name)?.[1];
      if (operation !== undefined) {
        operationHandlers.push({ name, as: `${module}_${name}`, module, operation, path });
        if (!operations.some((one) => one.module === module && one.name === operation))
          faults.push(`${path} exports ${name}: the module ${module} declares no operation ${operation}.`);
      }
      if (!name.endsWith('Hooks')) continue;
      if (file !== 'hooks.ts' || name !== `${module}Hooks`)
        faults.push(`${path} exports ${name}: the hooks of a module are <module>Hooks in its hooks.ts.`);
      else if (!modules.some((one) => one.name === module))
        faults.push(`${path} has hooks of ${module}: no resources/<area>/${module}/schema.ts declares it.`);
      else hooks.push({ name, module, path });
    }
  }
  for (const { name, path, module, area } of calls)
    if (!handlers.some(({ call }) => call === name))
      faults.push(
        `${path} declares the call ${name}, which has no handler: add server/modules/${area}/${module}/${name}.ts with ${name}Handler.`,
      );
  checkDone({ what: 'job', folder: 'jobs', suffix: 'Job', declared: jobs, done: jobHandlers }, faults);
  checkDone(
    { what: 'bulk operation', folder: 'bulk', suffix: 'Bulk', declared: bulkOperations, done: bulkHandlers },
    faults,
  );
  for (const { name, path, area } of requests)
    if (!acceptances.some(({ module }) => module === name))
      faults.push(
        `${path} declares the request ${name}, which nothing accepts: add server/modules/${area}/${name}/accept.ts with ${name}Acceptance.`,
      );
  for (const { name, call, path } of handlers)
    if (!calls.some((one) => one.name === call))
      faults.push(`${path} exports ${name}, and no file below resources declares the call ${call}.`);
  checkDocuments(root, modules, documents, faults);
  return {
    handlers,
    hooks,
    acceptances,
    followers,
    documents,
    operationHandlers,
    jobHandlers,
    bulkHandlers,
    importHandlers,
  };
}

const DOCUMENT_TYPES = 'resources/common/document/types.ts';

/** Types of document whose readers no module declares. */
function checkDocuments(root, modules, documents, faults) {
  if (!existsSync(join(root, DOCUMENT_TYPES))) return;
  const listed = (path, pattern) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([, type]) => type);
  const declared = new Set(documents.flatMap(({ path }) => listed(path, /^ {2}([A-Z_]+):/gm)));
  for (const type of listed(DOCUMENT_TYPES, /^ {2}'([A-Z_]+)',$/gm)) {
    if (declared.has(type)) continue;
    const { area = '<area>', name = '<module>' } =
      modules
        .filter((module) => `${type}_`.startsWith(`${upperSnake(module.name)}_`))
        .sort((a, b) => b.name.length - a.name.length)[0] ?? {};
    faults.push(
      `${DOCUMENT_TYPES} names documents ${type}, and nothing says who sees them: add ${type} to ${name}Documents in server/modules/${area}/${name}/documents.ts.`,
    );
  }
}

/** The texts of a language: of modules (`module.ts`), of codes (`…Errors`), and under keys of their own. */
function readTexts(root, language, { modules, dataSets }, faults) {
  const texts = { modules: [], errors: [], keys: [] };
  const shared = namesBelow(root, `i18n/${language}`)
    .filter((name) => SHARED_FOLDERS[`i18n/${language}`].includes(name.split('/')[0]))
    .map((name) => {
      const [module, ...file] = name.split('/');
      return { path: `i18n/${language}/${name}`, module, file: file.join('/') };
    });
  const ofModules = moduleFiles(root, `i18n/${language}`, faults);
  const all = [...shared, ...ofModules].sort((a, b) =>
    byName(`${a.module}/${a.file}`, `${b.module}/${b.file}`),
  );
  for (const { path, area, module, file } of all) {
    // What lies deeper is a piece that a file of the folder imports.
    if (file.includes('/')) continue;
    const other = path.replace(/^i18n\/\w+/, `i18n/${language === 'pt' ? 'en' : 'pt'}`);
    if (!existsSync(join(root, other))) faults.push(`${path} has no translation: add ${other}.`);
    const isModule = file === 'module.ts';
    if (isModule && !modules.some((one) => one.name === module && one.area === area))
      faults.push(`${path} has texts of the module ${module}: add resources/${area}/${module}/schema.ts.`);
    for (const name of exportsOf(readFileSync(join(root, path), 'utf8'))) {
      const kind = isModule ? 'modules' : name.endsWith('Errors') ? 'errors' : 'keys';
      texts[kind].push({ name, path, part: partOf(path.slice(`i18n/${language}/`.length)) });
    }
  }
  for (const { name, path, area } of modules)
    if (!texts.modules.some((text) => text.name === name))
      faults.push(
        `${path} has no ${LANGUAGES[language]} texts: add i18n/${language}/${area}/${name}/module.ts, which exports ${name}.`,
      );
  for (const { name, path, module, area } of dataSets)
    if (!texts.keys.some((text) => text.name === `${name}DataSet`))
      faults.push(
        `${path} has no ${LANGUAGES[language]} texts of the data set ${name}: add ${name}DataSet to i18n/${language}/${area}/${module}/dataSets.ts.`,
      );
  return texts;
}

/** Routes and views: what `src/routes/<area>/<module>.ts` exports as `<module>Routes` and `<module>Views`. */
function readRoutes(root, faults) {
  const routes = [];
  const views = [];
  for (const file of namesBelow(root, 'src/routes')) {
    const path = `src/routes/${file}`;
    const [area, module] = file.replace(/\.ts$/, '').split('/');
    for (const name of exportsOf(readFileSync(join(root, path), 'utf8'))) {
      const kind = /(?:Routes|Views)$/.exec(name)?.[0];
      if (kind === undefined) continue;
      if (!AREAS.includes(area) || name !== `${module}${kind}`)
        faults.push(
          `${path} exports ${name}: its place is src/routes/<area>/${name.slice(0, -kind.length)}.ts.`,
        );
      else if (kind === 'Routes') routes.push({ name, path });
      else views.push({ name, module, path });
    }
  }
  return { routes, views };
}

/**
 * Returns all that the project registers by the places of its files.
 * @throws Error that names every file to add or to move
 */
export function readRegistration(root) {
  const faults = [];
  const resources = readResources(root, faults);
  const routes = readRoutes(root, faults);
  checkIcons(root, resources, routes, faults);
  const codes = readCodes(root);
  const found = {
    ...resources,
    ...readServer(root, resources, faults),
    ...routes,
    codes,
    texts: Object.fromEntries(
      Object.keys(LANGUAGES).map((language) => [language, readTexts(root, language, resources, faults)]),
    ),
  };
  checkBulkTexts(found, faults);
  checkImports(found, faults);
  for (const [language, texts] of Object.entries(found.texts)) checkCodes(codes, language, texts, faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return found;
}

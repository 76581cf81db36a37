import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of `resources` that hold no module. */
const SHARED = new Set(['kit', 'numbers', 'generated']);
const LANGUAGES = { pt: 'Portuguese', en: 'English' };
/**
 * Texts that form a part of their own, by folder or file below a language: what is said before the back office, and what
 * only few of its pages say, which fetch it with their scripts.
 */
const PARTS = {
  signIn: ['signIn/'],
  administration: [
    'certificate/layout.ts',
    'certificate/paper.ts',
    'configuration/pages.ts',
    'role/pages.ts',
    'veterinaryAssociation/pages.ts',
  ],
  certificates: ['certificate/pages.ts'],
  owners: ['ownerErasure/export.ts', 'ownerErasure/pages.ts', 'ownerMerge/pages.ts'],
  personal: ['certificate/batches.ts', 'personalArea/pages.ts'],
  registration: ['animal/registration.ts'],
};
const partOf = (path) =>
  Object.keys(PARTS).find((part) => PARTS[part].some((place) => path.startsWith(place)));

/** By code unit: the order of a file system, or of a machine's language, decides nothing. */
const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The TypeScript files below a folder, as paths from the root with slashes, in the order of their names. */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.includes('/generated/'))
    .sort(byName);
}

/** The names that a file exports as constants. `made` limits them to those that a function of this name returns. */
function exportsOf(text, made = '') {
  const pattern = new RegExp(`^export const (\\w+)\\b${made && ` = ${made}(?:<[^>]*>)?\\(`}`, 'gm');
  return [...text.matchAll(pattern)].map(([, name]) => name);
}

/** The operations that a file declares: how each is exported, its name, and what of it the lists need. */
function operationsIn(text) {
  const pattern = /^export const (\w+) = defineOperation\(\w+, \{\n {2}name: '(\w+)',\n([\s\S]*?)^\}\);$/gm;
  return [...text.matchAll(pattern)].map(([, exported, name, body]) => ({
    exported,
    name,
    icon: /^ {2}icon: '(\w+)'/m.exec(body)?.[1],
    // Under its own name in the audit: not one that nothing does, nor one that says another action.
    action: /^ {2}(?:stateOnly|action):/m.test(body) ? undefined : upperSnake(name),
  }));
}

const upperSnake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const folderOf = (path, root) => path.slice(root.length + 1).split('/')[0];

/** Modules, records without generated calls, calls and operations: what `resources/<module>/` declares. */
function readResources(root, faults) {
  const modules = [];
  const requests = [];
  const records = [];
  const calls = [];
  const operations = [];
  for (const path of filesBelow(root, 'resources')) {
    const module = folderOf(path, 'resources');
    if (SHARED.has(module) || path.split('/').length < 3) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const requested = exportsOf(text, 'defineRequest');
    for (const name of [...exportsOf(text, 'defineModule'), ...requested]) {
      const place = `resources/${name}/schema.ts`;
      if (path === place) modules.push({ name, path });
      else faults.push(`${path} declares the module ${name}: its place is ${place}.`);
    }
    for (const name of requested) requests.push({ name, path });
    for (const name of exportsOf(text, 'defineStoredRecord')) records.push({ name, path });
    for (const name of exportsOf(text, 'defineCall')) calls.push({ name, path, module });
    const declared = operationsIn(text);
    if (declared.length < exportsOf(text, 'defineOperation').length)
      faults.push(
        `${path} declares an operation that does not begin with its name: defineOperation(module, { name: …`,
      );
    for (const operation of declared) operations.push({ ...operation, path, module });
  }
  return { modules, requests, records, calls, operations };
}

/**
 * Reads the exports of `server/modules/<module>/`: `<call>Handler`, `<operation>Operation`, `<module>Hooks`,
 * `<module>Acceptance` and `<module>Follower`.
 */
function readServer(root, { modules, requests, calls, operations }, faults) {
  const handlers = [];
  const hooks = [];
  const acceptances = [];
  const followers = [];
  const operationHandlers = [];
  for (const path of filesBelow(root, 'server/modules')) {
    const module = folderOf(path, 'server/modules');
    for (const name of exportsOf(readFileSync(join(root, path), 'utf8'))) {
      const call = /^(\w+)Handler$/.exec(name)?.[1];
      if (call !== undefined) handlers.push({ name, call, path });
      if (name === `${module}Acceptance`) acceptances.push({ name, module, path });
      if (name === `${module}Follower`) followers.push({ name, module, path });
      const operation = /^(\w+)Operation$/.exec(name)?.[1];
      if (operation !== undefined) {
        operationHandlers.push({ name, as: `${module}_${name}`, key: `${module}.${operation}`, path });
        if (!operations.some((one) => one.module === module && one.name === operation))
          faults.push(`${path} exports ${name}: resources/${module} declares no operation ${operation}.`);
      }
      if (!name.endsWith('Hooks')) continue;
      if (path !== `server/modules/${module}/hooks.ts` || name !== `${module}Hooks`)
        faults.push(`${path} exports ${name}: the hooks of a module are <module>Hooks in its hooks.ts.`);
      else if (!modules.some((one) => one.name === module))
        faults.push(`${path} has hooks of ${module}: resources/${module}/schema.ts declares no such module.`);
      else hooks.push({ name, module, path });
    }
  }
  for (const { name, path, module } of calls)
    if (!handlers.some(({ call }) => call === name))
      faults.push(
        `${path} declares the call ${name}, which has no handler: add server/modules/${module}/${name}.ts with ${name}Handler.`,
      );
  for (const { name, path } of requests)
    if (!acceptances.some(({ module }) => module === name))
      faults.push(
        `${path} declares the request ${name}, which nothing accepts: add server/modules/${name}/accept.ts with ${name}Acceptance.`,
      );
  for (const { name, call, path } of handlers)
    if (!calls.some((one) => one.name === call))
      faults.push(`${path} exports ${name}, and no file below resources declares the call ${call}.`);
  return { handlers, hooks, acceptances, followers, operationHandlers };
}

/** The texts of a language: of modules (`module.ts`), of codes (`…Errors`), and under keys of their own. */
function readTexts(root, language, { modules }, faults) {
  const texts = { modules: [], errors: [], keys: [] };
  for (const path of filesBelow(root, `i18n/${language}`)) {
    const [folder, file, ...below] = path.slice(`i18n/${language}/`.length).split('/');
    // What lies deeper is a piece that a file of the folder imports.
    if (file === undefined || below.length > 0) continue;
    const other = path.replace(/^i18n\/\w+/, `i18n/${language === 'pt' ? 'en' : 'pt'}`);
    if (!existsSync(join(root, other))) faults.push(`${path} has no translation: add ${other}.`);
    const isModule = file === 'module.ts';
    if (isModule && !modules.some(({ name }) => name === folder))
      faults.push(`${path} has texts of the module ${folder}: add resources/${folder}/schema.ts.`);
    for (const name of exportsOf(readFileSync(join(root, path), 'utf8'))) {
      const kind = isModule ? 'modules' : name.endsWith('Errors') ? 'errors' : 'keys';
      texts[kind].push({ name, path, part: partOf(`${folder}/${file}`) });
    }
  }
  for (const { name, path } of modules)
    if (!texts.modules.some((text) => text.name === name))
      faults.push(
        `${path} has no ${LANGUAGES[language]} texts: add i18n/${language}/${name}/module.ts, which exports ${name}.`,
      );
  return texts;
}

/** Routes and views: what `src/routes/<area or module>.ts` exports as `…Routes` and `…Views`. */
function readRoutes(root) {
  const found = filesBelow(root, 'src/routes').flatMap((path) =>
    exportsOf(readFileSync(join(root, path), 'utf8')).map((name) => ({ name, path })),
  );
  return {
    routes: found.filter(({ name }) => name.endsWith('Routes')),
    views: found.filter(({ name }) => name.endsWith('Views')),
  };
}

/** Signs that a menu entry or an operation names and the page does not draw. */
function checkIcons(root, { modules, operations }, { routes }, faults) {
  const icons = 'src/theme/icons.ts';
  if (!existsSync(join(root, icons))) return;
  const drawn = new Set(
    [...readFileSync(join(root, icons), 'utf8').matchAll(/^ {2}(\w+): /gm)].map(([, icon]) => icon),
  );
  for (const { path, module, name, icon } of operations)
    if (!drawn.has(icon))
      faults.push(`${path} names the icon ${icon} of ${module}.${name}: add it to ${icons}.`);
  for (const path of new Set([...modules, ...routes].map((one) => one.path)))
    for (const [, icon] of readFileSync(join(root, path), 'utf8').matchAll(/\bmenu: \{[^}]*icon: '(\w+)'/g))
      if (!drawn.has(icon)) faults.push(`${path} names the icon ${icon}: add it to ${icons}.`);
}

/**
 * Returns all that the project registers by the places of its files.
 * @throws Error that names every file to add or to move
 */
export function readRegistration(root) {
  const faults = [];
  const resources = readResources(root, faults);
  const routes = readRoutes(root);
  checkIcons(root, resources, routes, faults);
  const found = {
    ...resources,
    ...readServer(root, resources, faults),
    ...routes,
    texts: Object.fromEntries(
      Object.keys(LANGUAGES).map((language) => [language, readTexts(root, language, resources, faults)]),
    ),
    parts: Object.keys(PARTS),
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return found;
}

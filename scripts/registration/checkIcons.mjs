import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signs that a menu entry or an operation names and the page does not draw. */
export function checkIcons(root, { modules, operations }, { routes }, faults) {
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

import { describe, expect, test } from 'vitest';
import { pageRoutes } from '../../src/generated/routes.ts';
import { pages } from '../../src/app/allPages.ts';
import { findPage } from '../../src/runtime/address/pageTable.ts';
import { getBreadcrumb } from '../../src/shell/header/breadcrumb.ts';
import { activeItem, MENU_GROUPS, menuOf, namesPlace } from '../../src/shell/menu/menu.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { allows, type Actor } from '../../resources/kit/access.ts';
import { makeActor } from '../helpers/actor.ts';
import { messages } from '../../i18n/all.ts';
import { translator } from '../i18n/translator.ts';

const actor = (permissions: Actor['permissions']): Actor => makeActor({ permissions });

describe('the table of pages', () => {
  test('every page of the list › is found with and without a slash at its end', () => {
    for (const { path } of pageRoutes) {
      const address = path.replaceAll(/:\w+/g, '12').replace(/\*$/, 'any');
      expect(findPage(address), address).toBeDefined();
      expect(findPage(`${address}/`), `${address}/`).toBe(findPage(address));
    }
  });

  test('a path below a record, or a word in place of its number › has no page', () => {
    for (const { path } of pages.filter(({ kind }) => kind === 'record')) {
      expect(findPage(`${path.replace(':id', '12')}/anything`), path).toBeUndefined();
      expect(findPage(path.replace(':id', 'no-such-word')), path).toBeUndefined();
    }
    expect(findPage('/breed/12/create')).toBeDefined();
    expect(findPage('/breed/no-such-word/create')).toBeUndefined();
  });

  test('every page › belongs to an existing page', () => {
    for (const { path, parent } of pages)
      if (parent !== undefined) expect(findPage(parent), `${path} below ${parent}`).toBeDefined();
  });

  test('a nested page › has a breadcrumb of the pages above it', () => {
    expect(getBreadcrumb('/vaccine/3').crumbs).toEqual([
      { label: 'shell.group.admin' },
      { label: 'resources.vaccine.name', to: '/vaccine' },
    ]);
    expect(getBreadcrumb('/').crumbs).toEqual([]);
  });

  test('a page in the menu › has a breadcrumb that begins with the group of the menu in which it is', () => {
    for (const { path, menu } of pages)
      if (menu && path !== '/')
        expect(getBreadcrumb(path).crumbs[0], path).toEqual({ label: `shell.group.${menu.group}` });
  });
});

test('the pages of registering are closed to those whose entity may register nothing, billed or not', () => {
  const access = findPage('/animal/create')!.access;
  const profile = {
    name: 'Junta',
    isBillable: false,
    canRegisterBillable: false,
    canRegisterNonBillable: false,
  };
  const of = (entityProfile: Actor['entityProfile'], ...permissions: Actor['permissions']) =>
    allows(access, { ...actor(permissions), entityProfile });
  expect(of({ ...profile, canRegisterBillable: true }, 'REGISTER_ANIMAL')).toBe(true);
  expect(of({ ...profile, canRegisterNonBillable: true }, 'REGISTER_ANIMAL')).toBe(true);
  expect(of({ ...profile, canRegisterNonBillable: true }, 'READ_ANIMAL')).toBe(false);
  expect(of(profile, 'REGISTER_ANIMAL')).toBe(false);
  expect(of(null, 'REGISTER_ANIMAL')).toBe(false);
});

describe('the menu', () => {
  test('all permissions › show every group in its order', () => {
    const groups = menuOf(actor([...PERMISSIONS])).map(({ name }) => name);
    expect(groups).toEqual(MENU_GROUPS.filter((name) => groups.includes(name)));
    expect(groups).toContain('admin');
  });

  test('the queue of lost reports › is open to holders of ANIMAL_LOST_PENDING alone, with its entry', () => {
    const others = actor(PERMISSIONS.filter((one) => one !== 'ANIMAL_LOST_PENDING'));
    const holder = actor(['ANIMAL_LOST_PENDING']);
    const linksOf = (who: Actor) => menuOf(who).flatMap(({ items }) => items.map(({ to }) => to));
    const { access } = findPage('/pending-lost')!;
    expect([allows(access, holder), allows(access, others)]).toEqual([true, false]);
    expect([linksOf(holder), linksOf(others)].map((links) => links.includes('/pending-lost'))).toEqual([
      true,
      false,
    ]);
  });

  test('a group without an entry that the account may open › is hidden', () => {
    const groups = menuOf(actor(['READ_ANIMAL']));
    expect(groups.every(({ items }) => items.length > 0)).toBe(true);
    expect(groups.flatMap(({ items }) => items.map(({ to }) => to))).not.toContain('/vaccine');
  });

  test.each([
    ['/animal', ['animals']],
    ['/transfers', []],
    ['/owner', []],
    ['/requests', ['controls']],
    ['/request-death', ['controls']],
  ])(
    '%s › is marked in the bar of a phone by the group whose short name names it, or by none',
    (path, marked) => {
      const translate = translator('pt', messages.pt);
      const groups = menuOf(actor([...PERMISSIONS]));
      const active = activeItem(groups, path);
      const inBar = groups.slice(0, 2);
      const names = inBar.filter((group) => namesPlace(group, active, translate)).map(({ name }) => name);
      expect(names).toEqual(marked);
    },
  );
});

// @vitest-environment jsdom
import '../../../src/app/allPages.ts';
import { describe, expect, test } from 'vitest';
import type { AnimalView } from '../../../resources/animals/animal/calls.ts';
import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { AnimalStatus } from '../../../src/parts/animals/animal/AnimalStatus.tsx';
import { Alerts } from '../../../src/pages/animals/animal/view/Alerts.tsx';
import { AnimalHeader } from '../../../src/pages/animals/animal/view/AnimalHeader.tsx';
import { SidePanel } from '../../../src/pages/animals/animal/view/SidePanel.tsx';
import { Summary } from '../../../src/pages/animals/animal/view/validity/Summary.tsx';
import { makeActor } from '../../helpers/actor.ts';
import { namesOf, render } from '../../helpers/render.tsx';

/** The values on which these parts of the page depend. */
const animal = {
  id: 5,
  version: 1,
  transponder: '620098100000005',
  name: 'Mel',
  status: 'NORMAL',
  breed: { id: 3, hasLicensing: true },
  breedCategoryId: 1,
  rabiesImmunizationDateEnd: '2999-01-31',
  isLicenseValid: false,
  licenseDateEnd: null,
  isSterilized: true,
  isLocked: false,
  errors: [],
  hasMergedTransponders: false,
  owner: { id: 8, name: 'Ana Reis', isRestricted: false },
  fields: {},
  operations: {},
} as unknown as AnimalView;

const NOTHING_RESTS = { isLicenseValid: true, licenseDateEnd: '2999-02-28' };
const allowed = { allowed: true };
const sessionOf = (permissions = [...PERMISSIONS]) =>
  ({ step: 'DONE', sessionToken: 's', actor: makeActor({ permissions }) }) as const;

/** The items of the line without the sterilisation, which a wide screen has in its panel. */
const lineOf = (root: HTMLElement): readonly (string | null)[] =>
  [...root.querySelectorAll('li')].map(({ textContent }) => textContent);

describe('the line at the top of an animal’s page', () => {
  test('its items › say whose it is, whether it is vaccinated, licensed and sterilised', async () => {
    const { root } = await render(<Summary animal={animal} />, { session: sessionOf() });
    expect(lineOf(root)).toEqual([
      'Titular Ana Reis',
      'Antirrábica válida até 31-01-2999',
      'Sem licença em vigor',
      'Esterilização registada',
    ]);
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/owner/8');
    const { root: licensed } = await render(<Summary animal={{ ...animal, ...NOTHING_RESTS }} />, {
      session: sessionOf(),
      language: 'en',
    });
    expect(lineOf(licensed)).toContain('Licence valid until 28-02-2999');
  });

  test('an owner outside the scope › is named with the municipality, without a link', async () => {
    const owner = { name: 'A*** R***', isRestricted: true, county: { id: 1, name: 'Sintra' } };
    const { root } = await render(<Summary animal={{ ...animal, owner } as unknown as AnimalView} />);
    expect(lineOf(root)[0]).toBe('Titular A*** R***Sintra');
    expect(root.querySelector('a')).toBeNull();
  });

  test('a breed that takes no licence, and a dead animal › have no more than concerns them', async () => {
    const cat = { ...animal, breed: { ...animal.breed, hasLicensing: false } };
    const { root } = await render(<Summary animal={cat} />);
    expect(lineOf(root)).not.toContain('Sem licença em vigor');
    const { root: dead } = await render(<Summary animal={{ ...animal, status: 'DEAD' }} />);
    expect(lineOf(dead)).toEqual(['Titular Ana Reis']);
  });
});

describe('the photo of an animal', () => {
  const headOf = async (more: Partial<AnimalView>, onPhoto: (() => void) | undefined) => {
    const shown = { ...animal, gender: 'MALE', color: 'preto', birthdate: '2020-01-01', ...more };
    const { root } = await render(<AnimalHeader animal={shown as AnimalView} onPhoto={onPhoto} />, {
      session: sessionOf(),
    });
    return { root, buttons: namesOf('button', root) };
  };
  const give = () => undefined;

  test('an animal without one › asks who may add one, and no one else', async () => {
    const { root, buttons } = await headOf({ photo: null }, give);
    expect(buttons).toContain('Adicionar fotografia');
    expect(root.querySelector('img')).toBeNull();
    expect((await headOf({ photo: null }, undefined)).buttons).not.toContain('Adicionar fotografia');
  });

  test('an animal with one › shows it, and the button that changes it', async () => {
    const { root, buttons } = await headOf({ photo: 'AAAA' }, give);
    expect(root.querySelector('img')?.getAttribute('alt')).toContain('Mel');
    expect(buttons).toContain('Mudar a fotografia');
    expect(buttons).not.toContain('Adicionar fotografia');
  });
});

describe('a dead animal', () => {
  test('its status › is the word of its notice', async () => {
    const { root } = await render(<AnimalStatus status="DEAD" />);
    expect(root.textContent).toBe('Óbito');
  });

  const dead = { ...animal, status: 'DEAD', deathDate: '2026-09-07', isLocked: true } as AnimalView;
  const open = { ...dead, operations: { SET_NOT_DEAD: allowed, UNLOCK: allowed } };

  test('its notice › says what can still be done', async () => {
    const { root } = await render(<Alerts animal={open} />, { session: sessionOf() });
    expect(root.textContent).toBe(
      'Óbito registadoO óbito foi registado com data de 07-09-2026. Continua a ser possível: Desbloquear a ficha, Anular o óbito.',
    );
  });

  test('the notice of who can do nothing with it › says that it can be viewed', async () => {
    const { root } = await render(<Alerts animal={dead} />, { session: sessionOf([]) });
    expect(root.textContent).toContain('A ficha só pode ser consultada.');
  });
});

describe('the operations of an animal', () => {
  const panelOf = async (permissions: Parameters<typeof sessionOf>[0]) => {
    const ignore = () => undefined;
    const { root } = await render(
      <SidePanel
        animal={{ ...animal, isInScope: true, isOwnerInScope: true }}
        isEditing={false}
        onEdit={ignore}
        onDialog={ignore}
        onPrint={ignore}
      />,
      { session: sessionOf(permissions) },
    );
    return [...root.querySelectorAll('nav button')].map(
      (one) => [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent,
    );
  };

  test('what no record allows, and what the user has no permission for › is not shown', async () => {
    const all = await panelOf([...PERMISSIONS]);
    expect(all).toContain('Editar');
    expect(all).toContain('Comparar versões');
    expect(all).not.toContain('Eliminar');
    const reader = await panelOf(['READ_ANIMAL']);
    expect(reader).toEqual(['Emitir certificado', 'Imprimir']);
  });
});

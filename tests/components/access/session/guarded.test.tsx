// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { allOf, registersAnimals, type Actor } from '../../../../resources/kit/access.ts';
import { Guarded } from '../../../../src/parts/access/session/Guarded.tsx';
import { makeActor } from '../../../helpers/actor.ts';
import { render } from '../../../helpers/render.tsx';

const page = <Guarded access={allOf('REGISTER_ANIMAL', registersAnimals)} page={<p>o formulário</p>} />;

const clinic = (given: Partial<Actor>, canRegister: boolean) =>
  makeActor({
    entity: { id: 3, name: 'Clínica do Vale' },
    entityProfile: {
      name: 'Clínica',
      isBillable: false,
      canRegisterBillable: canRegister,
      canRegisterNonBillable: false,
    },
    ...given,
  });

const sessionOf = (actor: Actor) => ({ step: 'DONE', sessionToken: 'token', actor }) as const;

describe.each([
  ['pt', 'O perfil da entidade «Clínica do Vale» não permite', 'Esta conta não tem acesso'],
  ['en', 'The profile of the entity “Clínica do Vale” does not allow', 'You do not have permission'],
] as const)('the page on which animals are registered, in %s', (language, ofProfile, ofAccount) => {
  const show = (actor: Actor) => render(page, { language, session: sessionOf(actor) });

  test('an entity that may register nothing › reads that its profile is the reason', async () => {
    const { root } = await show(clinic({ permissions: ['REGISTER_ANIMAL'] }, false));
    expect(root.textContent).toContain(ofProfile);
    expect(root.textContent).not.toContain(ofAccount);
  });

  test('an account without the permission › reads that it lacks that', async () => {
    const { root } = await show(clinic({}, false));
    expect(root.textContent).toContain(ofAccount);
    expect(root.textContent).not.toContain(ofProfile);
  });

  test('an account that may register for its entity › sees the page', async () => {
    const { root } = await show(clinic({ permissions: ['REGISTER_ANIMAL'] }, true));
    expect(root.textContent).toBe('o formulário');
  });
});

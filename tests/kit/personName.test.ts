import { describe, expect, it } from 'vitest';
import { calls, modules } from '../../resources/schemas.ts';
import { firstOperator } from '../../resources/access/session/calls.ts';
import { updateOwnProfile } from '../../resources/account/personalArea/profileCalls.ts';
import { PUBLIC_FORMS } from '../../resources/common/publicForm/forms.ts';
import { readForm } from '../../resources/common/publicForm/readForm.ts';
import { isPersonName } from '../../resources/numbers/personName.ts';

const NAMES = ['Ana Sousa', 'Ó', "D'Ávila-Pinto", 'João (filho), Lda. & Cª', '3 Patas', '山田太郎', 'محمد'];
const NO_NAMES = ['', '1', '123 456', '<b>', '<b>Ana</b>', 'Ana\nSousa', 'Ana\u2028Sousa', '...', '😀'];

/** Texts of a declaration that are the name of a person, as their own names say. */
const declared = modules.flatMap((module) =>
  Object.entries(module.fields).flatMap(([name, { kind, options }]) =>
    kind === 'text' &&
    options.personal === true &&
    !options.computed &&
    /(^n|N)ame$|^responsible$/.test(name) &&
    !/filename|animalName/i.test(name)
      ? [[`${module.name}.${name}`, options] as const]
      : [],
  ),
);

describe('the name of a person', () => {
  it.each(NAMES)('%s › is one', (name) => expect(isPersonName(name)).toBe(true));
  it.each(NO_NAMES)('%j › is none', (name) => expect(isPersonName(name)).toBe(false));

  it('every declared field of that kind › follows the rule', () => {
    expect(declared.map(([name]) => name)).toEqual(
      expect.arrayContaining(['owner.name', 'user.name', 'lostAnimal.participantName']),
    );
    const without = declared.filter(([, options]) => (options as { valid?: unknown }).valid !== isPersonName);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('the calls that take one beside › follow it too', () => {
    const first = { email: 'a@b.pt', password: 'Xy1!abcd', name: 'Ana' };
    for (const [call, body] of [
      [updateOwnProfile, {}],
      [firstOperator, first],
    ] as const) {
      expect(calls).toContain(call);
      expect(call.body?.safeParse({ ...body, name: 'Ana' }).success).toBe(true);
      for (const name of ['1', '<b>'])
        expect(call.body?.safeParse({ ...body, name }).error?.issues[0]?.message).toBe('INVALID_NAME');
    }
  });

  it('every public form › refuses a name that is none', () => {
    for (const form of Object.values(PUBLIC_FORMS))
      for (const property of Object.keys(form.fields).filter((name) =>
        /requesterName|newOwnerName|responsible/.test(name),
      ))
        expect(readForm(form, { [property]: '<b>' }).faults).toContainEqual({ property, fault: 'INVALID' });
  });
});

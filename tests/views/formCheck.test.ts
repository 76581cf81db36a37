import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { data, date, integer, reference, text } from '../../resources/kit/fields.ts';
import { defineModule, type AnyModule } from '../../resources/kit/module.ts';
import { transponderMovement } from '../../resources/stock/transponderMovement/schema.ts';
import { makeActor } from '../helpers/actor.ts';
import { checkForm, modesOf } from '../../src/forms/formCheck.ts';
import { flatErrors } from '../../src/forms/flatErrors.ts';

const kennel = defineModule({
  name: 'kennel',
  access: { read: 'SIGNED_IN', write: 'SIGNED_IN' },
  fields: {
    name: text({ required: true }),
    places: integer({ min: 1 }),
    opened: date({ past: true }),
    secret: text({ required: true, write: 'WRITE_CONFIGURATION' }),
    parentId: reference('kennel'),
    staff: data(z.array(z.object({ name: z.string().min(1, 'MISSING_NAME') }))),
  },
  list: { columns: ['name'], sort: ['name', 'ASC'] },
  check: ({ record }) => (record.places === 13 ? [{ property: 'places', error: 'INVALID_PLACES' }] : []),
}) as AnyModule;

const actor = makeActor();

function check(
  given: Record<string, unknown>,
  before: Record<string, unknown> | null = null,
  fields?: string[],
) {
  const mode = before ? 'update' : 'create';
  const modes = modesOf(kennel, actor, mode, given, before);
  return checkForm(given, { module: kennel, actor, mode, before, modes, fields });
}

describe('the check of a form', () => {
  it('valid values › are returned as they are stored', () => {
    expect(check({ name: '  Canil  ', places: 4 })).toMatchObject({ values: { name: 'Canil' }, errors: {} });
  });

  it('half a date or a text for a number › has the code of its field', () => {
    expect(check({ name: 'A', places: 'quatro', opened: '01-02' }).errors).toEqual({
      places: 'INVALID_PLACES',
      opened: 'INVALID_DATE',
    });
  });

  it('runs the rules over several fields, and places errors inside nested values', () => {
    expect(check({ name: 'A', places: 13, staff: [{ name: 'Rui' }, { name: '' }] }).errors).toEqual({
      places: 'INVALID_PLACES',
      'staff.1.name': 'MISSING_NAME',
    });
  });

  it('a field that the user cannot write, or of another form › is ignored', () => {
    expect(check({ name: 'A' }).errors).toEqual({});
    expect(check({ places: 2 }, { id: 1, version: 1, name: null, secret: null }, ['places']).errors).toEqual(
      {},
    );
    expect(check({ places: 2 }, { id: 1, version: 1, name: null, secret: null }).errors).toEqual({
      name: 'MISSING_NAME',
    });
  });
});

describe('the summary of errors', () => {
  it('each field, nested ones included › has one line', () => {
    const errors = {
      name: { type: 'code', message: 'a' },
      owners: [undefined, { name: { message: 'b', ref: {} } }],
    };
    expect(flatErrors(errors)).toEqual({ name: 'a', 'owners.1.name': 'b' });
  });
});

describe('a new record', () => {
  it('with a field that it does not have › is sent without the value that the field starts with', () => {
    const keeper = makeActor({ permissions: ['REGISTER_ANIMAL'] });
    const given = { toEntityId: 4, numbers: '620098100000001', isBillable: true };
    const checkedFor = (who: typeof actor) => {
      const modes = modesOf(transponderMovement, who, 'create', given, null);
      return checkForm(given, {
        module: transponderMovement,
        actor: who,
        mode: 'create',
        before: null,
        modes,
      });
    };
    expect(checkedFor(keeper).values).toEqual({ toEntityId: 4, numbers: '620098100000001' });
    expect(checkedFor(makeActor({ permissions: ['MANAGE_TRACEABILITY'] })).values).toMatchObject({
      isBillable: true,
    });
  });
});

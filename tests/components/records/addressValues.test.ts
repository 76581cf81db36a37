import { describe, expect, test } from 'vitest';
import {
  boolean,
  choice,
  date,
  integer,
  reference,
  references,
  text,
} from '../../../resources/kit/fields.ts';
import { valuesOfAddress } from '../../../src/records/addressValues.ts';

const FIELDS = {
  name: text({ max: 10 }),
  entityId: reference('entity'),
  order: integer({ min: 1, max: 9 }),
  isRare: boolean(),
  state: choice(['OPEN', 'CLOSED']),
  day: date(),
  profileIds: references('entityProfile', { initial: [] }),
};
const read = (address: string) => valuesOfAddress(FIELDS, new URLSearchParams(address));

describe('the values of a new record in its address', () => {
  test('values that their fields can have › are of the type of the field', () => {
    expect(read('name=Ana&entityId=7&order=3&isRare=false&state=OPEN&day=2026-01-31')).toEqual({
      name: 'Ana',
      entityId: 7,
      order: 3,
      isRare: false,
      state: 'OPEN',
      day: '2026-01-31',
    });
  });

  test.each([
    ['the id of a record', 'entityId=x&entityId=-1&entityId=1.5&entityId=1e3&entityId='],
    ['a number', 'order=many&order=0&order=10&order=1.5&order='],
    ['yes or no', 'isRare=1&isRare='],
    ['one of some words', 'state=LOST&state='],
    ['a day', 'day=2026-02-30&day=tomorrow'],
    ['a short text', 'name=Constantinopla&name='],
    ['several records', 'profileIds=3&profileIds=x'],
  ])('a text that is not %s › counts as none', (_, address) => {
    expect(read(address)).toEqual({});
  });

  test('a name that no field has › counts as none', () => {
    expect(read('dialog=invite&constructor=1&__proto__=1')).toEqual({});
  });
});

import { expect, test } from 'vitest';
import { offeredOf } from '../../src/pages/animals/animal/view/operationGroups.ts';

const print = { label: 'print', reason: undefined };
const edit = { label: 'edit', reason: 'ANIMAL_IS_DEAD' };
const operations = { SET_NOT_DEAD: { allowed: true } };

test('the operations of a dead animal › are those that can be done, for who cannot revive it', () => {
  expect(offeredOf({ status: 'DEAD', operations: {} }, [print, edit])).toEqual([print]);
  expect(offeredOf({ status: 'DEAD', operations }, [print, edit])).toEqual([print, edit]);
  expect(offeredOf({ status: 'LOST', operations: {} }, [print, edit])).toEqual([print, edit]);
});

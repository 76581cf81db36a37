import { describe, expect, test } from 'vitest';
import { anyWords, readFilter, withValues } from '../../src/runtime/address/useListAddress.ts';

const FILTERS = {
  q: anyWords,
  status: ['OPEN', 'CLOSED'],
  from: (text: string) => /^\d{4}$/.test(text),
} as const;
const read = (address: string) => readFilter(new URLSearchParams(address), FILTERS);
const after = (address: string, values: Parameters<typeof withValues>[1]) =>
  withValues(new URLSearchParams(address), values).toString();

describe('the filters of a list in its address', () => {
  test('values that their filters take › are read, without others of the address', () => {
    expect(read('q=+ana+&status=OPEN&from=2026&dialog=invite')).toEqual({
      q: 'ana',
      status: 'OPEN',
      from: '2026',
    });
  });

  test('values that no filter takes › count as none', () => {
    expect(read('q=&status=LOST&from=yesterday')).toEqual({});
  });

  test('another filter › leads to the first page, and leaves the rest of the address', () => {
    expect(after('q=ana&page=3&dialog=invite', { status: 'OPEN' })).toBe('q=ana&dialog=invite&status=OPEN');
  });

  test('an empty value › takes its filter away', () => {
    expect(after('q=ana&status=OPEN', { q: '', status: undefined })).toBe('');
  });

  test('another page › keeps the filters, and the first one is not named', () => {
    expect(after('status=OPEN', { page: 2 })).toBe('status=OPEN&page=2');
    expect(after('status=OPEN&page=2', { page: 1 })).toBe('status=OPEN');
  });
});

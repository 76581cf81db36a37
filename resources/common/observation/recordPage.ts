import { moduleIndex } from '../../moduleIndex.ts';
import { isNobody } from '../../kit/access.ts';
import { isId } from '../../numbers/recordId.ts';
import { isTransponder } from '../../numbers/transponder.ts';

/** Characters of the longest address of a page with notes. */
export const PAGE_URL_MAX = 200;

/** The record that a page of the back office shows. */
export interface RecordPage {
  /** The page's path: without query, fragment and slash at its end. */
  readonly url: string;
  readonly module: string;
  /** The record's id, or the transponder of an animal. */
  readonly key: string;
}

/** Pages of records that no declaration generates, without the key at their end, and the module of the record. */
const OWN_PAGES: readonly (readonly [base: string, module: string])[] = [
  ['/animal/view', 'animal'],
  ['/animal/life-line', 'animal'],
  ['/animal/owner/change', 'animal'],
  ['/animal/lost', 'lostAnimal'],
  ['/transfers', 'animalTransfer'],
];

let known: ReadonlyMap<string, string> | undefined;

const moduleByBase = (): ReadonlyMap<string, string> =>
  (known ??= new Map([
    ...moduleIndex
      .filter(({ access, without = [] }) => !isNobody(access.pages) && !without.includes('get'))
      .map(({ resource, name }) => [`/${resource}`, name] as const),
    ...OWN_PAGES,
  ]));

/**
 * Finds the record that an address within the register names; its query and fragment say nothing of it. Null for pages
 * that show no single record, and for whatever is no page: an address of another place, a path with other signs.
 */
export function findRecordPage(address: string): RecordPage | null {
  if (address.length > PAGE_URL_MAX) return null;
  const [path = ''] = address.split(/[?#]/, 1);
  const whole = path.endsWith('/') ? path.slice(0, -1) : path;
  const at = whole.lastIndexOf('/');
  const base = whole.slice(0, at);
  const key = whole.slice(at + 1);
  const module = moduleByBase().get(base);
  if (module === undefined) return null;
  if (isId(key) && Number(key) > 0)
    return { url: `${base}/${Number(key)}`, module, key: String(Number(key)) };
  return module === 'animal' && isTransponder(key) ? { url: whole, module, key } : null;
}

import { civilCheckDigit, documentCheckDigit } from '../../../resources/numbers/identityCard.ts';
import { nifCheckDigit } from '../../../resources/numbers/nif.ts';

/**
 * Walks a range of prime size without meeting a number twice, so that the n-th number of its kind is
 * unique without asking the database. `n` from 0; products stay exact below 2^53.
 */
const scatter = (n: number, step: number, size: number): number => (n * step + 1) % size;

const withCheck = (eight: string): string => eight + nifCheckDigit(eight);

/** The n-th person's tax number (NIF), of the ranges 1 and 2. */
export const personNif = (n: number): string =>
  withCheck(String(10_000_000 + scatter(n, 7_368_787, 19_999_999)));

/** The n-th company's tax number (NIPC), of range 5. */
export const companyNif = (n: number): string =>
  withCheck(String(50_000_000 + scatter(n, 3_797_211, 8_999_993)));

/** The n-th entity's tax number, apart from those of `companyNif`. */
export const entityNif = (n: number, isPublic: boolean): string =>
  withCheck(String((isPublic ? 60_010_000 : 59_010_000) + scatter(n, 571, 9_973)));

/** The n-th cartão de cidadão, with both check digits, as it is stored. */
export function citizenCard(n: number): string {
  const civil = String(10_000_000 + scatter(n, 5_814_217, 6_999_997));
  const eleven = `${civil}${civilCheckDigit(civil)}Z${'XYZ'[n % 3]}`;
  return eleven + documentCheckDigit(eleven);
}

/** The n-th mobile number, in E.164. */
export const mobilePhone = (n: number): string =>
  `+351${['91', '96', '93', '92'][n % 4]}${4 + (n % 3)}${String(scatter(n, 571_377, 999_983)).padStart(6, '0')}`;

/** The n-th fixed number of a region ('21', '22', '253' …), in E.164. */
export const fixedPhone = (area: string, n: number): string =>
  `+351${area}${String(100_003 + scatter(n, 57_137, 799_999)).slice(0, 6)}${n % 10}`.slice(0, 13);

/** Where chips come from, how often, and the first digits that each source prints after its prefix. */
const SOURCES: readonly (readonly [prefix: string, body: number, weight: number])[] = [
  ['620', 98_100_000_000, 40],
  ['941', 24_000_000_000, 18],
  ['981', 98_100_000_000, 11],
  ['982', 126_000_000_000, 8],
  ['956', 8_000_000_000, 6],
  ['968', 1_000_000_000, 6],
  ['977', 200_000_000_000, 4],
  ['985', 112_000_000_000, 3],
  ['900', 164_000_000_000, 2],
  ['724', 98_100_000_000, 1],
  ['250', 269_600_000_000, 1],
];
const WHEEL = SOURCES.flatMap(([prefix, body, weight]) =>
  Array.from({ length: weight }, () => [prefix, body] as const),
);

/**
 * The n-th animal's transponder: 15 digits, a country's or maker's real prefix, at most 38 bits. Unique for
 * n below 99 999 989, whatever the prefix.
 */
export function transponder(n: number): string {
  const [prefix, body] = WHEEL[(Math.imul(n, 0x9e3779b1) >>> 8) % WHEEL.length]!;
  return prefix + String(body + scatter(n, 7_368_787, 99_999_989)).padStart(12, '0');
}

import type { AnimalView } from '../animal/view.ts';

export const CERTIFICATE_LANGUAGES = ['pt', 'en'] as const;
export type CertificateLanguage = (typeof CERTIFICATE_LANGUAGES)[number];

/** A value that a certificate can print. */
interface ValueDeclaration {
  readonly kind: 'text' | 'transponder' | 'date' | 'boolean' | 'gender' | 'status' | 'breedCategory';
  /** The value of an animal; undefined where the reader of the animal may not see it. */
  readonly of: (animal: AnimalView) => string | boolean | null | undefined;
  /** It is about the owner: after a change of owner, the validation does not show the new one. */
  readonly isOwners?: true;
  /** Of the sample that the editor's preview shows. */
  readonly sample: string;
}

type OwnerField = 'vatNumber' | 'idCard' | 'phone' | 'email' | 'address' | 'postalCode' | 'locality';
const ownerText = (field: OwnerField, sample: string): ValueDeclaration => ({
  kind: 'text',
  of: ({ owner }) =>
    field in owner ? (owner as Readonly<Record<OwnerField, string | null>>)[field] : undefined,
  isOwners: true,
  sample,
});
const ownerPlace = (place: 'parish' | 'county' | 'district', sample: string): ValueDeclaration => ({
  kind: 'text',
  of: ({ owner }) => (place in owner ? (owner[place]?.name ?? null) : undefined),
  isOwners: true,
  sample,
});
const text = (of: ValueDeclaration['of'], sample: string): ValueDeclaration => ({ kind: 'text', of, sample });
const date = (of: ValueDeclaration['of'], sample: string): ValueDeclaration => ({ kind: 'date', of, sample });

/** Whether the reader sees the passport: of one's own animal, and of one that is lost or was found. */
const isTold = ({ isInScope, status }: AnimalView): boolean =>
  isInScope || status === 'LOST' || status === 'FOUND';

/** Every value that a layout can print, by the name that it is printed with. */
export const CERTIFICATE_VALUES = {
  transponder: { kind: 'transponder', of: ({ transponder }) => transponder, sample: '620098100000001' },
  secondTransponder: {
    kind: 'transponder',
    of: ({ secondTransponder }) => secondTransponder,
    sample: '620098100000002',
  },
  name: text(({ name }) => name, 'Luna'),
  breed: text(({ breed }) => breed.name, 'Labrador Retriever'),
  crossBreed: text(({ crossBreed }) => crossBreed?.name ?? null, 'Golden Retriever'),
  breedCategory: { kind: 'breedCategory', of: ({ breedCategoryId }) => breedCategoryId, sample: 'A' },
  gender: { kind: 'gender', of: ({ gender }) => gender, sample: 'FEMALE' },
  color: text(({ color }) => color, 'preto'),
  birthdate: date(({ birthdate }) => birthdate, '2022-03-14'),
  registrationDate: date(({ registrationDate }) => registrationDate, '2022-05-20'),
  status: { kind: 'status', of: ({ status }) => status, sample: 'NORMAL' },
  deathDate: date(({ deathDate }) => deathDate, '2026-01-09'),
  isSterilized: { kind: 'boolean', of: ({ isSterilized }) => isSterilized, sample: 'true' },
  passport: text((animal) => (isTold(animal) ? animal.passport : undefined), 'PT-01-0012345'),
  lopNumber: text(({ lopNumber }) => lopNumber, 'LOP 512345'),
  lopName: text(({ lopName }) => lopName, 'Luna da Serra'),
  rabiesImmunizationDateEnd: date(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd, '2027-03-01'),
  licenseDateEnd: date(({ licenseDateEnd }) => licenseDateEnd, '2027-05-31'),
  ownerName: {
    kind: 'text',
    of: ({ owner }) => owner.name,
    isOwners: true,
    sample: 'Maria Conceição Araújo',
  },
  ownerVatNumber: ownerText('vatNumber', '123456789'),
  ownerIdCard: ownerText('idCard', '00000000 0 ZZ4'),
  ownerPhone: ownerText('phone', '+351 912 345 678'),
  ownerEmail: ownerText('email', 'maria@example.test'),
  ownerAddress: ownerText('address', 'Rua das Flores 12, 2.º Esq.'),
  ownerPostalCode: ownerText('postalCode', '1000-001'),
  ownerLocality: ownerText('locality', 'Lisboa'),
  ownerParish: ownerPlace('parish', 'Arroios'),
  ownerCounty: ownerPlace('county', 'Lisboa'),
  ownerDistrict: ownerPlace('district', 'Lisboa'),
  veterinaryName: text(({ veterinary }) => veterinary?.name ?? null, 'Dra. Helena Prata'),
  veterinaryBallotNumber: text(({ veterinary }) => veterinary?.ballotNumber ?? null, '4321'),
  entityName: text(({ entity }) => entity?.name ?? null, 'Clínica da Baixa'),
} as const satisfies Record<string, ValueDeclaration>;

export type CertificateValue = keyof typeof CERTIFICATE_VALUES;

export const VALUE_NAMES = Object.keys(CERTIFICATE_VALUES) as CertificateValue[];

export const valueDeclaration = (name: CertificateValue): ValueDeclaration => CERTIFICATE_VALUES[name];

export const isValueName = (name: string): name is CertificateValue =>
  Object.hasOwn(CERTIFICATE_VALUES, name);

/** The values that a layout prints: the names among its texts in quotation marks. */
export const printedNames = (source: string): CertificateValue[] => {
  const quoted = new Set([...source.matchAll(/"(\w+)"/g)].map(([, name]) => name!));
  return VALUE_NAMES.filter((name) => quoted.has(name));
};

/** A value as it is kept: text, `true` or `false`, or nothing. */
export const keptValue = (value: string | boolean | null): string | null =>
  typeof value === 'boolean' ? String(value) : value === '' ? null : value;

import sql, { type Sql } from 'sql-template-tag';
import { animalCoat as animalEn } from '../../../../i18n/en/animals/animal/coat.ts';
import { lostAnimal as moduleEn } from '../../../../i18n/en/lostFound/lostAnimal/module.ts';
import { animalCoat as animalPt } from '../../../../i18n/pt/animals/animal/coat.ts';
import { lostAnimal as modulePt } from '../../../../i18n/pt/lostFound/lostAnimal/module.ts';
import type { LocaleName } from '../../../../i18n/locale.ts';
import { speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';
import { wordsIn } from '../../../../resources/kit/values/knownWords.ts';
import type { ListedPublicReport } from '../../../../resources/lostFound/lostAnimal/publicCalls.ts';
import type { PublicReport } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { showPhone } from '../../../../resources/numbers/phone.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { POSTER_TEXTS } from '../../../posters/posterTexts.ts';
import { readMainPhoto } from './photos.ts';
import { toBase64 } from '../../../files/base64.ts';

const MODULE = { pt: modulePt, en: moduleEn };
const COLOURS: Readonly<Record<LocaleName, Readonly<Record<string, string>>>> = {
  pt: animalPt.colors,
  en: animalEn.colors,
};

/** A report with a code, as far as the poster reads it. */
interface Row {
  readonly id: number;
  readonly code: string;
  readonly status: 'LOST' | 'FOUND';
  readonly isClosed: boolean;
  readonly deliveryStatus: string | null;
  readonly animalId: number | null;
  readonly photoId: number | null;
  readonly hasPhoto: boolean;
  readonly useAnimalPhotoInProcess: boolean;
  readonly transponder: string;
  readonly name: string | null;
  readonly category: string | null;
  readonly species: string | null;
  readonly breed: string | null;
  readonly isCrossBreed: boolean;
  readonly crossBreed: string | null;
  readonly gender: string;
  readonly color: string;
  readonly eventDate: string;
  readonly eventCountry: string;
  readonly district: string | null;
  readonly county: string | null;
  readonly parish: string | null;
  readonly eventLocal: string;
  readonly foundAnimalSituation: string | null;
  readonly allowsContact: boolean;
  readonly allowsTransponder: boolean;
  readonly contactPreference: string | null;
  readonly participantName: string;
  readonly participantContact: string;
  readonly participantContact2: string | null;
  readonly participantContact3: string | null;
  readonly participantEmail: string | null;
  readonly entityName: string | null;
  readonly entityPhone: string | null;
  readonly entityEmail: string | null;
}

/** A report whose reporter agrees that it is shown to the public, open or closed. */
const published = (where: Sql): Sql => sql`
  select l.id, p.code, l.status, l.is_closed, l.delivery_status, l.animal_id, l.photo_id, l.use_animal_photo_in_process,
    coalesce(case when l.use_animal_photo_in_process then a.photo_id end, l.photo_id) is not null as has_photo,
    l.transponder, l.name, b.type as category, s.name as species, b.name as breed, l.is_cross_breed,
    x.name as cross_breed, l.gender, l.color, l.event_date, l.event_country, d.name as district, c.name as county,
    f.name as parish, l.event_local, l.found_animal_situation, l.allows_contact, l.allows_transponder,
    l.contact_preference, l.participant_name, l.participant_contact, l.participant_contact2, l.participant_contact3,
    l.participant_email, e.name as entity_name, e.phone as entity_phone, e.email as entity_email
  from lost_animal_poster p join lost_animal l on l.id = p.lost_animal_id
    left join animal a on a.id = l.animal_id left join breed b on b.id = l.breed_id left join breed x on x.id = l.cross_breed_id
    left join breed s on s.id = l.species_id left join district d on d.id = l.event_district_id
    left join county c on c.id = l.event_county_id left join parish f on f.id = l.event_parish_id
    left join entity e on e.id = l.creation_entity_id
  where l.allows_advertising and l.validation_status = 'ACCEPTED' and ${where}`;

/** The published report of a code, open or closed. */
export const findPublishedByCode = (db: Queryable, code: string): Promise<Row | undefined> =>
  findOne<Row>(db, published(sql`p.code = ${code}`));

/** A report that has a poster: open, validated, and with the consent to be shown. */
export const findPoster = (db: Queryable, id: number): Promise<Row | undefined> =>
  findOne<Row>(db, published(sql`l.id = ${id} and not l.is_closed`));

/** Published reports, by a condition with its order. */
export const findPublished = (db: Queryable, where: Sql): Promise<Row[]> => db.query<Row>(published(where));

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A coat's colour in words of the language, as far as it is made of known ones. */
function colourIn(language: LocaleName, color: string): string {
  const { words } = lostAnimal.fields.color;
  const { colours } = POSTER_TEXTS[language];
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    COLOURS[language][key.slice(key.lastIndexOf('.') + 1)] ?? fill(colours, values);
  return words ? wordsIn(say, words, color) : color;
}

function breedIn(language: LocaleName, { breed, isCrossBreed, crossBreed }: Row): string | null {
  const { cross, crossOf } = POSTER_TEXTS[language];
  if (breed === null || !isCrossBreed) return breed;
  return crossBreed === null ? fill(cross, { breed }) : fill(crossOf, { breed, cross: crossBreed });
}

const placeIn = (language: LocaleName, row: Row): string =>
  [
    row.eventLocal,
    ...new Set([row.parish, row.county, row.district]),
    row.eventCountry === 'PT'
      ? null
      : new Intl.DisplayNames(language, { type: 'region' }).of(row.eventCountry),
  ]
    .filter(Boolean)
    .join(', ');

/** Returns a published report as its line in the public list: nothing of a person, and no place but the municipality. */
export function listedReportOf(row: Row, language: LocaleName): ListedPublicReport {
  const { gender } = MODULE[language].choices;
  const looks = [
    breedIn(language, row),
    row.gender === 'UNDEFINED' ? null : gender[row.gender as keyof typeof gender].toLowerCase(),
    colourIn(language, row.color),
  ];
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(row.eventCountry);
  return {
    code: row.code,
    status: row.status,
    name: row.name,
    species: row.category === null ? null : speciesOfCategory(row.category),
    looks: looks.filter(Boolean).join(', '),
    eventDate: row.eventDate,
    place:
      row.county === null
        ? (country ?? row.eventCountry)
        : [...new Set([row.county, row.district])].join(', '),
    hasPhoto: row.hasPhoto,
  };
}

/** Returns the contact for a finder: the reporter, by their own consent and preference, else the entity. */
function contactOf(row: Row): PublicReport['contact'] {
  const name = row.participantName;
  const phones = [row.participantContact, row.participantContact2, row.participantContact3];
  const shownPhones = (all: readonly (string | null)[]) =>
    all.flatMap((one) => (one ? [showPhone(one)] : []));
  if (row.allowsContact && row.contactPreference === 'EMAIL' && row.participantEmail)
    return { name, phones: [], email: row.participantEmail };
  if (row.allowsContact && (row.contactPreference ?? 'PHONE') === 'PHONE')
    return { name, phones: shownPhones(phones), email: null };
  return { name: row.entityName, phones: shownPhones([row.entityPhone]), email: row.entityEmail };
}

/** Returns the public part of a report, in words; the one source of its poster and its public page. */
export async function publicReportOf(db: Queryable, row: Row, language: LocaleName): Promise<PublicReport> {
  const texts = POSTER_TEXTS[language];
  const { fields, choices } = MODULE[language];
  const species = row.category === null ? null : speciesOfCategory(row.category);
  const situation = row.foundAnimalSituation as keyof typeof choices.foundAnimalSituation | null;
  const facts: [name: string, label: string, value: string | null][] = [
    ['species', texts.speciesLabel, species ? texts.species[species] : row.species],
    ['breed', fields.breedId, breedIn(language, row)],
    ['gender', fields.gender, choices.gender[row.gender as keyof typeof choices.gender]],
    ['color', fields.color, colourIn(language, row.color)],
    ['eventDate', texts.when[row.status], showDate(row.eventDate)],
    ['place', texts.where, placeIn(language, row)],
    ['situation', texts.situation, situation && choices.foundAnimalSituation[situation]],
    ['transponder', fields.transponder, row.allowsTransponder ? row.transponder : null],
  ];
  const photo = await readMainPhoto(db, row);
  return {
    status: row.status,
    title: texts.title[row.status],
    name: row.name,
    facts: facts.flatMap(([name, label, value]) => (value ? [{ name, label, value }] : [])),
    photo: photo ? toBase64(photo.bytes) : null,
    species,
    contact: contactOf(row),
  };
}

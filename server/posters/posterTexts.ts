import { animalKind as kindEn } from '../../i18n/en/animals/animal/species.ts';
import type { LocaleName } from '../../i18n/locale.ts';
import { animalKind as kindPt } from '../../i18n/pt/animals/animal/species.ts';

/** The texts of posters and public pages of lost and found animals, beside labels and choices, by language. */
export const POSTER_TEXTS = {
  pt: {
    title: { LOST: 'Animal desaparecido', FOUND: 'Animal encontrado' },
    species: kindPt.species,
    speciesLabel: 'Espécie',
    cross: 'Cruzado de %{breed}',
    crossOf: '%{breed} cruzado com %{cross}',
    colours: '%{first} e %{second}',
    when: { LOST: 'Desapareceu em', FOUND: 'Encontrado em' },
    where: 'Local',
    situation: 'Situação',
    call: { LOST: 'Viu este animal?', FOUND: 'Conhece este animal?' },
    anyone: 'Contacte uma clínica veterinária, a câmara municipal ou a polícia.',
    scan: 'Leia o código QR para saber se o processo continua aberto.',
    qr: 'Código QR da página pública deste animal',
    photo: 'Fotografia do animal',
    drawing: 'Desenho no lugar da fotografia',
    register: 'Registo nacional de animais de companhia',
    filename: 'cartaz',
  },
  en: {
    title: { LOST: 'Lost animal', FOUND: 'Found animal' },
    species: kindEn.species,
    speciesLabel: 'Species',
    cross: '%{breed} cross',
    crossOf: '%{breed} crossed with %{cross}',
    colours: '%{first} and %{second}',
    when: { LOST: 'Lost on', FOUND: 'Found on' },
    where: 'Place',
    situation: 'Situation',
    call: { LOST: 'Have you seen this animal?', FOUND: 'Do you know this animal?' },
    anyone: 'Contact a veterinary clinic, the town hall or the police.',
    scan: 'Scan the QR code to see whether the report is still open.',
    qr: 'QR code of the public page of this animal',
    photo: 'Photo of the animal',
    drawing: 'Drawing in place of a photo',
    register: 'National register of companion animals',
    filename: 'poster',
  },
};
export type PosterTexts = (typeof POSTER_TEXTS)[LocaleName];

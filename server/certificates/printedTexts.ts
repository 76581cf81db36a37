import { animal as animalEn } from '../../i18n/en/animals/animal/module.ts';
import { animalKind as kindEn } from '../../i18n/en/animals/animal/species.ts';
import { certificateKinds as kindsEn } from '../../i18n/en/animals/certificate/kinds.ts';
import { certificatePaper as paperEn } from '../../i18n/en/animals/certificate/paper.ts';
import { animal as animalPt } from '../../i18n/pt/animals/animal/module.ts';
import { animalKind as kindPt } from '../../i18n/pt/animals/animal/species.ts';
import { certificateKinds as kindsPt } from '../../i18n/pt/animals/certificate/kinds.ts';
import { certificatePaper as paperPt } from '../../i18n/pt/animals/certificate/paper.ts';
import { spaced } from '../../resources/numbers/spaced.ts';
import { KIND_NAMES } from '../../resources/animals/certificateTemplate/kinds.ts';
import {
  valueDeclaration,
  VALUE_NAMES,
  type CertificateLanguage,
  type CertificateValue,
} from '../../resources/animals/certificate/certificateValues.ts';

/** Texts of certificates that no page shows. */
const PAPER = {
  pt: {
    ...paperPt,
    species: kindPt.species,
    kinds: kindsPt.names,
    photoAlt: 'Fotografia de %{name}',
    yes: 'Sim',
    no: 'Não',
    reason: 'Certificado emitido pelo registo nacional de animais de companhia',
    demonstration: 'Demonstração: assinado com uma chave de teste. Este documento não tem valor legal.',
  },
  en: {
    ...paperEn,
    species: kindEn.species,
    kinds: kindsEn.names,
    photoAlt: 'Photo of %{name}',
    yes: 'Yes',
    no: 'No',
    reason: 'Certificate issued by the national register of companion animals',
    demonstration: 'Demonstration: signed with a test key. This document has no legal value.',
  },
};
const ANIMAL = { pt: animalPt, en: animalEn };

export const paperTexts = (language: CertificateLanguage) => PAPER[language];

/** The name of a kind of certificate in the language of a certificate; what an operator wrote stays as it is. */
export function printedKind(name: string, language: CertificateLanguage): string {
  const [key] = Object.entries(KIND_NAMES).find(([, stored]) => stored === name) ?? [];
  return key === undefined ? name : PAPER[language].kinds[key as keyof typeof KIND_NAMES];
}

/** A day as it is printed: `22-11-2026`. */
export const printedDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('-');

/** A kept value as it is printed. */
export function printedText(
  name: CertificateValue,
  kept: string | null,
  language: CertificateLanguage,
): string | null {
  if (kept === null) return null;
  const { kind } = valueDeclaration(name);
  const { choices } = ANIMAL[language];
  const words = { gender: choices.gender, status: choices.status, breedCategory: choices.breedCategory };
  if (kind === 'date') return printedDay(kept);
  if (kind === 'boolean') return kept === 'true' ? PAPER[language].yes : PAPER[language].no;
  if (kind === 'transponder') return spaced(kept);
  if (kind === 'text') return kept;
  return (words[kind] as Readonly<Record<string, string>>)[kept] ?? kept;
}

/** All values of the sample, as they are kept. */
export const SAMPLE_VALUES = Object.fromEntries(
  VALUE_NAMES.map((name) => [name, valueDeclaration(name).sample]),
) as Readonly<Record<CertificateValue, string>>;

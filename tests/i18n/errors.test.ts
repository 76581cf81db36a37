import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/all.ts';
import { en } from '../../i18n/generated/en/index.ts';
import { errorText } from '../../i18n/errorText.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { PERMISSION_GROUPS, PERMISSIONS } from '../../resources/kit/permissions.ts';
import { translator } from './translator.ts';

/** Codes that other programs may rely on: taking one away is noticed here. */
const AGREED = `
  FORM_ERROR FORM_ERROR_MSG CREATE_SUCCESS UPDATE_SUCCESS DELETE_SUCCESS DELETE_FAILED INTERNAL_ERROR
  STALE_VERSION LEGAL_WARNING_REQUIRED ENTITY_REQUIRED IDEMPOTENCY_KEY_REUSED UNWRITABLE_FIELD UNKNOWN_FIELD
  MALFORMED_REQUEST TOO_MANY_REQUESTS DATABASE_AWAY MAIL_AWAY SERVER_BUSY DUPLICATE_NAME DUPLICATE_EMAIL
  DUPLICATE_VAT_NUMBER DUPLICATE_BALLOT_NUMBER STILL_IN_USE NOT_FOUND UNAUTHORIZED FORBIDDEN NEVER_ALLOWED NO_PERMISSION
  LOGIN_INVALID_CREDENTIALS LOGIN_CREDENTIALS_EXPIRED LOGIN_MAX_RETRIES_EXCEEDED USER_NOT_FOUND USER_INACTIVE
  LOGIN_INVALID_TWO_FA_CREDENTIALS LOGIN_EXPIRED_TWO_FA_CREDENTIALS USER_PASSWORD_MISMATCH USER_PASSWORD_EQUALS_OLD
  MISSING_OLD_PASSWORD CANNOT_CHANGE_PASSWORD ERROR_LOGIN_ENTITY ERROR_DELETE_ASSOCIATION ERROR_OMV_LOGIN
  MISSING_NAME INVALID_NAME MISSING_LANGUAGE INVALID_LANGUAGE MISSING_TIMEZONE INVALID_TIMEZONE
  MISSING_RECEIVE_NOTIFICATIONS ERROR_TICKET ERROR_COMMENT ERROR_SINCHRONIZE USER_HAS_NO_EMAIL
  FAIL_UPLOAD_FILE FAIL_DELETE_FILE DOCUMENT_NOT_FOUND INVALID_FILE_TYPE TOO_MANY_FILES FILE_TOO_LARGE INVALID_FILE
  OWNER_IS_LOCKED NO_CREDITS NO_CREDIT TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY TRANSPONDER_ALREADY_REGISTERED
  CANNOT_VALIDATE_TRANSPONDER COULD_NOT_VALIDATE_ON_TRACEABILITY CANNOT_REGISTER_UNUSABLE_TRANSPONDER
  CANNOT_REGISTER_FREE_TRANSPONDER TRANSPONDER_NOT_BILLABLE TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY
  TRANSPONDER_IN_PENDING_PRE_REGISTER ANIMAL_IS_LOCKED ANIMAL_IS_DEAD ANIMAL_IS_LOST ANIMAL_IS_EXTERNAL
  ANIMAL_DATA_INVALID PENDING_TRANSFER TRANSFER_ALREADY_CLOSED MISSING_TRANSPONDER MISSING_BIRTHDATE INVALID_BIRTHDATE
  MISSING_GENDER MISSING_BREED MISSING_COLOR MISSING_VETERINARY MISSING_ENTITY INVALID_DATE MISSING_LOP_NAME
  MISSING_LOP_NUMBER MISSING_POSTAL_CODE MISSING_DEATH_TIMESTAMP ERROR_SET_LOST ERROR_SET_CLOSED INVALID_SITUATION
  MISSING_LOCAL MISSING_DATE MISSING_PARTICIPANT_NAME MISSING_PARTICIPANT_CONTACT MISSING_COUNTY INVALID_DISTRICT
  MISSING_OBSERVATION INVALID_TRANSPONDER MISSING_REASON ERROR_ADD_INTERVENTION ANIMAL_ALREADY_STERILIZED INVALID_TYPE
  INVALID_EXECUTION_DATE MISSING_EXECUTION_DATE EXECUTION_DATE_CANNOT_BE_AFTER_REGISTRATION_DATE INVALID_REASON
  MISSING_VACCINE MISSING_BATCH INVALID_IMMUNIZATION_DATE MISSING_FINANCING_ENTITY ERROR_ADD_LICENSING MISSING_TYPE
  MISSING_SUBTYPE MISSING_ANIMAL_FATE ERROR_ADD_AGGRESSION ERROR_CLEARING_REGISTRY ERROR_CHANGE_STATE ERROR_UPLOADING
  TRANSFER_OWNER_SAME_AS_CURRENT OWNER_HAS_ANIMALS OWNER_ALREADY_HAS_A_USER ERROR_ACTIVATING FAIL_DELETE_CERTIFICATE
  EMPTY_VALUE INVALID_VALUE INVALID_EMAIL INVALID_EMAIL_ADDRESS INVALID_DATE_NO_FUTURE_DATES
  INVALID_DATE_NO_PAST_DATES INVALID_CERTIFICATION_PERMISSION MISSING_PROPERTY_NAME MISSING_TEMPLATE INVALID_CODE
`
  .trim()
  .split(/\s+/);

/** The parts of the catalogue, by their files. */
const parts = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  ['../../i18n/pt/**/errors.ts', '../../i18n/pt/**/*Errors.ts', '../../i18n/pt/errors/*.ts'],
  { eager: true },
);
const PARTS = Object.values(parts).flatMap((exported) => Object.values(exported));

describe('the catalogue of codes', () => {
  it('all agreed codes › have a sentence in both languages', () => {
    expect(AGREED.filter((code) => !(code in pt.errors) || !(code in en.errors))).toEqual([]);
  });

  it('each code › exists once', () => {
    const codes = PARTS.flatMap((part) => Object.keys(part));
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(codes.length).toBe(Object.keys(pt.errors).length);
  });

  it('all codes › are written in capitals', () => {
    expect(Object.keys(pt.errors).filter((code) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code))).toEqual([]);
  });

  it('the sentence for a file that is too large › names 5 MB', () => {
    expect(pt.errors.FILE_TOO_LARGE).toContain('5 MB');
    expect(en.errors.FILE_TOO_LARGE).toContain('5 MB');
  });

  it('every permission and group, and nothing else › has a label', () => {
    for (const { permissions } of [pt, en]) {
      expect(Object.keys(permissions.names)).toEqual(PERMISSIONS);
      expect(Object.keys(permissions.groups)).toEqual(Object.keys(PERMISSION_GROUPS));
    }
  });
});

describe('the sentence for a code', () => {
  const portuguese = translator('pt', messages.pt);
  const english = translator('en', messages.en);

  it('a code with or without its prefix › has the sentence of the catalogue', () => {
    expect(errorText(portuguese, 'MISSING_COLOR')).toBe('Indique a cor da pelagem.');
    expect(errorText(english, 'errors.MISSING_COLOR')).toBe('Enter the coat colour.');
  });

  it('a code of a reference by its id › has the same sentence', () => {
    expect(errorText(portuguese, 'MISSING_BREED_ID')).toBe('Indique a espécie ou raça.');
  });

  it('a code of a field that the catalogue lacks › has a sentence with the name of the field', () => {
    expect(errorText(portuguese, 'MISSING_SHELTER_WING', 'Ala do canil')).toBe('Indique: Ala do canil.');
    expect(errorText(english, 'INVALID_SHELTER_WING', 'Shelter wing')).toBe('Shelter wing: check the value.');
    expect(errorText(portuguese, 'DUPLICATE_SHELTER_WING', 'Ala')).toBe(
      'Ala: este valor já existe noutro registo.',
    );
    expect(errorText(portuguese, 'MISSING_SHELTER_WING')).toBe('Preencha este campo.');
  });

  it('an unknown code › is quoted for support', () => {
    expect(errorText(portuguese, 'WAG_FAILED')).toContain('(WAG_FAILED)');
  });

  it('of an action that failed is worded by its module, where the module does', () => {
    expect(errorText(portuguese, 'ERROR_UPDATE', undefined, 'owner')).toContain('guardar o titular');
    expect(errorText(english, 'ERROR_UPDATE', undefined, 'vaccine')).toBe(
      'The record could not be saved. Nothing was changed; try again in a moment.',
    );
    expect(errorText(english, 'ERROR_SEARCH')).toBe('The list could not be loaded. Try again in a moment.');
  });

  it('a day that an animal cannot have › names the days that it can', () => {
    for (const module of ['animalLicense', 'healthIntervention']) {
      expect(errorText(portuguese, 'INVALID_DATE', undefined, module)).toContain('nascimento do animal');
      expect(errorText(english, 'INVALID_DATE', undefined, module)).toContain('between the animal’s birth');
    }
  });

  it('a code that a module words itself › has the sentence of the module', () => {
    const own = {
      ...messages.pt,
      resources: { user: { errors: { MISSING_NAME: 'Preencha o nome completo' } } },
    };
    const translate = translator('pt', own);
    expect(errorText(translate, 'MISSING_NAME', 'Nome', 'user')).toBe('Preencha o nome completo');
    expect(errorText(translate, 'MISSING_NAME', 'Nome', 'breed')).toBe('Indique o nome.');
  });
});

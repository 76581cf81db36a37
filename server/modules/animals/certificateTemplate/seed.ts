import sql from 'sql-template-tag';
import {
  KIND_DESCRIPTIONS,
  KIND_NAMES,
  PARAMETER_NAMES,
} from '../../../../resources/animals/certificateTemplate/kinds.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { findOne, type Queryable } from '../../../db/db.ts';

interface Parameter {
  readonly code: string;
  readonly name: string;
  readonly type: 'Text' | 'Date';
  readonly isMandatory: boolean;
  readonly preventPastDates?: boolean;
}

interface Template {
  readonly name: string;
  readonly description: string;
  readonly customFilename: string;
  readonly animalStatuses: readonly string[];
  readonly isAvailableToOwners: boolean;
  readonly isForBulk?: boolean;
  readonly layout: string;
  readonly parameters?: readonly Parameter[];
}

const ANIMAL = `#part(t("Animal", "Animal"))
#rows("transponder", "name", "breed", "crossBreed", "breedCategory", "gender", "color", "birthdate")
`;
const OWNER = `#part(t("Titular", "Owner"))
#rows("ownerName", "ownerVatNumber", "ownerAddress", "ownerPostalCode", "ownerLocality", "ownerCounty")
`;

/** Of what is also printed once the animal is dead and staff have unlocked it. */
const EVERY_STATUS = ['NORMAL', 'LOST', 'FOUND', 'DEAD'] as const;

/** Kinds of certificate that a register starts with; the operator changes them as needed. */
const TEMPLATES: readonly Template[] = [
  {
    name: KIND_NAMES.registration,
    description: KIND_DESCRIPTIONS.registration,
    customFilename: 'certificado-registo',
    animalStatuses: ['NORMAL', 'LOST', 'FOUND'],
    isAvailableToOwners: true,
    layout: `#title(t("Certificado de registo", "Registration certificate"))

#t("O animal identificado abaixo está registado no registo nacional de animais de companhia desde", "The animal named below has been registered in the national register of companion animals since") #value("registrationDate").

${ANIMAL}
#part(t("Titular", "Owner"))
#rows("ownerName", "ownerCounty")
`,
  },
  {
    name: KIND_NAMES.diac,
    description: KIND_DESCRIPTIONS.diac,
    customFilename: 'DIAC',
    animalStatuses: EVERY_STATUS,
    isAvailableToOwners: true,
    isForBulk: true,
    layout: `#title(t("Documento de identificação do animal de companhia", "Companion animal identification document"))

${ANIMAL}
${OWNER}
#part(t("Registo", "Registration"))
#rows("registrationDate", "veterinaryName", "veterinaryBallotNumber", "entityName", "passport")
`,
  },
  {
    name: KIND_NAMES.travel,
    description: KIND_DESCRIPTIONS.travel,
    customFilename: 'declaracao-viagem',
    animalStatuses: ['NORMAL'],
    isAvailableToOwners: false,
    parameters: [
      { code: 'destination', name: PARAMETER_NAMES.destination, type: 'Text', isMandatory: true },
      {
        code: 'departure',
        name: PARAMETER_NAMES.departure,
        type: 'Date',
        isMandatory: false,
        preventPastDates: true,
      },
    ],
    layout: `#title(t("Declaração para viagem", "Travel declaration"))

#t("Destino", "Destination"): #strong(parameter("destination")). #t("Partida", "Departure"): #strong(parameter("departure")).

${ANIMAL}
#part(t("Saúde", "Health"))
#rows("rabiesImmunizationDateEnd", "isSterilized", "passport")

${OWNER}`,
  },
  {
    name: KIND_NAMES.history,
    description: KIND_DESCRIPTIONS.history,
    customFilename: 'historico-animal',
    animalStatuses: EVERY_STATUS,
    isAvailableToOwners: true,
    layout: `#title(t("Histórico do animal", "History of the animal"))

${ANIMAL}
#part(t("Estado", "State"))
#rows("registrationDate", "status", "deathDate")

#part(t("Saúde", "Health"))
#rows("isSterilized", "rabiesImmunizationDateEnd", "licenseDateEnd")

#part(t("Registado por", "Registered by"))
#rows("veterinaryName", "veterinaryBallotNumber", "entityName")
`,
  },
];

/** Writes the certificate templates, each with its published layout; those that are there stay as they are. */
export async function seedCertificateTemplates(tx: Queryable): Promise<void> {
  for (const { layout, parameters = [], ...template } of TEMPLATES) {
    const made = await findOne<{ id: number }>(
      tx,
      sql`insert into certificate_template (name, description, custom_filename, animal_statuses,
          is_available_to_owners, is_for_bulk, published_number, search_text)
        values (${template.name}, ${template.description}, ${template.customFilename},
          ${template.animalStatuses}::text[], ${template.isAvailableToOwners}, ${template.isForBulk ?? false}, 1,
          ${foldText(template.name)})
        on conflict do nothing returning id`,
    );
    if (!made) continue;
    await tx.query(sql`
      insert into certificate_layout (certificate_template_id, number, status, source, publish_timestamp)
      values (${made.id}, 1, 'PUBLISHED', ${layout}, now())`);
    for (const [position, one] of parameters.entries())
      await tx.query(sql`
        insert into certificate_parameter (certificate_template_id, code, name, type, is_mandatory,
          prevent_past_dates, position, search_text)
        values (${made.id}, ${one.code}, ${one.name}, ${one.type}, ${one.isMandatory},
          ${one.preventPastDates ?? false}, ${position}, ${foldText(`${one.code} ${one.name}`)})`);
  }
}

import sql, { type Sql } from 'sql-template-tag';
import type { AnimalView } from '../../../../resources/animals/animal/view.ts';
import {
  downloadIssuedCertificate,
  listIssuedCertificates,
  MAX_ISSUED_CERTIFICATES,
} from '../../../../resources/animals/certificate/calls.ts';
import {
  isValueName,
  type CertificateLanguage,
} from '../../../../resources/animals/certificate/certificateValues.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { plainCode } from '../../../../resources/numbers/printedCode.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { readFileAnswer } from '../../../files/fileAnswer.ts';
import { handleRead } from '../../../http/handle.ts';
import { viewAnimal } from '../animal/getAnimal.ts';
import { keptId } from '../../owners/owner/findOwner.ts';
import { comparedValues, registerView } from './comparedValues.ts';
import { templateName } from '../certificateTemplate/templateName.ts';
import { printedValues } from './usableTemplates.ts';

interface Issued {
  readonly id: number;
  readonly code: string;
  readonly animalId: number;
  readonly transponder: string;
  /** The owner at the time, or the one into which that record was merged: the same person. */
  readonly ownerId: number | null;
  readonly language: CertificateLanguage;
  readonly values: Readonly<Record<string, string | null>>;
  readonly documentId: number | null;
  readonly creationUserId: number | null;
  readonly creationEntityId: number | null;
  readonly creationTimestamp: string;
  readonly revocationTimestamp: string | null;
  readonly revocationReason: string | null;
  readonly template: string;
  readonly entity: string | null;
}

/**
 * Issued certificates `c`, newest first.
 * @param language of the template's name; that of the paper by default
 */
export const findIssued = (
  db: Queryable,
  where: Sql,
  language: string | Sql = sql`c.language`,
): Promise<Issued[]> =>
  db.query<Issued>(sql`
    select c.id, c.code, c.animal_id, c.transponder, (${keptId(sql`id = c.owner_id`)}) as owner_id, c.language,
      c.values, c.document_id, c.creation_user_id, c.creation_entity_id, c.creation_timestamp, c.revocation_timestamp, c.revocation_reason,
      ${templateName(language)} as template, e.name as entity
    from certificate c join certificate_template t on t.id = c.certificate_template_id
      left join entity e on e.id = c.creation_entity_id
    where ${where} order by c.id desc ${atMost(MAX_ISSUED_CERTIFICATES)}`);

const isManager = ({ actor }: SignedInCaller): boolean => allows('MANAGE_CERTIFICATES', actor);

/**
 * Whether the caller may have the paper again: it is theirs, or it prints of the present owner what they may read
 * anyway. Its code opens what it prints, for anybody.
 */
function mayOpen(
  { ownerId, values, creationUserId, creationEntityId }: Issued,
  seen: AnimalView,
  whole: AnimalView,
  caller: SignedInCaller,
): boolean {
  const { actor, scopeEntityIds } = caller;
  if (isManager(caller) || creationUserId === actor.id) return true;
  if (creationEntityId !== null && scopeEntityIds.includes(creationEntityId)) return true;
  const names = Object.keys(values).filter(isValueName);
  return seen.isInScope && whole.ownerId === ownerId && printedValues(names, seen) !== undefined;
}

export const listIssuedCertificatesHandler = handleRead(
  listIssuedCertificates,
  async ({ db, params, caller, services }) => {
    const seen = await viewAnimal(db, params.transponder, caller, services);
    const whole = await registerView(db, seen.id);
    const issued = await findIssued(db, sql`c.animal_id = ${seen.id}`, caller.actor.language);
    return issued.flatMap((one) => {
      const isOpen = mayOpen(one, seen, whole, caller);
      if (!isOpen && !seen.isInScope) return [];
      const { id, code, language, template, entity, creationTimestamp, revocationTimestamp } = one;
      const isOutdated = () => comparedValues(one, whole).some(({ isChanged }) => isChanged);
      return [
        {
          id,
          code: isOpen ? code : null,
          hasFile: isOpen && one.documentId !== null,
          template,
          language,
          entity,
          state: revocationTimestamp !== null ? 'REVOKED' : isOutdated() ? 'OUTDATED' : 'VALID',
          creationTimestamp,
          revocationTimestamp,
          revocationReason: isManager(caller) ? one.revocationReason : null,
        } as const,
      ];
    });
  },
);

export const downloadIssuedCertificateHandler = handleRead(
  downloadIssuedCertificate,
  async ({ db, params, caller, noteRead, fail }) => {
    const [issued] = await findIssued(db, sql`c.code = ${plainCode(params.code)}`);
    if (!issued) return fail('NOT_FOUND');
    const seen = await viewAnimal(db, issued.transponder, caller);
    if (!mayOpen(issued, seen, await registerView(db, issued.animalId), caller)) return fail('NOT_FOUND');
    noteRead({ objectId: issued.code, details: { transponder: issued.transponder } });
    return readFileAnswer(db, issued.documentId);
  },
);

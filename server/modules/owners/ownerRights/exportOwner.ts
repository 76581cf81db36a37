import { localeOf, type LocaleName } from '../../../../i18n/locale.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { exportOwner } from '../../../../resources/owners/ownerRights/calls.ts';
import { createTempDocument } from '../../../files/tempDocuments.ts';
import { requireReadReason } from '../../../crud/readReason.ts';
import { handleWrite } from '../../../http/handle.ts';
import { getRecord } from '../../../write/records.ts';
import { owners } from '../owner/ownerRecord.ts';
import { readSubject } from '../ownerErasure/subject.ts';
import { drawExport } from './drawExport.ts';
import { exportTexts } from './exportTexts.ts';
import { readEverything } from './readEverything.ts';

interface Copy {
  readonly json: Buffer;
  readonly pdf: Buffer;
  readonly language: LocaleName;
  readonly reason: string | undefined;
}

/** A copy of an owner's data, offered to the user who asked for it for 15 days. */
export const exportOwnerHandler = handleWrite<typeof exportOwner, Copy>(
  exportOwner,
  async ({ tx, params, caller, audit, prepared: { json, pdf, language, reason } }) => {
    const { id, timezone } = caller.actor;
    const name = `${exportTexts(language).filename}-${params.id}-${dayIn(timezone)}`;
    const documents: { id: string; filename: string }[] = [];
    for (const [ending, type, bytes] of [
      ['pdf', 'application/pdf', pdf],
      ['json', 'application/json', json],
    ] as const) {
      const filename = `${name}.${ending}`;
      const offered = await createTempDocument(tx, {
        userId: id,
        filename,
        type,
        bytes,
        subject: `OWNER:${params.id}`,
      });
      if (offered !== undefined) documents.push({ id: offered, filename });
    }
    audit({
      action: 'EXPORT',
      objectType: 'owner',
      objectId: params.id,
      ...(reason !== undefined && { details: { reason } }),
    });
    return { documents };
  },
  async ({ params, caller, request, services, fail }) => {
    const { db } = services;
    const owner = await getRecord(db, owners, params.id, caller);
    const reason = await requireReadReason(services, owners, request, owner.id);
    const everything = await readEverything(db, await readSubject(db, params.id));
    const language = localeOf(caller.actor.language) ?? 'pt';
    const { pdf } = await drawExport(everything, owner.name, language, caller.actor.timezone).then((drawn) =>
      drawn.errors ? { pdf: undefined } : drawn,
    );
    if (!pdf) return fail('ERROR_EXPORT_OWNER');
    return { json: Buffer.from(JSON.stringify(everything, null, 2)), pdf, language, reason };
  },
);

import sql from 'sql-template-tag';
import { runImport, type IMPORT_STEPS } from '../../../../resources/work/dataImport/jobs.ts';
import { forbidden } from '../../../errors.ts';
import { mayImport } from '../../../work/imports/mayImport.ts';
import { getImportCode } from '../../../work/imports/importCode.ts';
import { refuseTooManyJobs, startJob } from '../../../work/startJob.ts';
import type { Write } from '../../../write/openWrite.ts';

/** Refuses a caller who lacks the right that the kind of an import itself needs. */
export function refuseWithoutRight({ caller }: Pick<Write, 'caller'>, kind: string | null): void {
  if (!mayImport(getImportCode(kind ?? '').declared, caller)) throw forbidden();
}

interface Started {
  readonly id: number;
  readonly name: string | null;
  readonly kind: string | null;
}

/** Starts the job of the next step of an import. Of one kind one is worked on at a time. */
export async function startStep(
  write: Write,
  { id, name, kind }: Started,
  step: (typeof IMPORT_STEPS)[number],
): Promise<void> {
  const { tx, caller } = write;
  await refuseTooManyJobs(tx, caller.actor.id);
  const jobId = await startJob(
    write,
    runImport,
    { importId: id, step },
    { subject: name ?? undefined, runKey: `import:${kind}` },
  );
  await tx.query(sql`update data_import set job_id = ${jobId} where id = ${id}`);
}

import sql from 'sql-template-tag';
import {
  getCertificateLayout,
  previewCertificateLayout,
  publishCertificateLayout,
  saveCertificateLayout,
} from '../../../../resources/animals/certificateTemplate/calls.ts';
import { readFault } from '../../../../resources/animals/certificateTemplate/faults.ts';
import { certificateLayout } from '../../../../resources/animals/certificateTemplate/record.ts';
import { certificateTemplate } from '../../../../resources/animals/certificateTemplate/schema.ts';
import {
  CERTIFICATE_LANGUAGES,
  type CertificateLanguage,
} from '../../../../resources/animals/certificate/certificateValues.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { drawCertificate } from '../../../certificates/drawCertificate.ts';
import { SAMPLE_VALUES } from '../../../certificates/printedTexts.ts';
import type { DrawingResult } from '../../../typst/typst.ts';
import type { Services } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { conflict, notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { certificateTemplateHooks } from './hooks.ts';
import { templateName } from './templateName.ts';

type Layout = RecordOfModule<typeof certificateLayout> & { readonly number: number; readonly source: string };
const layouts = storedModule<Layout>(certificateLayout, { hasSearchText: false });
type Template = RecordOfModule<typeof certificateTemplate>;
const templates = storedModule<Template>(certificateTemplate, certificateTemplateHooks);

/** The initial content of a new layout. */
const EXAMPLE = `#title(t("Certificado", "Certificate"))

#part(t("Animal", "Animal"))
#rows("transponder", "name", "breed", "gender", "birthdate")

#part(t("Titular", "Owner"))
#rows("ownerName")
`;

const draftOf = (id: number) => sql`t.certificate_template_id = ${id} and t.status = 'DRAFT'`;

export const getCertificateLayoutHandler = handleRead(
  getCertificateLayout,
  async ({ db, params: { id }, fail }) => {
    const template = await findOne<{ name: string }>(
      db,
      sql`select name from certificate_template where id = ${id}`,
    );
    if (!template) return fail('NOT_FOUND');
    const all = await db.query<Layout>(sql`
      select number, status, source, version, publish_timestamp from certificate_layout
      where certificate_template_id = ${id} order by number desc limit 100`);
    const draft = all.find(({ status }) => status === 'DRAFT');
    return {
      id,
      name: template.name,
      source: (draft ?? all[0])?.source ?? EXAMPLE,
      version: draft?.version ?? null,
      versions: all.map(({ number, status, publishTimestamp }) => ({
        number,
        status: status!,
        publishTimestamp: publishTimestamp ?? null,
      })),
    };
  },
);

export const saveCertificateLayoutHandler = handleWrite(saveCertificateLayout, async (write) => {
  const { tx, params, body } = write;
  const template = await findRecord(tx, templates, sql`t.id = ${params.id}`, { lock: true });
  if (!template) throw notFound();
  const draft = await findRecord(tx, layouts, draftOf(params.id), { lock: true });
  if (!draft) {
    const { last } = await getOne<{ last: number }>(
      tx,
      sql`select coalesce(max(number), 0) as last from certificate_layout where certificate_template_id = ${params.id}`,
    );
    const values = { certificateTemplateId: params.id, number: last + 1, status: 'DRAFT' as const };
    const { number, version } = await insertRecord(write, layouts, { ...values, source: body.source });
    return { number, version };
  }
  await refuseStale(write, layouts, draft, body.version ?? 0);
  const { number, version } = await saveRecord(write, layouts, draft, { source: body.source });
  return { number, version };
});

/** Draws a layout as it will look, with the template's parameters under their own names. */
async function drawSample(
  db: Queryable,
  { settings }: Pick<Services, 'settings'>,
  id: number,
  source: string,
  language: CertificateLanguage,
  form: 'pdf' | 'svg',
): Promise<DrawingResult> {
  const template = await findOne<{ name: string; parameters: Record<string, string> }>(
    db,
    sql`select ${templateName(language)} as name, coalesce((select jsonb_object_agg(p.code, p.name) from certificate_parameter p
        where p.certificate_template_id = t.id), '{}') as parameters
      from certificate_template t where t.id = ${id}`,
  );
  if (!template) throw notFound();
  const date = new Date();
  return drawCertificate(
    {
      source,
      title: template.name,
      language,
      values: SAMPLE_VALUES,
      parameters: template.parameters,
      category: SAMPLE_VALUES.breedCategory,
      photo: null,
      code: 'ACDEFGHJKMNPQRTU',
      issuer: SAMPLE_VALUES.entityName,
      date,
      day: dayIn(undefined, date),
      publicUrl: settings.publicUrl,
      fragment: 'x'.repeat(280),
      isDemonstration: false,
    },
    form,
  );
}

export const previewCertificateLayoutHandler = handleRead(
  previewCertificateLayout,
  async ({ db, services, params, body }) => {
    const drawn = await drawSample(db, services, params.id, body.source, body.language, 'svg');
    return drawn.errors
      ? { pages: 0, svg: null, errors: drawn.errors.map((one) => readFault(body.source, one)) }
      : { pages: drawn.pages, svg: drawn.svg ?? null, errors: [] };
  },
);

type Faults = readonly ReturnType<typeof readFault>[];

export const publishCertificateLayoutHandler = handleWrite<typeof publishCertificateLayout, Faults>(
  publishCertificateLayout,
  async (write) => {
    const { tx, params, body, prepared } = write;
    const template = await findRecord(tx, templates, sql`t.id = ${params.id}`, { lock: true });
    const draft = template && (await findRecord(tx, layouts, draftOf(params.id), { lock: true }));
    if (!draft) throw notFound();
    // What was checked is this version and no other.
    await refuseStale(write, layouts, draft, body.version);
    if (prepared.length > 0) throw conflict('INVALID_LAYOUT', [], { layoutErrors: prepared });
    const { number, version } = await saveRecord(
      write,
      layouts,
      draft,
      { status: 'PUBLISHED', publishTimestamp: new Date().toISOString() },
      { action: 'LAYOUT_PUBLISHED', details: { template: template.name, number: draft.number } },
    );
    await saveRecord(write, templates, template, { publishedNumber: number });
    return { number, version };
  },
  async ({ services, params, body }) => {
    const draft = await findRecord(services.db, layouts, draftOf(params.id));
    if (!draft || draft.version !== body.version) return [];
    for (const language of CERTIFICATE_LANGUAGES) {
      const drawn = await drawSample(services.db, services, params.id, draft.source, language, 'pdf');
      if (drawn.errors) return drawn.errors.map((one) => readFault(draft.source, one));
    }
    return [];
  },
);

import sql from 'sql-template-tag';
import { en } from '../../../i18n/generated/en/index.ts';
import { pt } from '../../../i18n/generated/pt/index.ts';
import type { AnyRequest, RequestEvent } from '../../../resources/kit/request.ts';
import type { PublicFormName } from '../../../resources/publicForm/forms.ts';
import type { Caller } from '../../context.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import { inLanguage, languageIn } from '../../language.ts';
import { composeMail } from '../../mail/texts.ts';
import type { Write } from '../../write/write.ts';
import { acceptedText, formTitle } from './formTitle.ts';

/** Documents are added by the person who would be written to. */
type MailedEvent = Exclude<RequestEvent, 'DOCUMENTS_ADDED'>;

interface MailedRequest {
  readonly id: number;
  readonly origin: string | null;
  readonly creationUserId: number | null;
}

/** Writes to the owner who made a request in the account what has happened to it; the link leads to its page there. */
async function mailAccount(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  { name }: Pick<AnyRequest, 'name'>,
  { id, origin, creationUserId }: MailedRequest,
  event: MailedEvent,
  words: string | null,
): Promise<void> {
  if (origin !== 'OWNERS') return;
  const account = await findOne<{ email: string; language: string }>(
    tx,
    sql`select email, language from app_user where id = ${creationUserId}::bigint and owner_id is not null`,
  );
  if (!account) return;
  const { email, language } = account;
  const { resources } = inLanguage(languageIn(language), { pt, en });
  const [title = name] = resources[name as 'deathRequest'].name.split(' |||| ');
  const target = { to: email, language, publicUrl: services.settings.publicUrl };
  const about = { module: name, id, title, event, ...(words && { words }) };
  await enqueueMail(tx, composeMail('ownRequestChanged', target, about));
}

/** The reference by which a user of a public form follows the request. */
interface Reference {
  readonly reference: string;
  readonly form: PublicFormName;
  readonly email: string;
  readonly language: string;
}

/** The language of the person who made a request, in the account of an owner or without one; undefined for staff. */
export const languageOfRequester = async (
  tx: Queryable,
  { name }: Pick<AnyRequest, 'name'>,
  { id, creationUserId }: Pick<MailedRequest, 'id' | 'creationUserId'>,
): Promise<string | undefined> =>
  (
    await findOne<{ language: string }>(
      tx,
      sql`select language from public_request where module = ${name} and record_id = ${id}
        union all select language from app_user where id = ${creationUserId}::bigint and owner_id is not null limit 1`,
    )
  )?.language;

/** Writes to the person who made a request without an account what has happened to it. */
export async function mailVisitor(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  module: Pick<AnyRequest, 'name'>,
  { id }: { readonly id: number },
  event: MailedEvent,
  words: string | null,
): Promise<void> {
  const found = await findOne<Reference>(
    tx,
    sql`select form, email, language, reference from public_request where module = ${module.name} and record_id = ${id}`,
  );
  if (!found) return;
  const { email, language, reference, form } = found;
  const target = { to: email, language, publicUrl: services.settings.publicUrl };
  const locale = languageIn(language);
  const about = {
    reference,
    title: formTitle(form, locale),
    event,
    ...(event === 'ACCEPTED' && { result: acceptedText(form, locale) }),
    ...(words && { words }),
  };
  await enqueueMail(tx, composeMail('publicRequestChanged', target, about));
}

/** Writes to a requester without an account, as the origins of the request's type say. */
export async function mailRequester(
  write: Pick<Write<Caller>, 'tx' | 'services'>,
  module: AnyRequest,
  request: MailedRequest,
  event: RequestEvent,
  words: string | null,
): Promise<void> {
  const { origins } = module.request;
  if (event === 'DOCUMENTS_ADDED') return;
  if (origins.includes('PUBLIC')) await mailVisitor(write, module, request, event, words);
  if (origins.includes('OWNERS')) await mailAccount(write, module, request, event, words);
}

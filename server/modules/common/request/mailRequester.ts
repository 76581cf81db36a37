import sql from 'sql-template-tag';
import { en } from '../../../../i18n/generated/en/index.ts';
import { pt } from '../../../../i18n/generated/pt/index.ts';
import type { AnyRequest } from '../../../../resources/kit/request.ts';
import type { RequestEvent } from '../../../../resources/kit/types.ts';
import type { PublicFormName } from '../../../../resources/common/publicForm/forms.ts';
import type { Caller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { inLanguage, languageIn } from '../../../language.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';
import { acceptedText, formTitle } from './formTitle.ts';

/** Documents are added by the person who would be written to. */
type MailedEvent = Exclude<RequestEvent, 'DOCUMENTS_ADDED'>;

interface MailedRequest {
  readonly id: number;
  readonly origin: string | null;
}

/** The user of a public form, who follows the request by its reference, or an owner in the account. */
export type Requester =
  | {
      readonly kind: 'VISITOR';
      readonly form: PublicFormName;
      readonly email: string;
      readonly language: string;
      readonly reference: string;
    }
  | { readonly kind: 'ACCOUNT'; readonly email: string; readonly language: string };

/** Returns the person without a staff account who made a request; nothing where staff made it. */
export const findRequester = (
  tx: Queryable,
  { name }: Pick<AnyRequest, 'name'>,
  { id, creationUserId }: { readonly id: number; readonly creationUserId: number | null },
): Promise<Requester | undefined> =>
  findOne<Requester>(
    tx,
    sql`
      select 'VISITOR' as kind, form, email, language, reference from public_request
        where module = ${name} and record_id = ${id}
      union all
      select 'ACCOUNT', null, email, language, null from app_user
        where id = ${creationUserId}::bigint and owner_id is not null
      limit 1`,
  );

/** Writes to the owner who made a request in the account what has happened to it; the link leads to its page there. */
async function mailAccount(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  { name }: Pick<AnyRequest, 'name'>,
  { id, origin }: MailedRequest,
  { email, language }: Requester,
  event: MailedEvent,
  words: string | null,
): Promise<void> {
  if (origin !== 'OWNERS') return;
  const { resources } = inLanguage(languageIn(language), { pt, en });
  const [title = name] = resources[name as 'deathRequest'].name.split(' |||| ');
  const target = { to: email, language, publicUrl: services.settings.publicUrl };
  const about = { module: name, id, title, event, ...(words && { words }) };
  await enqueueMail(tx, composeMail('ownRequestChanged', target, about), 'NOTICE');
}

/** Writes to the person who made a request without an account what has happened to it. */
export async function mailVisitor(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  requester: Requester | undefined,
  event: MailedEvent,
  words: string | null,
): Promise<void> {
  if (requester?.kind !== 'VISITOR') return;
  const { email, language, reference, form } = requester;
  const target = { to: email, language, publicUrl: services.settings.publicUrl };
  const locale = languageIn(language);
  const about = {
    reference,
    title: formTitle(form, locale),
    event,
    ...(event === 'ACCEPTED' && { result: acceptedText(form, locale) }),
    ...(words && { words }),
  };
  await enqueueMail(tx, composeMail('publicRequestChanged', target, about), 'NOTICE');
}

/** Writes to a requester without a staff account, as the origins of the request's type say. */
export async function mailRequester(
  write: Pick<Write<Caller>, 'tx' | 'services'>,
  module: AnyRequest,
  request: MailedRequest,
  requester: Requester | undefined,
  event: RequestEvent,
  words: string | null,
): Promise<void> {
  const { origins } = module.request;
  if (event === 'DOCUMENTS_ADDED' || !requester) return;
  if (origins.includes('PUBLIC')) await mailVisitor(write, requester, event, words);
  if (origins.includes('OWNERS') && requester.kind === 'ACCOUNT')
    await mailAccount(write, module, request, requester, event, words);
}

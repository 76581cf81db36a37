import sql from 'sql-template-tag';
import { getPublicNotice } from '../../../../resources/common/information/calls.ts';
import { configuredText } from '../../../texts/configuredText.ts';
import { supportEmailOf } from '../../../texts/supportEmail.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { escaped } from '../../../html/escape.ts';
import { handleRead } from '../../../http/handle.ts';
import type { Settings } from '../../../settings/settings.ts';

const KEY = {
  privacy: 'privacyNotice',
  accessibility: 'accessibilityStatement',
  imprint: 'imprint',
} as const;

interface Operator {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly locality: string | null;
}

/** The entity that runs the register: the first with the operator's profile. */
const findOperator = (db: Queryable, productToken: string): Promise<Operator | undefined> =>
  findOne<Operator>(
    db,
    sql`select e.name, e.email, e.phone, e.address, e.postal_code, e.locality
      from entity e join entity_profile p on p.id = e.profile_id
      where p.name = ${productToken} and e.active order by e.id limit 1`,
  );

/** The values of the words in braces, as HTML. */
function valuesOf(
  operator: Operator | undefined,
  supportEmail: string | null,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
) {
  const email = supportEmail ?? operator?.email ?? null;
  const phone = operator?.phone ?? null;
  const { host } = new URL(publicUrl);
  const contacts = [
    ...(email ? [`<a href="mailto:${escaped(email)}">${escaped(email)}</a>`] : []),
    ...(phone ? [`<a href="tel:${escaped(phone.replace(/[^\d+]/g, ''))}">${escaped(phone)}</a>`] : []),
  ];
  const place = [operator?.address, [operator?.postalCode, operator?.locality].filter(Boolean).join(' ')];
  return {
    operator: escaped(operator?.name ?? 'Coleira'),
    contact: contacts.join(', ') || escaped(host),
    postalAddress: escaped(place.filter(Boolean).join(', ')),
    address: escaped(host),
  };
}

export const getPublicNoticeHandler = handleRead(
  getPublicNotice,
  async ({ db, params, request, services: { settings } }) => {
    const { content } = await configuredText(db, KEY[params.name], request.headers['accept-language']);
    const values: Readonly<Record<string, string>> = valuesOf(
      await findOperator(db, settings.productToken),
      await supportEmailOf(db, settings),
      settings,
    );
    return { content: content.replace(/%\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) };
  },
);

import sql from 'sql-template-tag';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { DEMO_ACCOUNTS } from '../../access/user/seed.ts';
import { DEMO_CLINIC, ENTITIES } from '../../../demonstration/entities.ts';
import {
  REQUESTS_DEMO_CLINIC,
  DEMO_VETERINARY,
  demoVeterinarian,
} from '../../../demonstration/veterinarians.ts';

interface NoticeRow {
  userId: number;
  type: string;
  objectId: string | null;
  additionalInfo: object;
  date: string;
  readTimestamp: string | null;
}

const COLUMNS = {
  userId: 'bigint',
  type: 'text',
  objectId: 'text',
  additionalInfo: 'jsonb',
  date: 'timestamptz',
  readTimestamp: 'timestamptz',
} satisfies Columns<NoticeRow>;

const ABOUT = {
  WAITING: 'ANIMAL_TRANSFER_REQUESTED',
  INCOMPLETE: 'ANIMAL_TRANSFER_MORE_INFORMATION_NEEDED',
  ACCEPTED: 'ANIMAL_TRANSFER_ACCEPTED',
  REJECTED: 'ANIMAL_TRANSFER_REJECTED',
  CANCELED: 'ANIMAL_TRANSFER_CANCELED',
} as const;

/** The part of a request for a new owner that is notified. */
interface NotifiedTransfer {
  readonly fate: keyof typeof ABOUT;
  readonly animal: { readonly transponder: string };
  readonly row: {
    readonly id: number;
    readonly creationUserId: number | null;
    readonly reason: string | null;
    readonly comments: string | null;
    readonly lastUpdateTimestamp: string;
  };
}

const userOf = (email: string): number => DEMO_ACCOUNTS.find((account) => account.email === email)!.id;
const nameOf = (entityId: number): string => ENTITIES.find(({ id }) => id === entityId)!.name;

/** Notices older than this have been read. */
const READ_AFTER_DAYS = 14;

/** Writes the notifications of the accounts of the demonstration. */
export async function writeNotifications(
  tx: Queryable,
  transfers: readonly NotifiedTransfer[],
  today: string,
): Promise<void> {
  const clinic = userOf('clinic@demo.test');
  const operator = userOf('operator@demo.test');
  const read = addDays(today, -READ_AFTER_DAYS);
  const notices: Omit<NoticeRow, 'readTimestamp'>[] = transfers.flatMap(({ row, fate, animal }) => {
    const userId = fate === 'WAITING' ? operator : row.creationUserId;
    if (userId !== operator && userId !== clinic) return [];
    const additionalInfo = { transponder: animal.transponder, reason: row.reason ?? row.comments ?? '' };
    return [
      { userId, type: ABOUT[fate], objectId: String(row.id), additionalInfo, date: row.lastUpdateTimestamp },
    ];
  });
  const yesterday = addDays(today, -1);
  notices.push(
    {
      userId: clinic,
      type: 'ACCOUNT_CHARGE',
      objectId: String(DEMO_CLINIC),
      date: `${yesterday}T11:00:00.000Z`,
      additionalInfo: {
        credits: 100,
        balance: 120,
      },
    },
    {
      userId: clinic,
      type: 'TICKET_MESSAGE',
      objectId: '1',
      date: `${yesterday}T10:25:00.000Z`,
      additionalInfo: { subject: 'O leitor mostra 16 algarismos' },
    },
    {
      userId: userOf('support@demo.test'),
      type: 'NEW_TICKET',
      objectId: '4',
      date: `${yesterday}T09:10:00.000Z`,
      additionalInfo: { subject: 'Esterilização de um animal do município' },
    },
    {
      userId: userOf('vet@demo.test'),
      type: 'ENTITY_VETERINARY_ASSOCIATION_INVITED',
      objectId: null,
      additionalInfo: { entity: nameOf(8), veterinary: demoVeterinarian(DEMO_VETERINARY).name },
      date: `${yesterday}T15:20:00.000Z`,
    },
  );
  const request = await getOne<{ id: number }>(
    tx,
    sql`select id from veterinary_entity where veterinary_id = ${REQUESTS_DEMO_CLINIC} and entity_id = ${DEMO_CLINIC}`,
  );
  notices.push({
    userId: clinic,
    type: 'ENTITY_VETERINARY_ASSOCIATION_REQUESTED',
    objectId: String(request.id),
    additionalInfo: { entity: nameOf(DEMO_CLINIC), veterinary: demoVeterinarian(REQUESTS_DEMO_CLINIC).name },
    date: `${yesterday}T16:40:00.000Z`,
  });
  await insertRows(
    tx,
    'notification',
    COLUMNS,
    notices.map((notice) => ({
      ...notice,
      readTimestamp: notice.date < read ? `${read}T08:00:00.000Z` : null,
    })),
  );
}

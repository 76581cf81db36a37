import type { UseQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { wordsIn } from '../../../../resources/kit/values/knownWords.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { may } from '../../../../authProvider/authProvider.ts';
import type { Translate } from '../../../../i18n/index.ts';
import { ownerAccount } from '../../../../resources/kit/access.ts';
import {
  readAllNotifications,
  readNotification,
  searchNotifications,
} from '../../../../resources/common/notification/calls.ts';
import { jobTitle } from '../../../runtime/jobs.ts';
import { ticketSubject } from '../../../runtime/language/ticketSubject.ts';
import { findIndexed, indexOf } from '../../../../resources/moduleIndex.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';

/** A notification of one user. `additionalInfo` fills the placeholders of its text. */
export type Notification = NotificationPage['content'][number];

type NotificationPage = AnswerOf<typeof searchNotifications>;

/** The number of notifications that the panel fetches. */
const FETCHED = 5;

export const unreadKey = ['notifications', 'unread'] as const;

/** The query of unread notifications. Only `useNewNotifications` polls; all other components share its result. */
export const unreadQuery: UseQueryOptions<NotificationPage> = {
  queryKey: unreadKey,
  queryFn: ({ signal }) =>
    callApi(
      searchNotifications,
      { query: { unread: 'true', itemsPerPage: FETCHED } },
      { signal, poll: true },
    ),
};

export const markRead = (id: number) => callApi(readNotification, { params: { id } });
export const markAllRead = () => callApi(readAllNotifications);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Returns the name of a kind of certificate as its pages show it. */
function templateName(translate: Translate, template: string): string {
  const words = indexOf('certificateTemplate').fields.name?.words;
  return words ? wordsIn(translate, words, template) : template;
}

/**
 * Returns the translated values of a notification's text: the subject of a ticket may be the key of its category. The
 * ticket's number is added. A kind of certificate is named as on its pages.
 */
export const wordsOf = (
  { type, objectId, additionalInfo: { subject, module, template, job, act, of } }: Notification,
  translate: Translate,
): Readonly<Record<string, string>> =>
  type.startsWith('REQUEST_') && typeof module === 'string'
    ? { request: translate(`resources.${module}.name`, { _: module, smart_count: 1 }) }
    : type.includes('TICKET') && typeof subject === 'string'
      ? { subject: ticketSubject(translate, subject), id: objectId ?? '' }
      : type.startsWith('JOB_') && typeof job === 'string'
        ? { job: jobTitle(translate, { name: job, act: text(act) ?? '', of: text(of) ?? '' }) }
        : typeof template === 'string'
          ? { template: templateName(translate, template) }
          : {};

/** Returns the candidate pages of a notification, the best one first; a record's list follows its page. */
function candidates({ type, objectId, additionalInfo }: Notification): (string | false | undefined)[] {
  const transponder = text(additionalInfo.transponder);
  const about = type.startsWith('ANIMAL_TRANSFER') ? 'animalTransfer' : text(additionalInfo.module);
  if (about && objectId !== null && may(ownerAccount))
    return [`/owner-account/requests/${about}/${objectId}`, '/'];
  const animal = transponder && `/animal/view/${transponder}`;
  const at = (path: string) => [objectId ? `${path}/${objectId}` : undefined, path];
  if (type.startsWith('ANIMAL_TRANSFER'))
    return [...(may('MANAGE_ANIMAL_TRANSFER') ? at('/transfers') : []), animal, '/transfers'];
  const request = findIndexed(text(additionalInfo.module));
  if (request) return at(`/${request.resource}`);
  if (type.startsWith('HANDOVER')) return at('/register-handover');
  if (type === 'DECISION_INCOMPLETE') return ['/transfers'];
  if (type.startsWith('ANIMAL_DEATH'))
    return [...(may('MANAGE_ANIMAL_DEATH_REQUEST') ? at('/request-death') : []), animal];
  if (type.startsWith('ANIMAL_PRE_REGISTER')) return [...at('/pre-registers'), animal];
  if (type.startsWith('LOST_ANIMAL') || type === 'ANIMAL_FOUND') return [...at('/animal/lost'), animal];
  if (type.startsWith('CERTIFICATE_BATCH')) return [`/personal/certificates?batch=${objectId}`];
  if (type === 'ACCOUNT_CHARGE' || type === 'CREDITS_RETURNED') return ['/billing/transactions'];
  if (type === 'BALANCE_FALL') return ['/billing/balance'];
  if (type === 'PAYMENT_FILE_MISSING') return ['/billing/reconciliation'];
  if (type.startsWith('API_KEY')) return at('/api-key');
  if (type === 'WEBHOOK_STOPPED') return at('/webhook-subscription');
  if (type === 'WEBHOOK_FAILED') return at('/billing/webhook');
  if (type === 'PAYMENT_FILE_UNMATCHED') return at('/billing/reconciliation');
  if (type === 'PAYMENT_UNMATCHED') return at('/billing/payments');
  if (type.includes('TICKET')) return at('/support');
  if (type.startsWith('PENDING_LOST_ANIMAL')) return [...at('/pending-lost'), ...at('/animal/lost'), animal];
  if (type.startsWith('TRACEABILITY')) return at('/traceability');
  // Users who manage the entity's staff open the association, the veterinarian opens the entity.
  if (type.startsWith('ENTITY_VETERINARY'))
    return [...(objectId === null ? [] : at('/veterinary-management')), '/personal/entities', '/myEntity'];
  if (type.startsWith('REPORT')) return ['/reports'];
  if (type.startsWith('OPERATION')) return ['/operations'];
  if (type.startsWith('JOB_')) return [`/jobs?job=${objectId}`];
  if (type === 'REPORT_SCHEDULE_PAUSED') return [`/reports/schedule/${objectId}`];
  if (type === 'OWNER_REVIEW') return ['/owner-review', objectId !== null && `/owner/${objectId}`];
  if (type === 'OWNER_DATA_UPDATE') return at('/owner-data');
  if (type === 'OWNER_MERGE') return at('/owner-merges');
  if (type === 'DOCUMENT')
    return [objectId !== null && `/temp-docs/${objectId}`, '/personal/files', '/general-files'];
  return [animal];
}

/** Returns the page of a notification; undefined where the user may open none. */
export const linkOf = (notification: Notification): string | undefined =>
  candidates(notification).find((path): path is string => typeof path === 'string' && routeExists(path));

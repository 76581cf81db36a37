import {
  notifications,
  type NotificationType,
} from '../../../../i18n/pt/common/notification/notifications.ts';
import type { AnyRequest } from '../../../../resources/kit/request.ts';
import type { RequestEvent } from '../../../../resources/kit/types.ts';
import type { Caller } from '../../../context.ts';
import type { Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notify, type NotificationInput } from '../notification/notify.ts';

/** A request as notifications see it. */
export interface NotifiedRequest {
  readonly id: number;
  readonly creationUserId: number | null;
  readonly creationEntityId: number | null;
}

const isType = (type: string): type is NotificationType => Object.hasOwn(notifications, type);

/** The type of a request's own notification where it has texts, else the one of all requests. */
function typeOf(
  { name, request, title }: AnyRequest,
  record: NotifiedRequest,
  event: string,
): Pick<NotificationInput, 'type' | 'additionalInfo'> {
  const own = `${request.objectType}_${event}`;
  const values: Values = { ...record };
  const named = String(values[title] ?? record.id);
  return isType(own)
    ? { type: own, additionalInfo: { [title]: named } }
    : { type: `REQUEST_${event}` as NotificationType, additionalInfo: { module: name, title: named } };
}

/** Notifies the people of the entity that asked; without an entity, the user who asked. */
export async function notifyRequester(
  write: Write<Caller>,
  module: AnyRequest,
  record: NotifiedRequest,
  event: Exclude<RequestEvent, 'DOCUMENTS_ADDED'>,
  reason: string | null,
): Promise<void> {
  const { id, creationEntityId, creationUserId } = record;
  if (creationEntityId === null && creationUserId === null) return;
  const { type, additionalInfo } = typeOf(module, record, event);
  const to: Partial<NotificationInput> =
    creationEntityId === null ? { userIds: [creationUserId!] } : { entityId: creationEntityId };
  await notify(write, {
    ...to,
    type,
    objectId: id,
    additionalInfo: { ...additionalInfo, reason: reason ?? '—' },
  });
}

/** Notifies those who decide that there is a new request. */
export async function notifyDeciders(
  write: Write<Caller>,
  module: AnyRequest,
  record: NotifiedRequest,
): Promise<void> {
  const { type, additionalInfo } = typeOf(module, record, 'REQUESTED');
  await notify(write, { permission: module.request.decide, type, objectId: record.id, additionalInfo });
}

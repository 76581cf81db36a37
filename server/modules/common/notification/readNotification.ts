import sql from 'sql-template-tag';
import { readNotification } from '../../../../resources/common/notification/calls.ts';
import { notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { announce } from '../../../stream/announce.ts';

export const readNotificationHandler = handleWrite(readNotification, async ({ tx, params, caller }) => {
  const read = await tx.query(sql`
    update notification set read_timestamp = coalesce(read_timestamp, now())
    where id = ${params.id} and user_id = ${caller.actor.id} returning id`);
  if (read.length === 0) throw notFound();
  announce(tx, { topic: 'notifications', users: [caller.actor.id] });
  return {};
});

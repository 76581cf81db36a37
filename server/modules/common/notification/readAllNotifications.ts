import sql from 'sql-template-tag';
import { readAllNotifications } from '../../../../resources/common/notification/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { announce } from '../../../stream/announce.ts';

export const readAllNotificationsHandler = handleWrite(readAllNotifications, async ({ tx, caller }) => {
  await tx.query(sql`
    update notification set read_timestamp = now() where user_id = ${caller.actor.id} and read_timestamp is null`);
  announce(tx, { topic: 'notifications', users: [caller.actor.id] });
  return {};
});

import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';

const yesOrNo = z.enum(['true', 'false']).optional();

export const searchNotifications = defineCall({
  name: 'searchNotifications',
  method: 'GET',
  path: '/notifications/search',
  access: 'SIGNED_IN',
  failure: 'ERROR_SEARCH',
  summary: "The user's own notifications, the newest first",
  query: z.strictObject({ ...pageQuery(['date']), unread: yesOrNo }),
  reads: 'OWN_DATA',
  answer: pageOf(
    z.object({
      id: z.number(),
      type: z.string(),
      date: z.iso.datetime(),
      objectId: z.string().nullable(),
      additionalInfo: z.record(z.string(), z.unknown()),
      readTimestamp: z.iso.datetime().nullable(),
    }),
  ),
});

export const readNotification = defineCall({
  name: 'readNotification',
  method: 'PUT',
  path: '/notifications/read/:id',
  access: 'SIGNED_IN',
  failure: 'ERROR_READ_NOTIFICATION',
  summary: 'Marks one of the own notifications as read',
  params: byId,
  body: z.strictObject({}).nullish(),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
});

export const readAllNotifications = defineCall({
  name: 'readAllNotifications',
  method: 'PUT',
  path: '/notifications/read-all',
  access: 'SIGNED_IN',
  failure: 'ERROR_READ_NOTIFICATION',
  summary: 'Marks all own notifications as read',
  body: z.strictObject({}).nullish(),
  answer: z.object({}),
});

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { NotificationItem } from '../../../src/parts/common/notification/NotificationItem.tsx';
import type { Notification } from '../../../src/parts/common/notification/notifications.ts';
import { render } from '../../helpers/render.tsx';

const NUMBER = '620098100000001';

describe('the text of a notification', () => {
  test.each<[string, string, Notification['additionalInfo'], string]>([
    ['a day', 'PAYMENT_FILE_UNMATCHED', { day: '2026-03-11', count: 3 }, 'ficheiro de 11-03-2026'],
    ['an animal', 'ANIMAL_TRANSFER_REQUESTED', { transponder: NUMBER }, 'animal 620 0981 0000 0001'],
    ['a ticket about an animal', 'NEW_TICKET', { subject: NUMBER }, '620 0981 0000 0001'],
    ['a ticket of a category', 'NEW_TICKET', { subject: 'CHANGE_OWNER' }, 'titular'],
  ])('about %s › shows it as every page does', async (_, type, additionalInfo, words) => {
    const notification = {
      id: 1,
      type,
      objectId: '7',
      date: '2026-03-12T10:00:00Z',
      readTimestamp: null,
      additionalInfo,
    } as Notification;
    const { root } = await render(<NotificationItem notification={notification} onRead={() => undefined} />);
    expect(root.textContent).toContain(words);
    expect(root.textContent).not.toContain(NUMBER);
  });
});

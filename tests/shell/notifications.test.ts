import { describe, expect, it } from 'vitest';
import { notifications } from '../../i18n/pt/common/notification/notifications.ts';
import { counter } from '../../src/runtime/counter.ts';
import { notificationIcon } from '../../src/parts/common/notification/notificationIcons.ts';

describe('the notification button', () => {
  it('more than 100 unread notifications › are shown as 100+', () => {
    expect([0, 1, 99, 100, 101, 5_000].map(counter)).toEqual(['0', '1', '99', '100', '100+', '100+']);
  });

  it('every kind of notification › has an icon of its own', () => {
    const types = Object.keys(notifications).filter((type) => type !== 'UNKNOWN');
    expect(types.filter((type) => notificationIcon(type) === 'notification')).toEqual([]);
    expect(notificationIcon('SOMETHING_LATER')).toBe('notification');
  });
});

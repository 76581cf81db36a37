import { describe, expect, it } from 'vitest';
import { notifications } from '../../i18n/pt/notification/notifications.ts';
import { counter } from '../../src/shell/notifications/notifications.ts';
import { notificationIcon } from '../../src/shell/notifications/notificationIcons.ts';

describe('what the bell shows', () => {
  it('counts to a hundred, and says no more than that there are more', () => {
    expect([0, 1, 99, 100, 101, 5_000].map(counter)).toEqual(['0', '1', '99', '100', '100+', '100+']);
  });

  it('has a sign of its own for every kind of notification that there is', () => {
    const types = Object.keys(notifications).filter((type) => type !== 'UNKNOWN');
    expect(types.filter((type) => notificationIcon(type) === 'notification')).toEqual([]);
    expect(notificationIcon('SOMETHING_LATER')).toBe('notification');
  });
});

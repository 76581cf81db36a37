// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CodeForm } from '../../../../src/parts/access/session/CodeForm.tsx';
import { passTime, render } from '../../../helpers/render.tsx';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const renderForm = async (language: 'pt' | 'en') => {
  const onStartAgain = vi.fn<(error: string) => void>();
  const twoFactorValidity = new Date(Date.now() + 5 * MINUTE).toISOString();
  const { root } = await render(<CodeForm onStartAgain={onStartAgain} />, {
    language,
    session: { step: 'TWO_FACTOR', twoFaToken: 'token', twoFactorValidity },
  });
  return { onStartAgain, timer: () => root.querySelector('[role=timer]')?.textContent };
};

describe('the time left for the code of a sign-in', () => {
  test('before its first tick › is 5:59, then follows the end that the server gave', async () => {
    const { timer } = await renderForm('pt');
    expect(timer()).toContain('5:59');
    await passTime(1_000);
    expect(timer()).toContain('mais 4:59');
    await passTime(4 * MINUTE);
    expect(timer()).toContain('mais 0:59');
  });

  test('that has passed › asks for a new sign-in, with the reason', async () => {
    const { onStartAgain } = await renderForm('en');
    await passTime(5 * MINUTE - 1_000);
    expect(onStartAgain).not.toHaveBeenCalled();
    await passTime(1_000);
    expect(onStartAgain).toHaveBeenCalledWith('LOGIN_EXPIRED_TWO_FA_CREDENTIALS');
  });
});

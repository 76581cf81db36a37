import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn, showDate, showTimestamp } from '../../../resources/numbers/dates.ts';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { continueButton } from '../helpers/registering.ts';

withBrowser();

interface Profile {
  readonly name: string;
  readonly language: string;
  readonly receiveNotifications: boolean;
  readonly version: number;
}

let page: Page;
beforeAll(async () => {
  // The device lives elsewhere: its zone must not show anywhere.
  page = await newPage({ timezoneId: 'America/New_York' });
  await signedIn(page, 'clinic@demo.test', { at: null });
});

/** Moves the account to another zone, and loads the page anew. */
async function live(timezone: string): Promise<void> {
  const { name, language, receiveNotifications, version } = await callAs<Profile>(page, 'GET', '/users/me');
  await callAs(page, 'PUT', '/users/me', { name, language, receiveNotifications, version, timezone });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
}

describe.each(['Atlantic/Azores', 'Europe/Lisbon', 'Asia/Tokyo'])('for an account in %s', (zone) => {
  beforeAll(() => live(zone));

  test('moments › are those of its clocks, in lists, titles, breadcrumb and print', async () => {
    const { content } = await callAs<{ content: { id: number; date: string }[] }>(
      page,
      'GET',
      '/billing-transactions/search?itemsPerPage=25&sortProperty=date&sortDirection=DESC',
    );
    const [first] = content;
    const shown = showTimestamp(first!.date, zone);
    expect(shown).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/);
    await openAddress(page, '/billing/transactions');
    await page.getByText(shown, { exact: true }).first().waitFor();
    await openAddress(page, `/billing/transactions/${first!.id}`);
    await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    expect(await page.title()).toContain(shown);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(shown).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('body').innerText()).not.toMatch(/\d{4}-\d\d-\d\dT\d\d:/);
  });

  test('the calendar › offers today as it is there, and no later day', async () => {
    await openAddress(page, '/animal/create?transponder=620098100000017');
    const birthdate = page.getByRole('textbox', { name: /Data de nascimento/ });
    await birthdate.waitFor();
    await page
      .getByRole('button', { name: /^Escolher a data/ })
      .first()
      .click();
    const today = Number(dayIn(zone).slice(8));
    const days = page.getByRole('gridcell', { name: String(today), exact: true });
    await days.last().waitFor();
    expect(await days.last().isEnabled()).toBe(true);
    const next = page.getByRole('gridcell', { name: String(today + 1), exact: true });
    if ((await next.count()) > 0) expect(await next.last().isEnabled()).toBe(false);
    await page.keyboard.press('Escape');
  });
});

describe('a date', () => {
  test('half a one, none or one to come › is refused under its field', async () => {
    await live('Europe/Lisbon');
    await openAddress(page, '/animal/create?transponder=620098100000017');
    const birthdate = page.getByRole('textbox', { name: /Data de nascimento/ });
    for (const typed of [
      '0102',
      '30-02-2024',
      '01-13-2024',
      showDate(dayIn('Pacific/Kiritimati', new Date(Date.now() + 2 * 86_400_000))),
    ]) {
      // A day that exists: what is refused next is refused for itself.
      await birthdate.fill('29-02-2024');
      await birthdate.blur();
      await expect.poll(() => birthdate.getAttribute('aria-invalid'), { message: typed }).not.toBe('true');
      await birthdate.fill('');
      await birthdate.pressSequentially(typed);
      await birthdate.blur();
      await continueButton(page).click();
      await expect.poll(() => birthdate.getAttribute('aria-invalid'), { message: typed }).toBe('true');
      expect(await birthdate.getAttribute('aria-describedby')).toBeTruthy();
    }
  });
});

describe('the time zone of an account', () => {
  test('part of its name › finds it, and it is used from then on', async () => {
    await openAddress(page, '/personal');
    const zone = page.getByRole('combobox', { name: 'Fuso horário' });
    await zone.click();
    await zone.fill('tok');
    await page.getByRole('option', { name: 'Tóquio' }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect
      .poll(async () => (await callAs<{ timezone: string }>(page, 'GET', '/users/me')).timezone)
      .toBe('Asia/Tokyo');
    const { content } = await callAs<{ content: { date: string }[] }>(
      page,
      'GET',
      '/billing-transactions/search?itemsPerPage=1&sortProperty=date&sortDirection=DESC',
    );
    await openAddress(page, '/billing/transactions');
    await page.getByText(showTimestamp(content[0]!.date, 'Asia/Tokyo'), { exact: true }).first().waitFor();
  });
});

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn, showDate, showTimestamp } from '../../../resources/numbers/dates.ts';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
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
  await signedIn(page, 'clinic@demo.test');
});

/** Moves the account to another zone, and opens the page anew. */
async function live(timezone: string): Promise<void> {
  const { name, language, receiveNotifications, version } = await callAs<Profile>(page, 'GET', '/users/me');
  await callAs(page, 'PUT', '/users/me', { name, language, receiveNotifications, version, timezone });
  await page.goto('/');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
}

describe.each(['Atlantic/Azores', 'Europe/Lisbon', 'Asia/Tokyo'])('for an account in %s', (zone) => {
  beforeAll(() => live(zone));

  test('moments are those of its clocks, in lists, titles, breadcrumb and print', async () => {
    const { content } = await callAs<{ content: { id: number; date: string }[] }>(
      page,
      'GET',
      '/billing-transactions/search?itemsPerPage=25&sortProperty=date&sortDirection=DESC',
    );
    const [first] = content;
    const shown = showTimestamp(first!.date, zone);
    expect(shown).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/);
    await page.goto('/billing/transactions');
    await page.getByText(shown, { exact: true }).first().waitFor();
    await page.goto(`/billing/transactions/${first!.id}`);
    await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    expect(await page.title()).toContain(shown);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(shown).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('body').innerText()).not.toMatch(/\d{4}-\d\d-\d\dT\d\d:/);
  });

  test('today is today there: the calendar offers no later day, and a later one is refused', async () => {
    await page.goto('/animal/create?transponder=620098100000017');
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
  const birthdate = () => page.getByRole('textbox', { name: /Data de nascimento/ });
  beforeAll(async () => {
    await live('Europe/Lisbon');
    await page.goto('/animal/create?transponder=620098100000017');
    await birthdate().waitFor();
  });

  test.each([
    ['01022024', '01-02-2024'],
    ['1/2/2024', '01-02-2024'],
    ['1-2-2024', '01-02-2024'],
    ['01.02.2024', '01-02-2024'],
    ['01/02/2024', '01-02-2024'],
    ['29022024', '29-02-2024'],
  ])('may be typed as %s', async (typed, shown) => {
    await birthdate().fill('');
    await birthdate().pressSequentially(typed);
    await birthdate().blur();
    expect(await birthdate().inputValue()).toBe(shown);
  });

  test('eight typed digits › get their hyphens', async () => {
    await birthdate().fill('');
    await birthdate().pressSequentially('0102');
    expect(await birthdate().inputValue()).toBe('01-02-');
    await birthdate().pressSequentially('2024');
    expect(await birthdate().inputValue()).toBe('01-02-2024');
  });

  test.each([
    '0102',
    '30-02-2024',
    '01-13-2024',
    showDate(dayIn('Pacific/Kiritimati', new Date(Date.now() + 2 * 86_400_000))),
  ])('that is none, half a one or one to come is refused under its field: %s', async (typed) => {
    await birthdate().fill('');
    await birthdate().pressSequentially(typed);
    await birthdate().blur();
    await continueButton(page).click();
    const message = await birthdate().getAttribute('aria-describedby');
    expect(message).toBeTruthy();
    await expect.poll(() => birthdate().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the time zone of an account', () => {
  test('part of its name › finds it, and it is used from then on', async () => {
    await page.goto('/personal');
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
    await page.goto('/billing/transactions');
    await page.getByText(showTimestamp(content[0]!.date, 'Asia/Tokyo'), { exact: true }).first().waitFor();
  });
});

test('a user who saved meanwhile › is named, with the time in the reader’s time zone', async () => {
  const operator = await newPage();
  await signedIn(operator, 'operator@demo.test');
  const { id } = await callAs<{ id: number }>(operator, 'POST', '/vaccines/', {
    name: 'Vacina de duas pessoas',
    immunizationTimePeriod: 3,
    immunizationTimeUnit: 'YEAR',
  });
  const { name } = await callAs<Profile>(operator, 'GET', '/users/me');
  await operator.goto(`/vaccine/${id}`);
  await operator.getByRole('textbox', { name: 'Período de imunização' }).fill('9');
  await callAs(operator, 'PUT', `/vaccines/${id}`, { version: 1, immunizationTimePeriod: 5 });
  await operator.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = operator.getByRole('dialog', { name: 'Este registo foi alterado entretanto' });
  await dialog
    .getByText(new RegExp(`^${name} guardou outra versão em \\d\\d-\\d\\d-\\d{4} \\d\\d:\\d\\d:\\d\\d\\.`))
    .waitFor();
});

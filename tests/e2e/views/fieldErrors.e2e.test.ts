import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { fillRegistration, freeTransponder, part, sendRegistration } from '../helpers/registering.ts';

withBrowser();

const focused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

/** What is written below a field, and what it says of itself. */
const described = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The next call to this path is refused with these errors; those after it reach the server. */
const refuseOnce = (
  page: Page,
  path: string,
  errors: readonly { property: string; error: string }[],
  more = 0,
) =>
  page.route(
    (url) => url.pathname.replace(/\/$/, '') === path,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: {
              hasErrors: true,
              errors,
              data: { message: 'FORM_ERROR_MSG', ...(more && { moreErrors: more }) },
            },
          })
        : route.fallback(),
    { times: 1 },
  );

describe('errors that the server names', () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage();
    await signIn(page, 'operator@demo.test', { at: '/nowhere' });
  });

  test('fields that are not on the page › have theirs above the form, and the next save succeeds', async () => {
    const name = `Vacina de fora ${Date.now()}`;
    await openAddress(page, '/vaccine/create');
    await page.getByRole('textbox', { name: 'Nome' }).fill(name);
    const period = page.getByRole('textbox', { name: 'Período de imunização' });
    await period.fill('6');
    await page.getByRole('combobox', { name: 'Unidade do período' }).click();
    await page.getByRole('option', { name: 'Meses' }).click();
    await refuseOnce(
      page,
      '/api/vaccines',
      [
        { property: 'owners[0].name', error: 'MISSING_NAME' },
        { property: 'prices[CAT]', error: 'INVALID_VAT_NUMBER' },
        { property: 'immunizationTimePeriod', error: 'INVALID_IMMUNIZATION_TIME_PERIOD' },
      ],
      37,
    );
    const create = page.getByRole('button', { name: 'Criar', exact: true });
    await create.click();
    const banner = page.getByRole('alert').filter({ hasText: 'Verifique os campos assinalados' });
    await banner.waitFor();
    await expect.poll(() => banner.getByRole('listitem').count()).toBe(3);
    // Only what is on the page leads anywhere, and is marked.
    expect(await banner.getByRole('link').count()).toBe(1);
    expect(await banner.getByRole('listitem').filter({ hasText: 'owners[0].name' }).count()).toBe(1);
    expect(await banner.getByRole('listitem').filter({ hasText: 'prices.CAT' }).count()).toBe(1);
    expect(await banner.innerText()).toContain('e mais 37');
    await expect.poll(() => focused(period)).toBe(true);
    expect(await described(period)).toMatch(/período de imunização/i);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);

    // What has been mended is no longer in the banner; the others hold nothing up.
    await period.fill('7');
    await expect.poll(() => banner.getByRole('link').count()).toBe(0);
    await create.click();
    await page.waitForURL(/\/vaccine\/\d+$/);
    await banner.waitFor({ state: 'detached' });
  });

  test('nothing but fields elsewhere › has the focus on the banner', async () => {
    await openAddress(page, '/vaccine/create');
    await page.getByRole('textbox', { name: 'Nome' }).fill(`Vacina de fora ${Date.now()}`);
    await page.getByRole('textbox', { name: 'Período de imunização' }).fill('6');
    await page.getByRole('combobox', { name: 'Unidade do período' }).click();
    await page.getByRole('option', { name: 'Meses' }).click();
    await refuseOnce(page, '/api/vaccines', [{ property: 'owners[0].name', error: 'MISSING_NAME' }]);
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Verifique os campos assinalados' });
    await expect.poll(() => focused(banner)).toBe(true);
  });
});

describe('a registration', () => {
  let clinic: Page;
  beforeAll(async () => {
    clinic = await newPage();
    await signIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
  });

  test('nested errors › are shown under their inputs, in either notation of the path, and do not block others', async () => {
    const transponder = freeTransponder();
    await fillRegistration(clinic, transponder);
    await refuseOnce(clinic, '/api/animals', [
      { property: 'owner.postalCode', error: 'INVALID_POSTAL_CODE' },
      { property: 'owner[name]', error: 'INVALID_NAME' },
      { property: 'documents[0].title', error: 'MISSING_TITLE' },
    ]);
    await sendRegistration(clinic);
    const owner = part(clinic, 'Titular');
    const name = owner.getByRole('textbox', { name: 'Nome' });
    const banner = clinic.getByRole('alert').filter({ hasText: '3 campos por corrigir' });
    await banner.waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await described(name)).not.toBe('');
    expect(await owner.getByRole('textbox', { name: 'Código postal' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await expect.poll(() => focused(name)).toBe(true);
    // The page follows once the messages have taken their room: both are in sight.
    const isInSight = (box: { top: number; bottom: number }) => box.top >= 0 && box.bottom <= 800;
    for (const one of [name, banner])
      await expect
        .poll(() => one.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect))
        .toSatisfy(isInSight);
    expect(await banner.getByRole('link').count()).toBe(2);
    await sendRegistration(clinic);
    await banner.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const { content } = await callAs<{ content: unknown[] }>(
          clinic,
          'GET',
          `/animals/search?universalSearch=${transponder}`,
        );
        return content.length;
      })
      .toBe(1);
  });
});

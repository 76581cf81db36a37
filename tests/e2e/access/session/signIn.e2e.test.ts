import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptLegalWarning,
  accessibilityFaults,
  arrive,
  giveCode,
  giveCredentials,
  mailCount,
  newPage,
  nextMail,
  scriptOf,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';
import { signedOut } from '../../helpers/signedOut.ts';

withBrowser();

let page: Page;
/** Another device. */
let elsewhere: Page;
beforeAll(async () => {
  [page, elsewhere] = await Promise.all([newPage(), newPage()]);
  await page.goto('/auth');
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedOut(page);
});

/** Whether axe finds nothing: no test over all pages sees the steps of the sign-in. */
const isAccessible = async () => expect(await accessibilityFaults(page)).toEqual([]);

describe('the sign-in page', () => {
  /** So many kilobytes, packed as they are sent, are enough: scripts, styles, typeface and the page itself. */
  const BUDGET = 220;

  test('its first load › fetches what its form needs at once, and nothing of the register behind it', async () => {
    const fresh = await newPage();
    await fresh.goto('/auth');
    await fresh.getByLabel('E-mail').waitFor();
    await fresh.evaluate(() => document.fonts.ready);
    const files = await fresh.evaluate(() =>
      (performance.getEntries() as PerformanceResourceTiming[])
        .filter(({ entryType, name }) => /^(navigation|resource)$/.test(entryType) && !name.includes('/api/'))
        .map(({ name, startTime, responseEnd, encodedBodySize, decodedBodySize }) => ({
          name: new URL(name).pathname.slice(1),
          startTime,
          responseEnd,
          kilobytes: encodedBodySize / 1024,
          isPacked: encodedBodySize < decodedBodySize,
        })),
    );
    const scripts = files.filter(({ name }) => /^assets\/.*\.js$/.test(name));
    const behind = [
      'src/app/BackOffice.tsx',
      'i18n/generated/pt/backOffice.ts',
      'i18n/generated/en/signIn.ts',
    ].map(scriptOf);
    expect(scripts.filter(({ name }) => behind.includes(name))).toEqual([]);
    expect(scripts.filter(({ name }) => /schemas|ListTable|Calendar/.test(name))).toEqual([]);

    expect(scripts.filter(({ kilobytes, isPacked }) => kilobytes > 1 && !isPacked)).toEqual([]);
    for (const kind of [/\.woff2$/, /\.css$/, /^auth$/])
      expect(files.filter(({ name, kilobytes }) => kind.test(name) && kilobytes > 0)).toHaveLength(1);
    const sum = files.reduce((all, { kilobytes }) => all + kilobytes, 0);
    expect(sum).toBeLessThan(BUDGET);
    // Where much has gone, the budget follows.
    expect(sum).toBeGreaterThan(BUDGET * 0.9);

    // No second round: every script is asked for before the application's own has arrived.
    const entry = scripts.toSorted((a, b) => b.kilobytes - a.kilobytes)[0]!;
    expect(scripts.filter(({ startTime }) => startTime > entry.responseEnd)).toEqual([]);
    await fresh.context().close();
  });
});

describe('signing in', () => {
  test('password, mailed code and legal warning › lead to the requested page', async () => {
    await page.goto('/personal?from=mail');
    await page.waitForURL('**/auth');
    // An account that no other file of tests uses: it has not accepted the legal warning yet.
    await giveCode(page, await giveCredentials(page, 'kennel@demo.test'));

    const accept = page.getByRole('button', { name: 'Li e aceito' });
    await accept.waitFor();
    expect(await accept.isDisabled()).toBe(true);
    await isAccessible();
    await acceptLegalWarning(page);

    await page.waitForURL('**/personal?from=mail');
    await page.getByRole('heading', { name: 'Área pessoal' }).waitFor();
  });

  test('a wrong password and an unknown address › show the same message', async () => {
    for (const email of ['clinic@demo.test', 'nobody@demo.test']) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('textbox', { name: 'Palavra-passe' }).fill('Errada!1');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('alert').getByText('O e-mail ou a palavra-passe não estão corretos').waitFor();
    }
  });

  test('a missing value › has its error at the field, which gets the focus', async () => {
    await page.getByRole('button', { name: 'Continuar' }).click();
    const email = page.getByLabel('E-mail');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('a wrong code › is shown and can be repeated; a pasted one with a space is accepted', async () => {
    const code = await giveCredentials(page, 'reader@demo.test');
    const wrong = code === '000000' ? '111111' : '000000';
    await giveCode(page, wrong);
    await page.getByRole('alert').getByText('O código não está correto').waitFor();

    const submit = page.getByRole('button', { name: 'Entrar', exact: true });
    await page.getByLabel('Código de 6 algarismos').fill(code.slice(0, 5));
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('Código de 6 algarismos').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await submit.click();
    await arrive(page);
    // The first page after the sign-in has the focus on its heading.
    const heading = page.getByRole('heading', { level: 1, name: 'Início' });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('the time left for the code › is shown by the server’s clock', async () => {
    await giveCredentials(page, 'reader@demo.test');
    await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/mais 4:5\d/);
    await isAccessible();
  });

  test('the code’s minutes › run from 5:59 before the first tick, and end at the sign-in page', async () => {
    // Its clock is turned on.
    const late = await newPage();
    await late.clock.install();
    await late.goto('/auth');
    await late.getByLabel('E-mail').waitFor();
    await late.clock.pauseAt(Date.now() + 60_000);
    await giveCredentials(late, 'support@demo.test');
    expect(await late.getByRole('timer').innerText()).toContain('5:59');
    await late.clock.runFor(1_000);
    expect(await late.getByRole('timer').innerText()).toMatch(/5:00|4:5\d/);
    // The server gives its time in whole seconds: the page may count one second more than five minutes.
    await late.clock.runFor(5 * 60_000 + 2_000);
    await late.getByRole('alert').getByText('O código expirou').waitFor();
    await late.getByLabel('E-mail').waitFor();
    await late.context().close();
  });

  test('the way back for another code › keeps the address typed, and puts the focus in the password', async () => {
    await giveCredentials(page, 'reader@demo.test');
    await page.getByRole('button', { name: 'Voltar e receber outro código' }).click();
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('reader@demo.test');
    const password = page.getByRole('textbox', { name: 'Palavra-passe' });
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    // The way to a new password takes it along.
    await page.getByRole('link', { name: 'Recuperar a palavra-passe' }).click();
    await page.getByRole('heading', { name: 'Recuperar a palavra-passe' }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('reader@demo.test');
  });

  test('the message of an attempt › disappears with the next one', async () => {
    await follow(page, '/auth/2fa/abc/123456');
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
    await page.getByRole('alert').getByText('A ligação recebida já não é válida').waitFor();
    await page.getByLabel('E-mail').fill('nobody@demo.test');
    await page.getByRole('textbox', { name: 'Palavra-passe' }).fill('Errada!1');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('alert').getByText('não estão corretos').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
  });

  test('on a telephone › all targets are large enough to touch', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Mostrar a palavra-passe', 'Continuar', 'Ajuda']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect([name, Math.round(Math.min(box?.height ?? 0, box?.width ?? 0)) >= 38]).toEqual([name, true]);
    }
  });

  test('too many wrong codes › lead back to the sign-in page, and say so', async () => {
    const code = await giveCredentials(page, 'nocredit@demo.test');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 1; i < 5; i += 1) {
      await giveCode(page, wrong);
      await expect.poll(() => page.getByLabel('Código de 6 algarismos').inputValue()).toBe('');
    }
    await giveCode(page, wrong);
    await page.getByRole('alert').getByText('demasiadas tentativas').waitFor();
    await page.getByLabel('E-mail').waitFor();
  });

  test('the help › is open to users without a session, and closes with the keyboard', async () => {
    await page.getByRole('button', { name: 'Ajuda' }).click();
    const help = page.getByRole('dialog', { name: 'Ajuda para iniciar sessão' });
    await help.getByText('código de seis algarismos').waitFor();
    await isAccessible();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });

  test('the link from the mail › signs in by its button, not by being opened, and once', async () => {
    const seen = await mailCount('reader@demo.test');
    await giveCredentials(page, 'reader@demo.test');
    const link =
      /https?:\/\/\S+(\/auth\/2fa\/\S+)/.exec((await nextMail('reader@demo.test', seen)).text)?.[1] ?? '';

    await elsewhere.goto(link);
    await elsewhere.reload();
    await elsewhere.getByRole('button', { name: 'Confirmar e entrar' }).click();
    await arrive(elsewhere);

    await signedOut(page);
    await follow(page, link);
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
    await page.waitForURL('**/auth');
    await page.getByRole('alert').getByText('já não é válida').waitFor();
  });

  test('a user who is signed in and opens the sign-in page › is sent on to the home page', async () => {
    await signedIn(page, 'reader@demo.test', { at: '/auth' });
    const home = page.getByRole('heading', { level: 1, name: 'Início' });
    await home.waitFor();
    for (const address of [
      '/auth/recovery',
      '/auth/reset/1/a',
      '/auth/activate/1/a',
      '/auth/2fa/a/123456',
      '/auth/first/a',
      '/auth/entities',
      '/auth/omv',
      '/auth/state',
    ]) {
      await follow(page, '/personal');
      await page.getByRole('heading', { level: 1, name: 'Área pessoal' }).waitFor();
      await follow(page, address);
      await home.waitFor();
      expect(new URL(page.url()).pathname, address).toBe('/');
    }
  });
});

describe('the legal warning', () => {
  test('its button › works from 150 pixels above its end, and not one before', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await giveCode(page, await giveCredentials(page, 'operator@demo.test'));
    const text = page.getByRole('region', { name: 'Texto do aviso legal' });
    const accept = page.getByRole('button', { name: 'Li e aceito' });
    await text.getByRole('heading', { name: 'Aviso legal' }).waitFor();
    const scrollTo = (left: number) =>
      text.evaluate((box, rest) => {
        box.scrollTop = box.scrollHeight - box.clientHeight - rest;
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, left);
    await scrollTo(152);
    expect(await accept.isDisabled()).toBe(true);
    await scrollTo(150);
    await expect.poll(() => accept.isDisabled()).toBe(false);
    await page.getByRole('status').getByText('Chegou ao fim do texto').waitFor();
  });

  test('a short text › can be accepted at once, and is shown again if it was not accepted', async () => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await giveCode(page, await giveCredentials(page, 'clinic@demo.test'));
    const accept = page.getByRole('button', { name: 'Li e aceito' });
    await expect.poll(() => accept.isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Sair sem aceitar' }).click();
    await page.getByLabel('E-mail').waitFor();
    expect(await page.getByText('a sessão expirou').count()).toBe(0);
  });
});

describe('a veterinarian', () => {
  test('the choice among accepted entities › sets the one that is worked for', async () => {
    await giveCode(page, await giveCredentials(page, 'vet@demo.test'));
    await page.waitForURL('**/auth/entities');
    const enter = page.getByRole('button', { name: 'Entrar com a entidade' });
    expect(await enter.isDisabled()).toBe(true);
    const selectable = page.getByRole('radio', { disabled: false });
    await expect.poll(() => selectable.count()).toBe(2);
    await page.getByText('Convite por responder').waitFor();
    await page.getByText('Aguarda resposta da entidade').waitFor();
    await isAccessible();

    const name =
      (await selectable.first().evaluate((radio) => {
        const label = document.getElementById(radio.getAttribute('aria-labelledby') ?? '');
        return label?.firstElementChild?.textContent;
      })) ?? '';
    await selectable.first().check();
    await enter.click();
    await arrive(page);
    expect(await page.getByRole('button', { name: /^Menu de / }).getAttribute('aria-label')).toContain(name);
  });

  test('no entity › can be chosen', async () => {
    await giveCode(page, await giveCredentials(page, 'vet@demo.test'));
    await page.getByRole('button', { name: 'Entrar sem entidade' }).click();
    await arrive(page);
    await page.getByRole('button', { name: /, Sem entidade$/ }).waitFor();
  });
});

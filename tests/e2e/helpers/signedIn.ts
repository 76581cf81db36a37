import type { Page } from 'playwright';
import type { EntityAssociation, LoginAnswer } from '../../../resources/access/session/types.ts';
import { codeIn } from '../../helpers/mailbox.ts';
import { mailCount, nextMail } from './mails.ts';
import { USER_LANGUAGE, type LocaleName } from '../../../i18n/locale.ts';
import { callAs, callWith, type Method } from './serverCalls.ts';

/** The password of every demonstration account. */
export const PASSWORD = 'Sobreiro!2026';

interface Choices {
  /** The page that is opened first; none where the tests open theirs themselves, or only make calls. */
  readonly at?: string | null;
  /** Of what a veterinarian chooses among: a part of its name, or none. */
  readonly entity?: string | null;
  readonly password?: string;
  /** `false` where the test is about the question why an owner is read, which the operator's staff are asked. */
  readonly hasReason?: boolean;
}

/** A session of its own, made by the calls that the sign-in pages make, as the pages keep it. */
async function openSession(
  page: Page,
  email: string,
  { entity = null, password = PASSWORD }: Choices,
): Promise<LoginAnswer> {
  let session: LoginAnswer = { step: 'TWO_FACTOR' };
  const ask = <T>(method: Method, path: string, body?: unknown) =>
    callWith<T>(page, session.sessionToken, method, path, body);
  const step = async (method: Method, path: string, body?: unknown) => {
    session = { ...session, ...(await ask<LoginAnswer>(method, path, body)) };
  };
  const seen = await mailCount(email);
  const { twoFaToken } = await ask<LoginAnswer>('POST', '/auth/', { email, password });
  await step('POST', '/auth/two-fa', { code: codeIn(await nextMail(email, seen)), token: twoFaToken });
  if (session.step === 'ENTITY') {
    const { content } = await ask<{ content: EntityAssociation[] }>('GET', '/auth/search-entities');
    const chosen = content.find(
      (one) => entity !== null && one.status === 'ACCEPTED' && one.entity.name.includes(entity),
    );
    if (entity !== null && !chosen) throw new Error(`${email} does not work for ${entity}`);
    await step('PUT', '/auth/select-entity', { entityId: chosen?.entity.id ?? null });
  }
  if (session.step === 'LEGAL_WARNING') await step('PUT', '/auth/legalWarning/accept');
  return session;
}

/** Has a user say, in each tab of a window, why owners are read, as if the page had asked already. */
const giveReadReason = (page: Page, userId: number | undefined): Promise<unknown> =>
  page.context().addInitScript(
    (kept) => {
      // An empty page has no storage, nor has the browser's frame around a PDF.
      if (self.origin !== 'null') self.sessionStorage?.setItem('coleira.readReasons', kept);
    },
    JSON.stringify({ userId, byPath: { '/owners': 'Teste' } }),
  );

/**
 * Opens the register as a user who has signed in on this device: no sign-in page is drawn, which takes a
 * fraction of the time. What those pages do is tested with `signInOnPages`.
 */
export async function signedIn(page: Page, email: string, choices: Choices = {}): Promise<void> {
  const session = await openSession(page, email, choices);
  // An address of the server's without a page of its own: storage belongs to it as to the register.
  await page.goto('/api/health');
  await page.evaluate((kept) => {
    localStorage.setItem('coleira.session', kept);
    document.cookie = 'coleira.hasSession=1; path=/; max-age=3600; samesite=lax';
  }, JSON.stringify(session));
  if (choices.hasReason !== false) await giveReadReason(page, session.actor?.id);
  if (choices.at === null) return;
  await page.goto(choices.at ?? '/');
  // Also where a dialog stands over the page from the beginning.
  await page.getByRole('button', { name: /^Menu de /, includeHidden: true }).waitFor();
}

/** Makes a language that of the account that is signed in on a page, and of the page's next address. */
export async function setLanguage(page: Page, locale: LocaleName): Promise<void> {
  const language = USER_LANGUAGE[locale];
  await callAs(page, 'PUT', '/users/me', { language });
  await page.evaluate(
    (to) => {
      localStorage.setItem('coleira.locale', to.locale);
      localStorage.setItem('RaStore.locale', JSON.stringify(to.locale));
      const session = JSON.parse(localStorage.getItem('coleira.session') ?? '{}') as LoginAnswer;
      const actor = session.actor && { ...session.actor, language: to.language };
      localStorage.setItem(
        'coleira.session',
        JSON.stringify({ ...session, language: to.language, ...(actor && { actor }) }),
      );
    },
    { locale, language },
  );
}

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { newcomer } from '../../helpers/registering.ts';
import {
  callAs,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { callWith } from '../../helpers/serverCalls.ts';

withBrowser();

type OnRecord = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly vatNumber: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
};

let giver: Page;
let receiver: Page;
let staff: Page;
let owner: OnRecord;
let animals: { id: number; name: string; transponder: string }[];

/** An owner of the demonstration, with an account of its own: the link was mailed to the address on record. */
async function receiverWithAccount(): Promise<void> {
  const { content } = await callAs<{ content: OnRecord[] }>(
    staff,
    'GET',
    '/owners/search?type=SINGULAR&isLocked=false&itemsPerPage=50',
  );
  const { id: ownerId } = content.find(
    ({ vatNumber, postalCode, email }) => vatNumber && postalCode && email,
  )!;
  owner = await callAs<OnRecord>(staff, 'GET', `/owners/${ownerId}`);
  const { email, vatNumber: number, postalCode } = owner;
  const seen = await mailCount(email!);
  await callWith(receiver, undefined, 'POST', '/auth/owner-account/', { number, postalCode, email });
  const [, id, token] = /\/auth\/activate\/(\d+)\/([\w-]+)/.exec((await nextMail(email!, seen)).text)!;
  await callWith(receiver, undefined, 'POST', `/auth/activate/${id}/${token}`, { password: PASSWORD });
  await signedIn(receiver, email!, { at: '/nowhere' });
}

beforeAll(async () => {
  staff = await newPage();
  giver = await newPage();
  receiver = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(staff, 'operator@demo.test', { at: '/nowhere' });
  await signedIn(giver, 'owner@demo.test', { at: '/nowhere' });
  const found = await callAs<{ content: typeof animals }>(giver, 'GET', '/animals/search?status=NORMAL');
  animals = found.content;
  await receiverWithAccount();
});

/** The new owner as a request names one: with the details of a person on record by default. */
const newOwner = (more: object = {}) => {
  const { type, country, nationality, isLocalResident, name, vatNumber, email, phone } = owner;
  const { postalCode, locality, parishId, street, door } = owner;
  const person = { type, country, nationality, isLocalResident, name, vatNumber, email, phone };
  return { ...person, postalCode, locality, parishId, street, door, ...more };
};
const ask = (who: Page, transponder: string, more?: object) =>
  callAs<{ id: number }>(who, 'POST', `/animal-transfers/${transponder}`, {
    kind: 'TWO_PARTY',
    newOwner: newOwner(more),
  });

/** Confirms on the home page of an account. */
async function confirm(page: Page, transponder: string): Promise<void> {
  await openAddress(page, '/');
  const item = page
    .getByRole('listitem')
    .filter({ hasText: spaced(transponder) })
    .first();
  await item.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.reload();
  await page.getByRole('dialog').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describe('a change of owner between two accounts', () => {
  test('a request by staff › is confirmed by both on their home pages, and the receiver has the animal', async () => {
    const { transponder, name } = animals[0]!;
    await ask(staff, transponder);
    await confirm(giver, transponder);
    await confirm(receiver, transponder);
    await receiver.getByRole('link', { name }).first().waitFor();
    const { owner: now } = await callAs<{ owner: { id: number } }>(staff, 'GET', `/animals/${transponder}`);
    expect(now.id).toBe(owner.id);
  });

  test('a person whom only the giver knows › is marked on the page of staff', async () => {
    const { vatNumber, name, email } = newcomer('Joana Incógnita');
    const { id } = await ask(giver, animals[1]!.transponder, { vatNumber, name, email });
    await openAddress(staff, `/transfers/${id}`);
    await staff.getByText('O novo titular só é conhecido por quem transmite').waitFor();
    await staff.getByText(`O e-mail ${email} foi indicado`).waitFor();
  });
});

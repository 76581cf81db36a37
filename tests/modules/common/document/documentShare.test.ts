import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAILY_BYTES } from '../../../../resources/common/document/limits.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let contents: string;
beforeAll(async () => {
  server = await testServer();
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f5a4c' } });
  contents = (await picture.png().toBuffer()).toString('base64');
});
afterAll(() => server.close());

const send = async (person: Person, files = 1): Promise<string> => {
  const documents = Array.from({ length: files }, () => ({ filename: 'a.png', contents }));
  const { status, body } = await person.call('POST', '/documents/general', { documents });
  return `${status} ${body.data?.message ?? ''}`.trim();
};
const broughtBy = async ({ id }: Person): Promise<number> =>
  (
    await getOne<{ sum: number }>(
      server.db,
      sql`select sum(size)::bigint as sum from document where creation_user_id = ${id}`,
    )
  ).sum;

/** A user whose quota has room for so many of these pictures today. */
async function withRoomFor(files: number): Promise<Person> {
  const person = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
  expect(await send(person)).toBe('200');
  const size = await broughtBy(person);
  await server.db.query(
    sql`update document set size = ${DAILY_BYTES - files * size} where creation_user_id = ${person.id}`,
  );
  return person;
}

describe('what an account may bring in a day', () => {
  it('parallel uploads › do not exceed it', async () => {
    const clerk = await withRoomFor(3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(clerk)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => '200'),
      ...Array.from({ length: 9 }, () => '429 UPLOAD_QUOTA_REACHED'),
    ]);
    expect(await broughtBy(clerk)).toBe(DAILY_BYTES);
  });

  it('the last request of the day › does not exceed it, and stores no part', async () => {
    const clerk = await withRoomFor(2);
    expect(await send(clerk, 3)).toBe('429 UPLOAD_QUOTA_REACHED');
    expect(await send(clerk, 2)).toBe('200');
    expect(await broughtBy(clerk)).toBe(DAILY_BYTES);
  });

  it('uploads of other accounts › neither wait for it nor count', async () => {
    const [full, other] = [await withRoomFor(0), await withRoomFor(4)];
    const answers = await Promise.all([send(full), send(other), send(full), send(other)]);
    expect(answers).toEqual(['429 UPLOAD_QUOTA_REACHED', '200', '429 UPLOAD_QUOTA_REACHED', '200']);
  });
});

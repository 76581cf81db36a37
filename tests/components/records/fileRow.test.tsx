// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { FileRow } from '../../../src/records/documents/FileRow.tsx';
import { makeActor } from '../../helpers/actor.ts';
import { render } from '../../helpers/render.tsx';

const file = {
  id: 1,
  documentType: 'OWNER',
  documentTypeId: 2,
  title: null,
  filename: 'prova.pdf',
  type: 'application/pdf',
  size: 2048,
  creationTimestamp: '2026-03-31T22:30:00.000Z',
  creationUserId: null,
  creationUser: null,
  expirationDate: null,
  isDirectDownload: false,
  directDownloadUrl: null,
};

test.each([
  ['Atlantic/Azores', '31-03-2026'],
  ['Europe/Madrid', '01-04-2026'],
])('a document of the evening › is dated in %s as its user’s calendar says', async (timezone, day) => {
  const session = { step: 'DONE', sessionToken: 's', actor: makeActor({ timezone }) } as const;
  const { root } = await render(<FileRow file={file} />, { session });
  expect(root.textContent).toContain(day);
});

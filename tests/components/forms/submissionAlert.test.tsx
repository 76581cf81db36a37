// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { SubmissionAlert } from '../../../src/forms/SubmissionAlert.tsx';
import { render } from '../../helpers/render.tsx';

const alertFor = async (code: string): Promise<string> => {
  const trouble = { kind: 'lost', code, failure: null } as const;
  const { root } = await render(
    <SubmissionAlert trouble={trouble} onAgain={() => undefined} isBusy={false} />,
  );
  return root.textContent;
};

test('an alert about a lost connection › names what could not be done, where it is known', async () => {
  expect(await alertFor('ERROR_ADD_LICENSING')).toContain('Não foi possível registar a licença.');
  expect(await alertFor('NETWORK_ERROR')).toMatch(/^Sem ligação ao servidor\s*O que foi escrito/);
});

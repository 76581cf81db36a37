import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  mailCount,
  newPage,
  nextMail,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

let visitor: Page;
let operator: Page;

beforeAll(async () => {
  visitor = await newPage({ viewport: { width: 390, height: 844 } });
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

interface Report {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

const EMAIL = 'procura.sighting@example.test';

/** A published report of the demonstration, whose reporter reads the mails of the test. */
async function published(): Promise<Report> {
  const { content } = await callAs<{ content: Report[] }>(
    operator,
    'GET',
    '/lost-animals/search?status=LOST&itemsPerPage=1',
  );
  const { id, version } = content[0]!;
  const body = { participantEmail: EMAIL, allowsAdvertising: true, version };
  await callAs(operator, 'PUT', `/lost-animals/${id}`, body);
  return callAs<Report>(operator, 'GET', `/lost-animals/${id}`);
}

describe('a visitor who has seen a lost animal', () => {
  test('from the start page › says where without help, and the reporter and staff read it', async () => {
    const report = await published();
    const { address } = await callAs<{ address: string }>(
      operator,
      'GET',
      `/lost-animals/${report.id}/poster`,
    );
    const mails = await mailCount(EMAIL);

    await visitor.goto('/');
    await visitor.getByRole('link', { name: /^Vi um animal desaparecido/ }).click();
    await visitor.getByRole('link', { name: 'Vi este animal' }).first().waitFor();
    // The one of the test may stand on a later page of the list: its poster leads to it.
    await visitor.goto(new URL(address).pathname);
    await visitor.getByRole('link', { name: 'Vi este animal' }).click();
    await visitor.getByRole('heading', { level: 1, name: `Vi este animal: ${report.name}` }).waitFor();
    await visitor.getByRole('button', { name: 'Enviar o avistamento' }).click();
    await visitor.getByText('Há dados por corrigir:').waitFor();
    await visitor.getByLabel('Distrito ou ilha').selectOption({ label: 'Lisboa' });
    await visitor
      .getByLabel('Concelho')
      .getByRole('option', { name: 'Lisboa' })
      .waitFor({ state: 'attached' });
    await visitor.getByLabel('Concelho').selectOption({ label: 'Lisboa' });
    await visitor.getByLabel(/^Local/).fill('Jardim da Estrela');
    await visitor.getByLabel(/^O que viu/).fill('Tinha uma coleira azul.');
    await visitor.getByLabel(/^O seu telefone/).fill('961 000 000');
    await visitor.getByRole('checkbox', { name: /^Autorizo/ }).check();
    expect(await accessibilityFaults(visitor)).toEqual([]);
    expect(await scrollsSideways(visitor)).toBe(false);
    await visitor.getByRole('button', { name: 'Enviar o avistamento' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Obrigado' }).waitFor();

    await openAddress(operator, `/animal/lost/${report.id}?tab=sightings`);
    const seen = operator.getByRole('article', { name: 'Jardim da Estrela, Lisboa' });
    await seen.getByText('Tinha uma coleira azul.').waitFor();
    expect(await operator.getByText('961 000 000').count()).toBe(0);

    const mail = await nextMail(EMAIL, mails);
    expect(mail.text).not.toMatch(/Estrela|coleira azul|961/);
    const [link] = /\/public\/sightings#\S+/.exec(mail.text)!;
    await visitor.goto(link);
    await visitor.getByRole('heading', { level: 2, name: 'Jardim da Estrela, Lisboa' }).waitFor();
    await visitor.getByText('961 000 000').waitFor();
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Ocultar' }).click();
    await visitor.getByRole('button', { name: 'Mostrar de novo' }).waitFor();
    await visitor.getByRole('button', { name: 'Parar as mensagens' }).click();
    await visitor.getByRole('button', { name: 'Voltar a receber mensagens' }).waitFor();

    await seen.getByRole('button', { name: 'Eliminar o avistamento' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Eliminar este avistamento?' });
    await dialog.getByRole('textbox', { name: 'Motivo da eliminação' }).fill('Dados de outra pessoa');
    await dialog.getByRole('button', { name: 'Eliminar o avistamento' }).click();
    await operator.getByText('Sem avistamentos').waitFor();
  });
});

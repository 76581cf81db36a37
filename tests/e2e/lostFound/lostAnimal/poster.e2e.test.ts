import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser({ whole: true });

let operator: Page;

beforeAll(async () => {
  operator = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signedIn(operator, 'operator@demo.test', { at: null });
});

interface Listed {
  readonly id: number;
  readonly transponder: string;
  readonly name: string | null;
  readonly allowsAdvertising: boolean;
  readonly animalStatus: string | null;
  readonly animalIsLocked: boolean;
}

describe('the poster of a lost animal', () => {
  test('opened from its page › is downloaded and shared, and its public page says when the report is closed', async () => {
    const path = '/lost-animals/search?status=LOST&itemsPerPage=50';
    const { content } = await callAs<{ content: Listed[] }>(operator, 'GET', path);
    const { id, transponder, name } = content.find(
      (one) => one.allowsAdvertising && one.name && one.animalStatus === 'LOST' && !one.animalIsLocked,
    )!;
    await operator.goto(`/animal/view/${transponder}`);
    await operator.getByRole('link', { name: 'Cartaz' }).click();
    await operator.getByRole('img', { name: 'Pré-visualização do cartaz' }).waitFor();
    expect(await accessibilityFaults(operator)).toEqual([]);
    const downloaded = operator.waitForEvent('download');
    await operator.getByRole('button', { name: 'Descarregar PDF' }).click();
    expect((await downloaded).suggestedFilename()).toBe(`cartaz-${id}.pdf`);
    await operator.getByRole('button', { name: 'Copiar ligação' }).click();
    await operator.getByText('A ligação foi copiada').waitFor();
    const link = await operator.evaluate(() => navigator.clipboard.readText());
    await operator.getByRole('combobox', { name: 'Idioma do cartaz' }).click();
    await operator.getByRole('option', { name: 'Inglês' }).click();
    await operator.waitForURL(/language=en/);
    await operator.getByRole('img', { name: 'Pré-visualização do cartaz' }).waitFor();

    const visitor = await newPage();
    const address = new URL(link).pathname;
    await visitor.goto(address);
    await visitor.getByRole('heading', { name: 'Animal desaparecido' }).waitFor();
    await visitor.getByRole('heading', { name: name! }).waitFor();
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await callAs(operator, 'PUT', `/lost-animals/${id}/update-status`, { status: 'DELIVERED_TO_OWNER' });
    await visitor.reload();
    await visitor.getByText('Este animal já voltou para o titular').waitFor();
    expect(await visitor.getByText(name!, { exact: true }).count()).toBe(0);
    await operator.goto(`/animal/lost/poster/${id}`);
    await operator.getByText('O processo já está encerrado e não pode ser alterado.').waitFor();
  });
});

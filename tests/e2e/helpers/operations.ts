import type { Page } from 'playwright';

/** Shows the operations of the record's page that stand below the button for more, where they are not shown yet. */
export async function showAllOperations(page: Page): Promise<void> {
  const more = page.getByRole('navigation', { name: 'Operações', exact: true }).getByRole('button', {
    name: /^(Mais \d+ operações|Mais 1 operação|Menos operações)$/,
  });
  await more.waitFor();
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

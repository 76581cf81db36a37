import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';

test('who opens the address sees the sign-in page, and the browser has nothing to complain about', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ locale: 'pt-PT' });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));

    await page.goto(inject('baseUrl'));
    await page.waitForURL('**/auth**');
    await page.getByRole('textbox').first().waitFor();

    expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt\b/);
    expect(await page.title()).toContain('Coleira');
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

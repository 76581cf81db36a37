import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, newPage, scrollsSideways, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let visitor: Page;

beforeAll(async () => {
  visitor = await newPage({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    permissions: ['geolocation'],
    geolocation: { latitude: 38.72, longitude: -9.14 },
  });
});

describe('the animals lost and found, on a phone', () => {
  test('from the start page › are a list, narrowed by place, species and kind, which the address keeps', async () => {
    await visitor.goto('/');
    await visitor.getByRole('link', { name: /^Ver os animais perto de mim/ }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Animais desaparecidos e encontrados' }).waitFor();
    const animals = visitor.getByRole('main').getByRole('list').getByRole('listitem');
    await animals.first().waitFor();
    const district = visitor.getByRole('combobox', { name: 'Distrito ou ilha' });
    await district.getByRole('option').nth(1).waitFor({ state: 'attached' });
    await district.selectOption({ index: 1 });
    await visitor.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Desaparecidos' });
    await expect.poll(() => new URL(visitor.url()).search).toMatch(/districtId=\d+&status=LOST/);
    expect(await visitor.getByRole('combobox', { name: 'Concelho' }).isVisible()).toBe(true);
    expect(await scrollsSideways(visitor)).toBe(false);
    await district.selectOption({ index: 0 });
    await visitor.getByRole('combobox', { name: 'Situação' }).selectOption({ index: 0 });
  });

  test('the position, once asked for › selects the municipality, and no call carries it', async () => {
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.getByRole('button', { name: 'Perto de mim' }).click();
    await expect
      .poll(async () => `${new URL(visitor.url()).search} ${await visitor.getByRole('main').innerText()}`)
      .toMatch(/countyId=\d+|no concelho em que está \(Lisboa\)/);
    expect(asked.filter((url) => /38\.7|9\.14/.test(url))).toEqual([]);
  });

  test('the map › opens beside the list, and an animal leads to its page and back', async () => {
    await visitor.goto('/public/lost-and-found');
    await visitor.getByRole('button', { name: 'Ver no mapa' }).click();
    const map = visitor.getByRole('img', { name: /^Mapa dos concelhos/ });
    await map.waitFor();
    await map.locator('.chosen').first().dispatchEvent('click');
    await expect.poll(() => new URL(visitor.url()).search).toMatch(/countyId=\d+/);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    const { search } = new URL(visitor.url());
    await visitor.getByRole('link', { name: 'Ver o animal' }).first().click();
    await visitor.waitForURL('**/public/lost/*');
    await visitor
      .getByText(/^Desapareceu em|^Encontrado em/)
      .first()
      .waitFor();
    await visitor.goBack();
    await visitor.getByRole('link', { name: 'Ver o animal' }).first().waitFor();
    expect(new URL(visitor.url()).search).toBe(search);
  });
});

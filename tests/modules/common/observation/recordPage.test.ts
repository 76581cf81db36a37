import { describe, expect, it } from 'vitest';
import { findRecordPage } from '../../../../resources/common/observation/recordPage.ts';
import { pages } from '../../../../src/app/allPages.ts';

describe('the record of a page', () => {
  it.each([
    ['/animal/view/620098100000001', 'animal', '620098100000001', '/animal/view/620098100000001'],
    ['/animal/view/12?tab=versions', 'animal', '12', '/animal/view/12'],
    ['/animal/life-line/620098100000001/', 'animal', '620098100000001', '/animal/life-line/620098100000001'],
    ['/owner/0012#top', 'owner', '12', '/owner/12'],
    ['/transfers/3', 'animalTransfer', '3', '/transfers/3'],
    ['/billing/transactions/4', 'billingTransaction', '4', '/billing/transactions/4'],
    ['/animal/lost/5', 'lostAnimal', '5', '/animal/lost/5'],
  ])('%s › is found', (address, module, key, url) => {
    expect(findRecordPage(address)).toEqual({ module, key, url });
  });

  it.each([
    '',
    '/',
    '/owner',
    '/owner/create',
    '/owner/0',
    '/owner/-1',
    '/owner/1e3',
    '/owner/12/13',
    '/owner//12',
    '/owner/620098100000001',
    '//owner/12',
    'owner/12',
    'https://coleira.example/owner/12',
    '//other.example/owner/12',
    'javascript:/owner/12',
    '/OWNER/12',
    '/owner/%31%32',
    '/owner/../user/12',
    '/animal/12',
    '/animal/lost/close/620098100000001',
    '/help-article/1',
    '/audit/1',
    `/owner/12?${'x'.repeat(200)}`,
  ])('“%s” › names none', (address) => {
    expect(findRecordPage(address)).toBeNull();
  });

  it('every page of one record of a module › is recognised, and as a record of that module', () => {
    const records = pages.filter(({ kind }) => kind === 'record');
    expect(records.length).toBeGreaterThan(25);
    const wrong = records.filter(
      ({ path, module }) => findRecordPage(path.replace(':id', '12'))?.module !== module?.name,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

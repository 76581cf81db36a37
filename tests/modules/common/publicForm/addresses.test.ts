import { describe, expect, test } from 'vitest';
import { isFormsPage, isRoot, PUBLIC_PAGE_NAMES } from '../../../../resources/common/publicForm/addresses.ts';
import { paths } from '../../../../server/mail/texts/content.ts';

/** Pages for everybody that the application answers (src/app/App.tsx). */
const OFFICE = /^\/public\/(?:validate|lost)\//;

describe('addresses for everybody', () => {
  test.each(PUBLIC_PAGE_NAMES)('/public/%s › is answered with the public pages, whatever follows', (name) => {
    for (const rest of ['', '/', '/x', '?lang=en', '#secret'])
      expect(isFormsPage(`/public/${name}${rest}`)).toBe(true);
    expect(isFormsPage(`/public/${name}x`)).toBe(false);
  });

  test('every link of a mail to a public page › leads to one that is there', () => {
    const links = Object.values(paths)
      .map((path) =>
        typeof path === 'string' ? path : (path as (...parts: never[]) => string)(...(['x', 1] as never[])),
      )
      .filter((path) => path.startsWith('/public/') && !OFFICE.test(path));
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((path) => !isFormsPage(path))).toEqual([]);
  });

  test('the address of the register › is the root alone', () => {
    expect(['/', '/?lang=en', '/#top'].every(isRoot)).toBe(true);
    expect(['/auth', '/animal', '//x', '/public/advert'].some(isRoot)).toBe(false);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/generated/en/index.ts';
import { LOCALE_KEY, localeOf } from '../../i18n/locale.ts';

// The texts that are there are a state of the module: other files of this process may have fetched some.
vi.resetModules();
const {
  errorText,
  hasErrorText,
  i18nProvider,
  loadErrorTexts,
  PARTS,
  onLanguage,
  shownLanguage,
  shownTexts,
  startLanguage,
  textsOf,
  withTexts,
} = await import('../../i18n/index.ts');

const { translate, changeLocale } = i18nProvider;
const isThere = (key: string) => translate(key, { _: '' }) !== '';

describe('before the back office is there', () => {
  it('the page comes up in the language chosen before, else in Portuguese, and is not drawn until then', async () => {
    expect(shownLanguage()).toBeUndefined();
    await startLanguage();
    expect(shownLanguage()).toBe('pt');
    localStorage.setItem(LOCALE_KEY, 'en');
    await startLanguage();
    expect(i18nProvider.getLocale()).toBe('en');
    expect(translate('auth.signIn.title')).toBe('Sign in');
    localStorage.clear();
  });

  it('there is what its pages say, in the language that is chosen', async () => {
    await changeLocale('pt');
    expect(translate('auth.signIn.title')).toBe('Iniciar sessão');
    expect(translate('errors.LOGIN_INVALID_CREDENTIALS')).toContain('palavra-passe');
    expect(['kit.form.save', 'resources.vaccine.name', 'shell.menu.label'].filter(isThere)).toEqual([]);
    expect(shownTexts().flatMap((tree) => [...textsOf(tree)]).length).toBeLessThan(290);
  });

  it('a code that only the back office has a sentence for gets the general one of its kind', () => {
    expect(translate('errors.MISSING_COLOR', { _: 'errors.MISSING_COLOR' })).toBe('Preencha este campo.');
    expect(translate('errors.OWNER_HAS_ANIMALS')).toContain('(OWNER_HAS_ANIMALS)');
  });

  it('its texts come with its pages, in the language that is shown by then', async () => {
    const told = vi.fn();
    const end = onLanguage(told);
    await changeLocale('en');
    const page = withTexts(PARTS.backOffice, async () => 'the page');
    // Chosen while the texts are on their way.
    const chosen = changeLocale('pt');
    expect(await page).toBe('the page');
    expect(translate('kit.form.save')).toBe('Save');
    await chosen;
    expect(translate('kit.form.save')).toBe('Guardar');
    expect(translate('auth.signIn.title')).toBe('Iniciar sessão');
    expect(told).toHaveBeenCalledTimes(3);
    end();
  });

  it('a part that is fetched a second time › causes no second change', async () => {
    const before = shownTexts();
    await withTexts(PARTS.backOffice, async () => undefined);
    expect(shownTexts()).toBe(before);
  });
});

describe('the language of the page', () => {
  beforeAll(() => withTexts(PARTS.backOffice, async () => undefined));
  afterEach(async () => {
    await changeLocale('pt');
    localStorage.clear();
  });

  it('once chosen › is stored on the device', async () => {
    await changeLocale('en');
    expect(localStorage.getItem(LOCALE_KEY)).toBe('en');
  });

  it('a change › changes all texts and the language of the document', async () => {
    expect(i18nProvider.translate('kit.form.save')).toBe('Guardar');
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('kit.form.save')).toBe('Save');
    expect(document.documentElement.lang).toBe('en-GB');
    await i18nProvider.changeLocale('pt');
    expect(document.documentElement.lang).toBe('pt-PT');
  });

  it('offers both languages by their own names', () => {
    expect(i18nProvider.getLocales?.()).toEqual([
      { locale: 'pt', name: 'Português' },
      { locale: 'en', name: 'English' },
    ]);
  });

  it('the usual notations of a language › are recognised', () => {
    expect(['pt-PT', 'pt_PT', 'PT', 'en-US', 'en', 'fr', '', null].map((tag) => localeOf(tag))).toEqual([
      'pt',
      'pt',
      'pt',
      'en',
      'en',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('texts with numbers', () => {
  it('one and many › have their own form', () => {
    const say = (count: number) => i18nProvider.translate('kit.list.selection.label', { smart_count: count });
    expect([say(0), say(1), say(2)]).toEqual([
      '0 registos selecionados',
      '1 registo selecionado',
      '2 registos selecionados',
    ]);
    expect(i18nProvider.translate('resources.vaccine.name', { smart_count: 2 })).toBe('Vacinas');
  });

  it('the position in a list, counted or estimated › is shown', () => {
    expect(
      i18nProvider.translate('kit.list.pagination.range', { smart_count: 57, from: 11, to: 20, n: '57' }),
    ).toBe('11 - 20 de 57 registos');
    expect(i18nProvider.translate('home.counts.about', { n: '12 000' })).toBe('cerca de 12 000');
    expect(i18nProvider.translate('kit.list.pagination.compact', { page: 2, pages: 6 })).toBe(
      'página 2 de 6',
    );
  });
});

describe('texts that are not there', () => {
  it('a code without its own text › has a sentence that does not show the code', () => {
    expect(i18nProvider.translate('errors.MISSING_SHELTER_WING', { _: 'errors.MISSING_SHELTER_WING' })).toBe(
      'Preencha este campo.',
    );
    expect(errorText(i18nProvider.translate, 'MISSING_SHELTER_WING', 'Ala do canil')).toBe(
      'Indique: Ala do canil.',
    );
  });

  it('the code of a module that the page does not show › has its sentence once the catalogue is there', async () => {
    expect(i18nProvider.translate('errors.MISSING_GENDER')).toBe('Preencha este campo.');
    expect(hasErrorText('MISSING_GENDER')).toBe(false);
    await loadErrorTexts();
    expect(i18nProvider.translate('errors.MISSING_GENDER')).toBe('Indique o sexo.');
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('errors.MISSING_GENDER')).toBe(en.errors.MISSING_GENDER);
    await i18nProvider.changeLocale('pt');
  });

  it('warn the developer', () => {
    const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    i18nProvider.translate('kit.nothing.here');
    expect(warning.mock.calls.flat().join(' ')).toContain('kit.nothing.here');
    warning.mockRestore();
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider, startLanguage } from '../../i18n/index.ts';
import { LOCALE_KEY, localeOf, preferredLocale } from '../../i18n/locale.ts';

afterEach(async () => {
  await i18nProvider.changeLocale('pt');
  localStorage.clear();
});

describe('the language of the page', () => {
  it('is Portuguese unless the browser would rather have English', () => {
    expect(preferredLocale([])).toBe('pt');
    expect(preferredLocale(['fr-FR'])).toBe('pt');
    expect(preferredLocale(['pt-BR', 'en'])).toBe('pt');
    expect(preferredLocale(['en-GB', 'pt-PT'])).toBe('en');
    expect(preferredLocale(['de-DE', 'en-US'])).toBe('en');
  });

  it('is what was chosen before, whatever the browser says', async () => {
    await i18nProvider.changeLocale('en');
    expect(localStorage.getItem(LOCALE_KEY)).toBe('en');
    expect(preferredLocale(['pt-PT'])).toBe('en');
  });

  it('comes up in the language chosen before', async () => {
    localStorage.setItem(LOCALE_KEY, 'en');
    await startLanguage();
    expect(i18nProvider.getLocale()).toBe('en');
    expect(i18nProvider.translate('ra.action.save')).toBe('Save');
  });

  it('changes all texts and is told to the browser', async () => {
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

  it('is read from the ways in which languages are written', () => {
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
  it('say one and many', () => {
    const say = (count: number) => i18nProvider.translate('kit.list.selection.label', { smart_count: count });
    expect([say(0), say(1), say(2)]).toEqual([
      '0 registos selecionados',
      '1 registo selecionado',
      '2 registos selecionados',
    ]);
    expect(i18nProvider.translate('resources.vaccine.name', { smart_count: 2 })).toBe('Vacinas');
  });

  it('say where one is in a list, counted or estimated', () => {
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
  it('show a sentence for a code, not the code', () => {
    expect(i18nProvider.translate('errors.MISSING_SHELTER_WING', { _: 'errors.MISSING_SHELTER_WING' })).toBe(
      'Preencha este campo.',
    );
    expect(i18nProvider.translate('errors.MISSING_GENDER')).toBe('Indique o sexo.');
  });

  it('warn the developer', () => {
    const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    i18nProvider.translate('kit.nothing.here');
    expect(warning.mock.calls.flat().join(' ')).toContain('kit.nothing.here');
    warning.mockRestore();
  });
});

import { describe, expect, it } from 'vitest';
import { pt } from '../../i18n/generated/pt/index.ts';
import { flattenTexts } from './flattenTexts.ts';

/** Words that European Portuguese does not use, or not so, and what it says instead. */
const FOREIGN: readonly (readonly [words: string, instead: string])[] = [
  ['vocês?', 'the impersonal'],
  ['usuári\\p{L}*', 'utilizador'],
  ['exclu(?!siv)\\p{L}*', 'eliminar'],
  ['salv(ar|o|a|os|as|e|ou)', 'guardar'],
  ['delet\\p{L}*', 'eliminar'],
  ['registr\\p{L}*', 'registo, registar'],
  ['cadastr\\p{L}*', 'registo'],
  ['senhas?', 'palavra-passe'],
  ['telas?', 'página'],
  ['arquivos?', 'ficheiro'],
  ['celular(es)?', 'telemóvel'],
  ['contat\\p{L}*', 'contacto'],
  ['acess(ar|e|ou)', 'aceder'],
  ['baix(ar|e|ou)', 'descarregar'],
  ['gerenci\\p{L}*', 'gerir'],
  ['planilhas?', 'folha de cálculo'],
  ['seç(ão|ões)', 'secção'],
  ['controles?', 'controlo'],
  ['fatos?', 'facto'],
  ['aplicativos?', 'aplicação'],
  ['conex(ão|ões)', 'ligação'],
  ['gênero|prêmio|econôm\\p{L}*|eletrôn\\p{L}*|bônus', 'é and ó'],
  ['links?', 'ligação'],
  ['login', 'iniciar sessão'],
  ['don[oa]s?', 'titular'],
  ['est(á|ão) \\p{L}+ndo', 'a and the infinitive'],
];

const word = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');

describe('the Portuguese texts', () => {
  const texts = [...flattenTexts(pt)];

  it.each(FOREIGN)('are European: “%s” gives way to %s', (words) => {
    expect(texts.filter(([, text]) => word(words).test(text))).toEqual([]);
  });

  it('would be caught if they were not', () => {
    const brazilian = 'Você está salvando o usuário: senha, seção, contatos e bônus foram excluídos.';
    const caught = FOREIGN.filter(([words]) => word(words).test(brazilian));
    expect(caught.map(([words]) => words.slice(0, 4))).toEqual([
      'você',
      'usuá',
      'excl',
      'senh',
      'cont',
      'seç(',
      'gêne',
      'est(',
    ]);
  });

  it('use one spelling, that of the agreement of 1990', () => {
    const old =
      /\b(a[cp]ção|a[cp]ções|activ|actual|correct|direct|objecto|projecto|selecç|eléctr|óptim|excepto)/iu;
    expect(texts.filter(([, text]) => old.test(text))).toEqual([]);
  });

  it('carry no stray spaces', () => {
    expect(
      texts.filter(([key, text]) => key !== 'ra.boolean.null' && (/ {2}/.test(text) || text !== text.trim())),
    ).toEqual([]);
  });
});

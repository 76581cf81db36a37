import { describe, expect, it } from 'vitest';
import { WAIT_REASONS } from '../../resources/requests/animalTransfer/twoParty.ts';
import { en } from '../../i18n/generated/en/index.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import { SHIPPED_TEXTS } from '../../server/texts/shipped/shippedTexts.ts';
import { changelogText, loginHelpText } from '../../server/modules/common/configuration/seed/texts.ts';
import { HELP } from '../../server/modules/support/helpArticle/seed/seedHelp.ts';
import { en as englishMails } from '../../server/mail/texts/en.ts';
import { pt as portugueseMails } from '../../server/mail/texts/pt.ts';
import { flattenTexts } from './flattenTexts.ts';

interface Term {
  /** A pattern of whole words that must not come back. */
  readonly avoid: string;
  readonly use: string;
  /** Keys of texts in which the words mean something else. */
  readonly except?: readonly string[];
}

const PORTUGUESE: readonly Term[] = [
  { avoid: 'mudanças? de titular|mud(ar|e|ou) (de|o) titular', use: 'transmissão de titularidade' },
  // The help asks readers to look into their junk mail, which is no search in the register.
  { avoid: 'procur(a|as|e|ar|ada|ado)(?! na pasta)', use: 'pesquisar, pesquisa' },
  { avoid: 'línguas?', use: 'idioma' },
  { avoid: 'registos? do animal', use: 'ficha do animal' },
  { avoid: 'pedidos? de óbito', use: 'comunicação de óbito' },
  { avoid: '(associação|transmissão|titularidade|pedido)( \\p{L}+)* recusad[oa]s?', use: 'rejeitado' },
  { avoid: 'acrescent\\p{L}+', use: 'adicionar, anexar' },
  { avoid: 'juntar|juntou|(documentos|ficheiros) juntos', use: 'adicionar, anexar' },
  { avoid: 'apag(a|am|ar|ue|ad[oa]s?)', use: 'eliminar, remover' },
  { avoid: 'inativar', use: 'desativar' },
  { avoid: 'gravar|gravad[oa]s?', use: 'guardar' },
  { avoid: 'sozinh[oa]s?', use: 'automaticamente' },
  { avoid: 'visitas?', use: 'sessão' },
  { avoid: 'pedigree', use: 'livro de origens' },
  { avoid: '(entrar|age|agir) como', use: 'em nome de' },
  { avoid: 'animal perdido|perdidos e encontrados', use: 'desaparecido' },
];

const ENGLISH: readonly Term[] = [
  { avoid: 'e-mails?', use: 'email' },
  { avoid: 'please', use: 'the sentence without it' },
  { avoid: 'VAT numbers?', use: 'tax number' },
  { avoid: 'this account (can|cannot|is|has|lacks|changes)', use: 'you' },
  { avoid: 'whoever|somebody|anybody|everybody|nobody', use: 'the requester, the user, the person who' },
  { avoid: 'professional order', use: 'Veterinary Order' },
  { avoid: 'try later', use: 'try again later' },
  { avoid: 'remarks?|observations?', use: 'notes' },
  { avoid: 'present owners?', use: 'current owner' },
  { avoid: '(go|goes|going) on', use: 'continue' },
  { avoid: 'by itself', use: 'automatically' },
  { avoid: 'canceled|cancelation', use: 'cancelled, cancellation' },
  { avoid: 'collective', use: 'organisation' },
  { avoid: 'pedigree', use: 'stud book' },
  { avoid: 'state of', use: 'status of' },
];

/** The texts of mails, filled in with values that hold no words. */
function mailTexts(mails: typeof portugueseMails): Map<string, string> {
  const about = {
    kind: 'RABIES' as const,
    code: '1',
    token: '1',
    minutes: 5,
    hours: 5,
    userId: 1,
    at: '1',
    reason: '1',
    reasons: WAIT_REASONS,
    side: 'newOwner' as const,
    animalName: 'X',
    transponder: '1',
    id: 1,
    entityCode: '1',
    number: '1',
    cents: 1,
    credits: 1,
    lastDay: '2026-01-31',
  };
  const written = Object.entries(mails).map(([name, text]) => [
    name,
    typeof text === 'function'
      ? [text(about), text({ ...about, side: 'previousOwner', kind: 'LICENSE' })]
      : text,
  ]);
  return flattenTexts(Object.fromEntries(written), 'mail');
}

/** Every text of a language: pages, errors, mails, help articles and the demonstration's own. */
const textsOf = (language: 'pt' | 'en'): readonly (readonly [key: string, text: string])[] => [
  ...flattenTexts(language === 'pt' ? pt : en),
  ...mailTexts(language === 'pt' ? portugueseMails : englishMails),
  ...flattenTexts(Object.fromEntries(HELP.map((text) => [text.url, text[language]])), 'help'),
  ...flattenTexts({ loginHelp: loginHelpText[language], changelog: changelogText[language] }, 'demo'),
  ...Object.entries(SHIPPED_TEXTS).map(([key, text]) => [`shipped.${key}`, text[language]] as const),
];

const found = ({ avoid, except = [] }: Term, texts: ReturnType<typeof textsOf>): string[] =>
  texts
    .filter(([key, text]) => !except.includes(key) && wholeWords(avoid).test(text.replace(/\s+/g, ' ')))
    .map(([key]) => key);

const wholeWords = (avoid: string) => new RegExp(`(?<![\\p{L}-])(?:${avoid})(?![\\p{L}-])`, 'iu');

describe.each([
  ['Portuguese', textsOf('pt'), PORTUGUESE],
  ['English', textsOf('en'), ENGLISH],
])('the %s texts', (_language, texts, terms) => {
  it.each(terms)('say “$use” and never “$avoid”', (term) => {
    expect(found(term, texts)).toEqual([]);
  });
});

describe('the vocabulary', () => {
  it('a word in another case, across a line break or next to a sign › is found', () => {
    const texts = [['a', '<p>Pedir a Mudança\nde titular.</p>']] as const;
    expect(found(PORTUGUESE[0]!, texts)).toEqual(['a']);
    expect(found({ ...PORTUGUESE[0]!, except: ['a'] }, texts)).toEqual([]);
  });

  it('pages, mails and help articles › are checked', () => {
    const keys = textsOf('en').map(([key]) => key.split('.')[0]);
    expect(keys).toEqual(expect.arrayContaining(['errors', 'mail', 'help', 'demo']));
  });
});

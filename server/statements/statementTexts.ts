import { billingTransaction as movementEn } from '../../i18n/en/money/billingTransaction/module.ts';
import { pricingTable as priceEn } from '../../i18n/en/money/pricingTable/module.ts';
import { billingTransaction as movementPt } from '../../i18n/pt/money/billingTransaction/module.ts';
import { pricingTable as pricePt } from '../../i18n/pt/money/pricingTable/module.ts';

/** The texts of a statement as a document, by language. */
export const STATEMENT_TEXTS = {
  pt: {
    title: 'Extrato de créditos',
    filename: 'extrato',
    entity: 'Entidade',
    period: 'Período',
    opening: 'Saldo inicial',
    added: 'Créditos adicionados',
    taken: 'Créditos retirados',
    closing: 'Saldo final',
    columns: ['Data', 'Movimento', 'Transponder', 'Preço sem IVA', 'IVA', 'Créditos', 'Saldo'],
    none: 'Sem movimentos neste período.',
    note: 'As datas são as de Portugal continental. Os preços são os que estavam em vigor no momento do ato.',
    undone: 'Anulação',
    types: movementPt.choices.type,
    services: pricePt.choices.service,
  },
  en: {
    title: 'Statement of credits',
    filename: 'statement',
    entity: 'Entity',
    period: 'Period',
    opening: 'Opening balance',
    added: 'Credits added',
    taken: 'Credits taken',
    closing: 'Closing balance',
    columns: ['Date', 'Transaction', 'Transponder', 'Price without VAT', 'VAT', 'Credits', 'Balance'],
    none: 'No transactions in this period.',
    note: 'Dates are those of mainland Portugal. Prices are those that were in force when each act was done.',
    undone: 'Undone',
    types: movementEn.choices.type,
    services: priceEn.choices.service,
  },
} as const;

/** The words of a part of a statement, by language; not among the texts, which are sent to the compiler. */
export const PART_TEXTS = {
  pt: {
    part: 'Parte',
    partOf: (part: number, parts: number) => `parte ${part} de ${parts}`,
    movementsOf: (first: string, last: string, total: string) => `movimentos ${first} a ${last} de ${total}`,
  },
  en: {
    part: 'Part',
    partOf: (part: number, parts: number) => `part ${part} of ${parts}`,
    movementsOf: (first: string, last: string, total: string) =>
      `transactions ${first} to ${last} of ${total}`,
  },
} as const;

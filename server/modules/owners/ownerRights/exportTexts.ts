import { en } from '../../../../i18n/generated/en/index.ts';
import { pt } from '../../../../i18n/generated/pt/index.ts';
import type { LocaleName } from '../../../../i18n/locale.ts';
import { showDate, showTimestamp } from '../../../../resources/numbers/dates.ts';
import { modules } from '../../../../resources/schemas.ts';
import { toCamel } from '../../../db/sql.ts';

/** The texts of the copy of an owner's data beside those of the modules, by language. */
const OWN = {
  pt: {
    title: 'Dados de %{name} no registo',
    intro:
      'Cópia do que o registo nacional de animais de companhia guarda sobre o titular. De cada tipo, este documento mostra os primeiros; o ficheiro JSON tem todos, com os números internos.',
    more: 'Mais %{count} no ficheiro JSON.',
    filename: 'dados-do-titular',
    yes: 'Sim',
    no: 'Não',
    kinds: {
      ownerVersions: 'Versões da ficha',
      account: 'Conta',
      document: 'Ficheiros',
      mail: 'E-mails',
      audit: 'Quem consultou e alterou os dados',
      ticket: 'Tickets',
      ticketMessage: 'Mensagens de tickets',
      certificate: 'Certificados',
    },
    fields: {
      id: 'N.º',
      version: 'Versão',
      at: 'Data',
      action: 'Ação',
      user: 'Utilizador',
      entity: 'Entidade',
      subject: 'Assunto',
      asked: 'Pedido em',
      sent: 'Enviado em',
      filename: 'Ficheiro',
      parish: 'Freguesia',
      creationTimestamp: 'Data de criação',
    },
  },
  en: {
    title: 'Data of %{name} in the register',
    intro:
      'A copy of what the national register of companion animals holds about the owner. This document shows the first of each kind; the JSON file has all of them, with their internal numbers.',
    more: '%{count} more in the JSON file.',
    filename: 'owner-data',
    yes: 'Yes',
    no: 'No',
    kinds: {
      ownerVersions: 'Versions of the record',
      account: 'Account',
      document: 'Files',
      mail: 'Emails',
      audit: 'Who read and changed the data',
      ticket: 'Tickets',
      ticketMessage: 'Ticket messages',
      certificate: 'Certificates',
    },
    fields: {
      id: 'No.',
      version: 'Version',
      at: 'Date',
      action: 'Action',
      user: 'User',
      entity: 'Entity',
      subject: 'Subject',
      asked: 'Requested on',
      sent: 'Sent on',
      filename: 'File',
      parish: 'Parish',
      creationTimestamp: 'Created on',
    },
  },
};

/** Kinds that a module describes under another name. */
const MODULE_OF: Readonly<Record<string, string>> = {
  ownerVersions: 'owner',
  account: 'user',
  audit: 'auditLog',
};
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

interface ModuleTexts {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Texts of the copy of an owner's data: those of the modules, and its own beside them. */
export function exportTexts(language: LocaleName) {
  const own = OWN[language];
  const kinds: Readonly<Record<string, string>> = own.kinds;
  const fields: Readonly<Record<string, string>> = own.fields;
  const all: Readonly<Record<string, ModuleTexts>> = { pt, en }[language].resources;
  const moduleOf = (kind: string): string =>
    modules.find(({ table }) => toCamel(table) === kind)?.name ?? MODULE_OF[kind] ?? kind;
  const moduleTexts = (kind: string): ModuleTexts => all[moduleOf(kind)] ?? {};
  return {
    ...own,
    kind: (kind: string): string => kinds[kind] ?? moduleTexts(kind).name?.split(' |||| ').at(-1) ?? kind,
    field: (kind: string, field: string): string =>
      moduleTexts(kind).fields?.[field] ?? fields[field] ?? field,
    /** A value as people read it: a choice by its name, days and times in the reader's zone. */
    value(kind: string, field: string, value: unknown, timezone: string): string {
      if (typeof value === 'boolean') return value ? own.yes : own.no;
      if (typeof value !== 'string') return JSON.stringify(value);
      if (ISO_TIME.test(value)) return showTimestamp(value, timezone);
      if (ISO_DAY.test(value)) return showDate(value);
      return moduleTexts(kind).choices?.[field]?.[value] ?? value;
    },
  };
}

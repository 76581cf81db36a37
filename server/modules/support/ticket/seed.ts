import { addDays } from '../../../../resources/numbers/dates.ts';
import type { TicketProcess } from '../../../../resources/support/ticket/processes.ts';
import { respondedStatus, type TicketCategory } from '../../../../resources/support/ticket/schema.ts';
import type { Queryable } from '../../../db/db.ts';
import { continueNumbering, insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { DEMO_ACCOUNTS } from '../../access/user/seed.ts';
import type { MadeTransfer } from '../../requests/animalTransfer/seed/transfers.ts';

interface TicketRow {
  id: number;
  category: TicketCategory;
  subject: string;
  description: string;
  status: string;
  currentUrl: string | null;
  processType: TicketProcess | null;
  processId: number | null;
  creationUserId: number;
  creationEntityId: number | null;
  creationTimestamp: string;
  lastUpdateTimestamp: string;
}

const TICKET_COLUMNS = {
  id: 'bigint',
  category: 'text',
  subject: 'text',
  description: 'text',
  status: 'text',
  currentUrl: 'text',
  processType: 'text',
  processId: 'bigint',
  creationUserId: 'bigint',
  creationEntityId: 'bigint',
  creationTimestamp: 'timestamptz',
  lastUpdateTimestamp: 'timestamptz',
} satisfies Columns<TicketRow>;

interface MessageRow {
  ticketId: number;
  body: string;
  creationUserId: number;
  creationTimestamp: string;
}

const MESSAGE_COLUMNS = {
  ticketId: 'bigint',
  body: 'text',
  creationUserId: 'bigint',
  creationTimestamp: 'timestamptz',
} satisfies Columns<MessageRow>;

interface ReadRow {
  ticketId: number;
  userId: number;
  readTimestamp: string;
}

const READ_COLUMNS = {
  ticketId: 'bigint',
  userId: 'bigint',
  readTimestamp: 'timestamptz',
} satisfies Columns<ReadRow>;

/** A conversation of the demonstration: who asked, when, how it stands, who wrote what so many days later. */
interface SeedTicket {
  readonly who: string;
  readonly daysAgo: number;
  readonly category: TicketCategory;
  readonly subject: string;
  readonly status: string;
  readonly text: string;
  readonly path?: string;
  readonly ofTransfer?: boolean;
  readonly said?: readonly (readonly [by: 'AUTHOR' | 'SUPPORT', daysAgo: number, text: string])[];
  /** The author has not read the last message. */
  readonly isUnread?: boolean;
}

const CLINIC = 'clinic@demo.test';
const KENNEL = 'kennel@demo.test';
const VET = 'vet@demo.test';
const NO_CREDIT = 'nocredit@demo.test';

interface Solved extends Pick<SeedTicket, 'category' | 'subject' | 'text'> {
  readonly answer: readonly [daysAgo: number, text: string];
  readonly thanks: readonly [daysAgo: number, text: string];
}

/** Returns a ticket that support has answered and whose author has confirmed the answer. */
const solved = (
  who: string,
  daysAgo: number,
  status: string,
  { answer, thanks, ...ticket }: Solved,
): SeedTicket => ({
  who,
  daysAgo,
  status,
  ...ticket,
  said: [
    ['SUPPORT', ...answer],
    ['AUTHOR', ...thanks],
  ],
});

/** In Portuguese, the language of the users of the demonstration. */
const TICKETS: readonly SeedTicket[] = [
  {
    who: CLINIC,
    daysAgo: 2,
    category: 'TRANSPONDER_ERROR',
    subject: 'O leitor mostra 16 algarismos',
    status: 'RESPONDED',
    isUnread: true,
    path: '/animal/create',
    text: 'O leitor mostra 16 algarismos, com um zero antes do prefixo. Qual é o número a registar?',
    said: [['SUPPORT', 1, 'Registe os 15 algarismos a seguir ao zero. A página propõe-nos quando lê os 16.']],
  },
  {
    who: CLINIC,
    daysAgo: 5,
    category: 'CHANGE_OWNER',
    subject: 'Transmissão de titularidade parada há uma semana',
    status: 'PENDING_USER',
    ofTransfer: true,
    path: '/transfers',
    text: 'O pedido de transmissão de titularidade está parado há uma semana. O que falta?',
    said: [
      ['SUPPORT', 4, 'Falta a assinatura do titular cedente na declaração. Pode juntá-la ao pedido?'],
      ['AUTHOR', 4, 'Vou pedir ao titular e junto ainda esta semana.'],
      ['SUPPORT', 3, 'Obrigada. Fica à espera do documento.'],
    ],
  },
  solved(CLINIC, 40, 'RESOLVED', {
    category: 'RABIES_PROPHYLAXIS',
    subject: 'Validade da vacina da raiva com menos um dia',
    text: 'A validade da vacina da raiva saiu com menos um dia do que consta no boletim.',
    answer: [39, 'A validade conta a partir do dia da aplicação. Corrigimos a data nesta intervenção.'],
    thanks: [38, 'Já aparece bem. Obrigada!'],
  }),
  {
    who: KENNEL,
    daysAgo: 1,
    category: 'STERILIZATION',
    subject: 'Esterilização de um animal do município',
    status: 'OPEN',
    path: '/animal',
    text: 'Como registamos a esterilização de um animal que ainda está em nome do município?',
  },
  {
    who: KENNEL,
    daysAgo: 12,
    category: 'TRACEABILITY',
    subject: 'Caixa de transponders que não consta',
    status: 'PENDING_OTHERS',
    text: 'Recebemos uma caixa de transponders que não consta na rastreabilidade.',
    said: [['SUPPORT', 11, 'Perguntámos ao fabricante. Damos notícias assim que responder.']],
  },
  {
    who: NO_CREDIT,
    daysAgo: 3,
    category: 'BILLING',
    subject: 'Pagamento que não aparece no saldo',
    status: 'PENDING',
    path: '/billing/transactions',
    text: 'Pagámos a referência multibanco na sexta-feira e o saldo continua a zero.',
  },
  solved(VET, 25, 'CLOSED', {
    category: 'ANIMAL_OWNER_ERRORS',
    subject: 'Gralha no nome de um titular',
    text: 'O nome do titular tem uma gralha e não o consigo corrigir.',
    answer: [24, 'O titular foi criado por outra entidade. Corrigimos o nome com base no documento.'],
    thanks: [24, 'Está certo, podem encerrar.'],
  }),
  {
    who: VET,
    daysAgo: 8,
    category: 'OTHER',
    subject: 'Notificações só por correio eletrónico',
    status: 'RESPONDED',
    text: 'É possível receber as notificações só por correio eletrónico?',
    said: [['SUPPORT', 7, 'Sim: na área pessoal, em «Receber notificações por e-mail».']],
  },
];

/** Writes support tickets in every state, some of them answered. */
export async function writeTickets(
  tx: Queryable,
  transfers: readonly MadeTransfer[],
  today: string,
  productToken: string,
): Promise<void> {
  const accountOf = (email: string) => DEMO_ACCOUNTS.find((account) => account.email === email)!;
  const support = accountOf('support@demo.test');
  const clinic = accountOf(CLINIC);
  const waiting = transfers.find(
    ({ row, fate }) => fate === 'INCOMPLETE' && row.creationUserId === clinic.id,
  );
  const at = (daysAgo: number, hour: string) => `${addDays(today, -daysAgo)}T${hour}.000Z`;
  const tickets: TicketRow[] = [];
  const messages: MessageRow[] = [];
  const reads: ReadRow[] = [];
  for (const [index, ticket] of TICKETS.entries()) {
    const id = index + 1;
    const author = accountOf(ticket.who);
    const created = at(ticket.daysAgo, '09:10:00');
    const said = (ticket.said ?? []).map(([by, daysAgo, body], place) => ({
      ticketId: id,
      body,
      creationUserId: by === 'AUTHOR' ? author.id : support.id,
      creationTimestamp: at(daysAgo, `1${place}:25:00`),
    }));
    const last = said.at(-1)?.creationTimestamp ?? created;
    const process = ticket.ofTransfer ? waiting : undefined;
    tickets.push({
      id,
      category: ticket.category,
      subject: ticket.subject,
      description: ticket.text,
      status: ticket.status === 'RESPONDED' ? respondedStatus(productToken) : ticket.status,
      currentUrl: ticket.path ?? null,
      processType: process ? 'ANIMAL_TRANSFER' : null,
      processId: process?.row.id ?? null,
      creationUserId: author.id,
      creationEntityId: author.entityId,
      creationTimestamp: created,
      lastUpdateTimestamp: last,
    });
    messages.push(...said);
    reads.push({ ticketId: id, userId: author.id, readTimestamp: ticket.isUnread ? created : last });
    if (said.length > 0) reads.push({ ticketId: id, userId: support.id, readTimestamp: last });
  }
  await insertRows(tx, 'ticket', TICKET_COLUMNS, tickets);
  await insertRows(tx, 'ticket_message', MESSAGE_COLUMNS, messages);
  await insertRows(tx, 'ticket_read', READ_COLUMNS, reads);
  await continueNumbering(tx, 'ticket');
}

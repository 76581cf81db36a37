import { z } from 'zod';
import type { Helpdesk, HelpdeskFile, HelpdeskMessage, HelpdeskStatus, HelpdeskView } from './helpdesk.ts';
import { HelpdeskHttp } from './http.ts';
import type { HelpdeskSettings } from '../settings/helpdesk.ts';

const number = z.number().int().positive();
const ticket = z.object({ id: number, status: z.string(), requester_id: number.nullish() });
const oneTicket = z.object({ ticket });
const tickets = z.object({ tickets: z.array(ticket) });
const comments = z.object({
  comments: z.array(
    z.object({
      id: number,
      author_id: z.number().int(),
      public: z.boolean(),
      plain_body: z.string().nullish(),
      body: z.string(),
      created_at: z.iso.datetime({ offset: true }),
      attachments: z.array(z.object({ file_name: z.string() })).nullish(),
    }),
  ),
  users: z.array(z.object({ id: z.number().int(), name: z.string() })).nullish(),
  meta: z.object({ has_more: z.boolean(), after_cursor: z.string().nullish() }).nullish(),
});
type Comment = z.output<typeof comments>['comments'][number];
const upload = z.object({ upload: z.object({ token: z.string() }) });

/** Pages of a conversation that are read at most. */
const PAGES_MAX = 20;

/** A line at the end of all that the register sends, by which it knows its own again. */
const mark = (key: string): string => `[${key}]`;
const isOurs = ({ body }: Comment): boolean => /\[coleira-[\w-]+\]\s*$/.test(body);

const STATUSES: ReadonlyMap<string, HelpdeskStatus> = new Map(
  Object.entries<HelpdeskStatus>({
    new: 'OPEN',
    open: 'OPEN',
    pending: 'PENDING_USER',
    hold: 'PENDING_OTHERS',
    solved: 'RESOLVED',
    closed: 'CLOSED',
  }),
);

/** Maximum characters of an imported answer and of a name. */
const LONGEST_ANSWER = 50_000;
const LONGEST_NAME = 200;

/** A text from there as it can be kept: without NUL and half characters, which no database takes, and with an end. */
const kept = (text: string, longest: number): string =>
  text.replaceAll('\0', '').slice(0, longest).toWellFormed();

/** Files stay there: the register fetches nothing whose address it did not choose, and names them instead. */
function textOf({ plain_body: plain, body, attachments }: Comment): string {
  const names = (attachments ?? []).map(({ file_name: name }) => name);
  const text = (plain ?? body).trim();
  return kept(names.length > 0 ? `${text}\n\n[${names.join(', ')}]` : text, LONGEST_ANSWER);
}

/** A helpdesk that speaks the ticketing calls of Zendesk Support, version 2. */
export class Zendesk implements Helpdesk {
  readonly #http: HelpdeskHttp;
  readonly #url: string;

  constructor(settings: HelpdeskSettings) {
    this.#http = new HelpdeskHttp(settings);
    this.#url = settings.url;
  }

  async putTicket({
    key,
    subject,
    body,
    requester,
    files,
  }: Parameters<Helpdesk['putTicket']>[0]): Promise<string> {
    const query = `external_id=${encodeURIComponent(key)}`;
    const [known] = (await this.#http.call(`/api/v2/tickets.json?${query}`, tickets)).tickets;
    if (known) return String(known.id);
    const uploads = await this.#send(files);
    const made = await this.#http.call('/api/v2/tickets.json', oneTicket, {
      method: 'POST',
      // Between the look and this call another may have made it: the key makes both one.
      headers: { 'idempotency-key': key },
      body: {
        ticket: {
          external_id: key,
          subject,
          requester,
          comment: { body: `${body}\n\n${mark(key)}`, uploads },
        },
      },
    });
    return String(made.ticket.id);
  }

  async putMessage(ticketId: string, { key, body, authorName, files }: HelpdeskMessage): Promise<void> {
    const { all } = await this.#comments(ticketId);
    if (all.some((comment) => comment.body.trimEnd().endsWith(mark(key)))) return;
    const uploads = await this.#send(files);
    await this.#http.call(`/api/v2/tickets/${encodeURIComponent(ticketId)}.json`, oneTicket, {
      method: 'PUT',
      body: {
        ticket: { comment: { body: `${authorName}:\n\n${body}\n\n${mark(key)}`, public: true, uploads } },
      },
    });
  }

  async getTicket(ticketId: string): Promise<HelpdeskView> {
    const id = encodeURIComponent(ticketId);
    const { ticket: found } = await this.#http.call(`/api/v2/tickets/${id}.json`, oneTicket);
    const { all, names } = await this.#comments(ticketId);
    const shown = all.filter((comment) => comment.public);
    const last = shown.at(-1);
    const answered = last !== undefined && !isOurs(last) && last.author_id !== found.requester_id;
    const status = STATUSES.get(found.status) ?? 'OPEN';
    return {
      id: ticketId,
      url: `${this.#url}/agent/tickets/${id}`,
      status: status === 'OPEN' && answered ? 'RESPONDED' : status,
      answers: shown
        .filter((comment) => !isOurs(comment))
        .map((comment) => ({
          id: String(comment.id),
          body: textOf(comment),
          authorName: names.get(comment.author_id) ?? null,
          date: comment.created_at,
        })),
    };
  }

  async #comments(ticketId: string): Promise<{ all: Comment[]; names: Map<number, string> }> {
    const all: Comment[] = [];
    const names = new Map<number, string>();
    let after = '';
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const path = `/api/v2/tickets/${encodeURIComponent(ticketId)}/comments.json` as const;
      const found = await this.#http.call(`${path}?include=users&page[size]=100${after}`, comments);
      all.push(...found.comments);
      for (const { id, name } of found.users ?? []) names.set(id, kept(name, LONGEST_NAME));
      if (!found.meta?.has_more || !found.meta.after_cursor) break;
      after = `&page[after]=${encodeURIComponent(found.meta.after_cursor)}`;
    }
    return { all, names };
  }

  async #send(files: readonly HelpdeskFile[]): Promise<string[]> {
    const tokens: string[] = [];
    for (const { filename, type, bytes } of files) {
      const path = `/api/v2/uploads.json?filename=${encodeURIComponent(filename)}` as const;
      tokens.push((await this.#http.call(path, upload, { method: 'POST', body: bytes, type })).upload.token);
    }
    return tokens;
  }
}

/** The helpdesk of these settings. */
export const openHelpdesk = (settings: HelpdeskSettings): Helpdesk => new Zendesk(settings);

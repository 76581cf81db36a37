import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Comment {
  id: number;
  author_id: number;
  public: boolean;
  body: string;
  plain_body: string;
  created_at: string;
  attachments: { file_name: string }[];
}

interface Ticket {
  id: number;
  external_id: string;
  subject: string;
  status: string;
  requester_id: number;
  requester: { name: string; email: string };
  comments: Comment[];
}

const REQUESTER = 900;
const AGENT = 500;
const API = 100;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A small helpdesk that listens and answers as Zendesk does, and remembers what it was sent. */
export class TestHelpdesk {
  readonly tickets: Ticket[] = [];
  readonly uploads: { filename: string; type: string; size: number }[] = [];
  readonly authorizations = new Set<string | undefined>();
  /** What it answers instead of doing anything; 0 sends it elsewhere. */
  trouble: number | null = null;
  /** Loses this many answers after having done what was asked. */
  losesAnswers = 0;
  url = '';
  #server: Server;
  #next = 1000;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body, headers = {} }) => {
        if (request.method !== 'GET' && this.losesAnswers > 0) {
          this.losesAnswers -= 1;
          response.destroy();
          return;
        }
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      });
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  /** Adds a message by an agent of the helpdesk. */
  say(ticket: Ticket, body: string, { isPublic = true, files = [] as string[] } = {}): void {
    ticket.comments.push(this.#comment(AGENT, body, isPublic, files));
  }

  #comment(author: number, body: string, isPublic = true, files: string[] = []): Comment {
    return {
      id: (this.#next += 1),
      author_id: author,
      public: isPublic,
      body,
      plain_body: body,
      created_at: new Date().toISOString(),
      attachments: files.map((name) => ({ file_name: name })),
    };
  }

  async #answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body: unknown; headers?: Record<string, string> }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const body = await bodyOf(request);
    this.authorizations.add(request.headers.authorization);
    if (this.trouble === 0)
      return { status: 302, body: {}, headers: { location: 'http://127.0.0.1:9/elsewhere' } };
    if (this.trouble !== null) return { status: this.trouble, body: { error: 'no' } };
    if (pathname === '/api/v2/uploads.json') {
      const filename = searchParams.get('filename') ?? '';
      this.uploads.push({ filename, type: request.headers['content-type'] ?? '', size: body.length });
      return { status: 201, body: { upload: { token: `token-${this.uploads.length}` } } };
    }
    if (pathname === '/api/v2/tickets.json' && request.method === 'GET') {
      const key = searchParams.get('external_id');
      return { status: 200, body: { tickets: this.tickets.filter((one) => one.external_id === key) } };
    }
    if (pathname === '/api/v2/tickets.json') return this.#create(JSON.parse(body.toString()));
    const ticket = this.tickets.find(({ id }) => pathname.startsWith(`/api/v2/tickets/${id}`));
    if (!ticket) return { status: 404, body: {} };
    if (pathname.endsWith('/comments.json')) {
      const users = [
        { id: AGENT, name: 'Rita do Helpdesk' },
        { id: REQUESTER, name: ticket.requester.name },
      ];
      return { status: 200, body: { comments: ticket.comments, users, meta: { has_more: false } } };
    }
    if (request.method === 'PUT') {
      const { comment } = (JSON.parse(body.toString()) as { ticket: { comment: { body: string } } }).ticket;
      ticket.comments.push(this.#comment(API, comment.body));
    }
    return { status: 200, body: { ticket } };
  }

  #create({ ticket }: { ticket: Ticket & { comment: { body: string } } }) {
    const made: Ticket = {
      id: (this.#next += 1),
      external_id: ticket.external_id,
      subject: ticket.subject,
      status: 'new',
      requester_id: REQUESTER,
      requester: ticket.requester,
      comments: [this.#comment(REQUESTER, ticket.comment.body)],
    };
    this.tickets.push(made);
    return { status: 201, body: { ticket: made } };
  }
}

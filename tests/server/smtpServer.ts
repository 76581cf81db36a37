import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A minimal mail server: it stores what it receives, and answers as configured. */
export interface SmtpServer {
  url: string;
  /** The mails taken, as they came. */
  taken: string[];
  /** How many connections are open. */
  connections(): number;
  close(): Promise<void>;
}

/** What the server says other than yes. */
interface Answers {
  /** Never says a word. */
  silent?: boolean;
  /** The answer to RCPT. */
  recipient?: string;
  /** The answer to a mail's end. */
  data?: string;
  /** What is waited for before DATA is answered. */
  beforeData?: Promise<void>;
}

/** Starts one. */
export async function startSmtp(answers: Answers = {}, port = 0): Promise<SmtpServer> {
  const taken: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (answers.silent) return;
    let mail: string | undefined;
    let rest = '';
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== undefined) {
          if (line !== '.') mail += `${line}\n`;
          else {
            const answer = answers.data ?? '250 taken';
            if (answer.startsWith('250')) taken.push(mail);
            mail = undefined;
            say(answer);
          }
        } else if (/^RCPT/i.test(line)) say(answers.recipient ?? '250 ok');
        else if (/^DATA/i.test(line)) {
          mail = '';
          void (answers.beforeData ?? Promise.resolve()).then(() => say('354 go on'));
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    connections: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

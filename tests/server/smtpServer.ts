import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server small enough to read: it takes what it is sent, and answers as told. */
export interface SmtpServer {
  url: string;
  /** The mails taken, as they came. */
  taken: string[];
  close(): Promise<void>;
}

/** Starts one. `silent` never says a word; `recipient` and `data` are the answers to RCPT and to a mail's end. */
export async function startSmtp(
  answers: { silent?: boolean; recipient?: string; data?: string } = {},
  port = 0,
): Promise<SmtpServer> {
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
          say('354 go on');
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
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

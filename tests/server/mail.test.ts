import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailUnavailable, MailRefused, openMailer, outboxFolder } from '../../server/mail/mailer.ts';
import type { Mailer } from '../../server/mail/mail.ts';
import { PATIENCE_MS } from '../../server/mail/smtp.ts';
import { composeMail, momentIn } from '../../server/mail/texts.ts';
import { codeIn, newestCode, newestMail, readMails } from '../helpers/mailbox.ts';
import { startSmtp } from './smtpServer.ts';

let dataDir: string;
let mailer: Mailer;
let outbox: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
  mailer = openMailer({ dataDir, smtpUrl: undefined, mailFrom: 'Coleira <no-reply@coleira.pt>' });
  outbox = outboxFolder({ dataDir });
});
afterAll(() => rm(dataDir, { recursive: true }));

const target = { to: 'ana@demo.test', language: 'pt-PT', publicUrl: 'https://coleira.pt' };

describe('Mails kept as files', () => {
  test('The code stands alone on its line, with the link that carries it, in a file readable as it is', async () => {
    await mailer.send(composeMail('secondFactor', target, { code: '048213', token: 'a-b_c', minutes: 5 }));
    const mail = await newestMail(outbox, 'ana@demo.test');
    expect(codeIn(mail)).toBe('048213');
    expect(mail.subject).toBe('Código para iniciar sessão');
    expect(mail.text.split('\n')).toContain('https://coleira.pt/auth/2fa/a-b_c/048213');
    expect(mail.source).toContain('É válido durante 5 minutos');
    expect(mail.source.split('\n')).toContain('048213');
    expect(mail.source).toMatch(/^From: Coleira <no-reply@coleira\.pt>$/m);
    expect(mail.source).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  test('Mails lie in the order they were sent, and only whole ones', async () => {
    for (const code of ['111111', '222222', '333333']) {
      await mailer.send(
        composeMail('secondFactor', { ...target, to: 'rui@demo.test' }, { code, token: 't', minutes: 5 }),
      );
    }
    expect((await readMails(outbox, 'RUI@demo.test')).map(codeIn)).toEqual(['111111', '222222', '333333']);
    expect(await newestCode(outbox, 'rui@demo.test')).toBe('333333');
    expect((await readdir(outbox)).every((name) => name.endsWith('.eml'))).toBe(true);
  });

  test('A mail with a name of its own is kept once, however often it is sent', async () => {
    const mail = { to: 'eva@demo.test', subject: 'Uma', text: 'vez\n', id: 'outbox-7', date: new Date(0) };
    await mailer.send(mail);
    await mailer.send(mail);
    const kept = await readMails(outbox, 'eva@demo.test');
    expect(kept).toHaveLength(1);
    expect(kept[0]!.source).toMatch(/^Message-ID: <outbox-7@coleira\.pt>$/m);
  });

  test('Nothing in an address or subject breaks out of its line', async () => {
    const before = await readdir(outbox);
    const good = { to: 'a@b.pt', subject: 's', text: 't' };
    for (const to of [
      'a@b.pt\r\nBcc: x@y.pt',
      'a@b.pt, c@d.pt',
      '<a@b.pt>',
      'Ana <a@b.pt>',
      'a@b.pt c@d.pt',
      'a',
      '',
      'a@\u0000b.pt',
    ]) {
      await expect(mailer.send({ ...good, to })).rejects.toThrow(MailRefused);
    }
    for (const subject of ['s\r\nBcc: x@y.pt', 's\nX: y', 's\u2028X', '\u0000']) {
      await expect(mailer.send({ ...good, subject })).rejects.toThrow(MailRefused);
    }
    expect(await readdir(outbox)).toEqual(before);
  });
});

describe('Texts', () => {
  const animal = { animalName: 'Bobi', transponder: '620098100000001' };

  test('Every mail is there in both languages, with the words about this case', () => {
    for (const language of ['pt-PT', 'en']) {
      const to = { ...target, language };
      const reset = composeMail('passwordReset', to, { userId: 7, token: 'tok', hours: 2 });
      expect(reset.text).toContain('https://coleira.pt/auth/reset/7/tok');
      expect(composeMail('activation', to, { userId: 7, token: 'tok', hours: 72 }).text).toContain(
        '/auth/activate/7/tok',
      );
      expect(composeMail('passwordChanged', to, { at: '21/11/2026, 14:05' }).text).toContain(
        '21/11/2026, 14:05',
      );
      expect(composeMail('emailChanged', to, { at: 'x' }).subject).toBeTruthy();
      for (const kind of ['transferRequested', 'transferAccepted', 'transferRejected'] as const) {
        const [previous, next] = (['previousOwner', 'newOwner'] as const).map((side) =>
          composeMail(kind, to, { side, ...animal }),
        );
        expect(previous!.text).toContain('620 0981 0000 0001');
        expect(previous!.text).not.toBe(next!.text);
      }
      const rejected = composeMail('transferRejected', to, {
        side: 'newOwner',
        ...animal,
        reason: 'Falta a assinatura',
      });
      expect(rejected.text).toContain('Falta a assinatura');
    }
    expect(composeMail('passwordChanged', { ...target, language: 'en-GB' }, { at: 'x' }).subject).toBe(
      'Your password was changed',
    );
    expect(composeMail('passwordChanged', { ...target, language: null }, { at: 'x' }).subject).toMatch(
      /^A palavra-passe/,
    );
    expect(momentIn(new Date('2026-07-01T13:05:00Z'), 'pt-PT')).toMatch(/01\/07\/2026?|01\/07\/26/);
  });

  test("An animal's name is text, whatever it is made of", () => {
    const hostile = `<script>x</script>"'&\r\nBcc: x@y.pt\n123456\n`;
    const mail = composeMail('transferRequested', target, {
      side: 'newOwner',
      ...animal,
      animalName: hostile,
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^123456$/m);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;x&lt;/script&gt;&quot;&#39;&amp;');
  });
});

describe('A mail server', () => {
  const open = (smtpUrl: string): Mailer => openMailer({ dataDir, smtpUrl, mailFrom: 'no-reply@coleira.pt' });
  const mail = { to: 'ana@demo.test', subject: 'Olá', text: 'Bom dia\n' };

  test('that answers › receives the mail under its Message-ID', async () => {
    const server = await startSmtp();
    await open(server.url).send({ ...mail, id: 'outbox-9' });
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(/^To: ana@demo\.test$/m);
    expect(server.taken[0]).toMatch(/^Message-ID: <outbox-9@coleira\.pt>$/im);
    await server.close();
  });

  test('that is down, silent, or full for now is away, and known once its time is up', async () => {
    const silent = await startSmtp({ silent: true });
    const full = await startSmtp({ recipient: '452 mailbox full' });
    const closed = await startSmtp();
    await closed.close();
    await expect(open(silent.url).send(mail, { patience: 200 })).rejects.toThrow(MailUnavailable);
    for (const { url } of [full, closed]) await expect(open(url).send(mail)).rejects.toThrow(MailUnavailable);
    expect(PATIENCE_MS).toBeLessThan(5_000);
    await silent.close();
    await full.close();
  });

  test('that was given up does not get the mail after all', async () => {
    let goOn = (): void => undefined;
    const server = await startSmtp({ beforeData: new Promise<void>((resolve) => (goOn = resolve)) });
    await expect(open(server.url).send(mail, { patience: 200 })).rejects.toThrow(MailUnavailable);
    goOn();
    await expect.poll(() => server.connections()).toBe(0);
    expect(server.taken).toEqual([]);
    await server.close();
  });

  test('that says no for good has refused the mail', async () => {
    const unknown = await startSmtp({ recipient: '550 no such user' });
    await expect(open(unknown.url).send(mail)).rejects.toThrow(MailRefused);
    const spam = await startSmtp({ data: '554 not this' });
    await expect(open(spam.url).send(mail)).rejects.toThrow(MailRefused);
    await unknown.close();
    await spam.close();
  });
});

test('Other users of the machine › cannot read the mails', async () => {
  const { mode } = await stat(outbox);
  expect(mode & 0o077).toBe(0);
});

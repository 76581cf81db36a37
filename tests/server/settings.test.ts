import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingsError } from '../../server/settings/error.ts';
import { readSettings } from '../../server/settings/settings.ts';

describe('Settings', () => {
  test('Without any, the register runs as a demonstration on this machine alone', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePooled: false,
      databaseReadUrl: undefined,
      databaseReadLagSeconds: 5,
      smtpUrl: undefined,
      mailFrom: 'Coleira <no-reply@localhost>',
      demo: true,
      productToken: 'COLEIRA',
      production: false,
      trustProxy: false,
      publicUrl: 'http://localhost:3000',
      formEmbedders: [],
      stalledAnswerSeconds: 60,
      keep: { notifications: 180, ticketFiles: 365, mails: 30 },
      limits: {
        ownerMailsAnHour: 10,
        ownerMailsADay: 40,
        entityMailsADay: 200,
        accountNumberReads: 120,
        entityNumberReads: 600,
        entityImportRows: 200_000,
      },
      payments: { entityCode: '99999' },
      webhooks: { entitiesOnLoopback: false },
      workers: 1,
      monitoring: { token: undefined, drainSeconds: 0 },
      reporting: { costLimit: 2_000_000 },
    });
  });

  test('In production the demonstration is off unless asked for, and every interface is served', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({
      demo: false,
      production: true,
      host: '0.0.0.0',
    });
    expect(readSettings({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
    expect(readSettings({ DEMO: '0' }).demo).toBe(false);
  });

  test('An empty value counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readSettings({}));
  });

  test('What is set is used', () => {
    const settings = readSettings({
      PORT: '8080',
      PUBLIC_URL: 'https://coleira.example.pt/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      PRODUCT_TOKEN: 'REGISTO_2',
      SMTP_URL: 'smtps://user:secret@mail.example.pt',
      DATABASE_URL: 'postgres://u@db/coleira',
      SUPPORT_EMAIL: 'apoio@example.pt',
    });
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: 'https://coleira.example.pt',
      trustProxy: ['10.0.0.0/8', '::1'],
      productToken: 'REGISTO_2',
      mailFrom: 'Coleira <no-reply@coleira.example.pt>',
      supportEmail: 'apoio@example.pt',
    });
    expect(readSettings({ SCANNER: 'unix:///run/clamd.sock' }).scanner).toEqual({ path: '/run/clamd.sock' });
    expect(
      readSettings({ KEEP_NOTIFICATIONS: '7', KEEP_TICKET_FILES: '3650', KEEP_MAILS: '1' }).keep,
    ).toEqual({ notifications: 7, ticketFiles: 3650, mails: 1 });
    expect(readSettings({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readSettings({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://secret@host/db'],
    ['DATABASE_URL', 'not an address'],
    ['DATABASE_DIRECT_URL', 'postgres://secret@host/db'],
    ['DATABASE_POOLED', '1'],
    ['DATABASE_READ_URL', 'postgres://secret@standby/db'],
    ['DATABASE_READ_LAG_SECONDS', '0'],
    ['METRICS_TOKEN', 'secret'],
    ['DRAIN_SECONDS', '-1'],
    ['TRACES_URL', 'grpc://secret@collector:4317'],
    ['TRACES_SHARE', '0'],
    ['TRACES_SHARE', '1.5'],
    ['WORKERS', '0'],
    ['WORKERS', '2'],
    ['DATABASE_POOLED', 'perhaps'],
    ['SMTP_URL', 'https://secret@mail'],
    ['MAIL_FROM', 'A <a@b.pt>\r\nBcc: x@y.pt'],
    ['SUPPORT_EMAIL', 'apoio'],
    ['SECURITY_CONTACT', 'http://example.pt'],
    ['SUPPORT_EMAIL', 'a@b.pt?bcc=x@y.pt'],
    ['DEMO', 'perhaps'],
    ['SCANNER', 'clamav:3310'],
    ['SCANNER', 'tcp://clamav:0'],
    ['SCANNER', 'unix://clamd.sock'],
    ['PRODUCT_TOKEN', 'coleira'],
    ['KEEP_MAILS', '0'],
    ['AUDIT_KEY', '/nowhere/secret.pem'],
    ['AUDIT_KEY', `-----BEGIN ${'PRIVATE KEY'}-----\nsecret\n-----END ${'PRIVATE KEY'}-----`],
    ['AUDIT_SEALS', 'mailto:nobody'],
    ['KEEP_TICKET_FILES', 'for ever'],
    ['KEEP_NOTIFICATIONS', '-3'],
    ['MULTIBANCO_ENTITY', '1234'],
    ['MULTIBANCO_NOTICE_SECRET', 'secret'],
    ['MULTIBANCO_CALLBACK_KEY', 'secret with spaces that is long enough'],
    ['MULTIBANCO_CONFIRM_URL', 'ftp://secret@host'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['PUBLIC_URL', 'coleira.pt'],
  ])('A wrong %s (%s) stops the start with one sentence that names it', (name, value) => {
    const read = (): unknown => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(read).not.toThrow(/secret/);
  });
});

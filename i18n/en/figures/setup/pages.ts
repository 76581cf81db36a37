import type { setupPages as source } from '../../../pt/figures/setup/pages.ts';
import type { Shape } from '../../../types.ts';

export const setupPages = {
  title: 'Set up the register',
  progress: '%{done} of %{total} steps done',
  complete: 'The register is ready.',
  text: 'The server checks each step when this page is opened.',
  all: 'See all steps',
  check: 'Check again',
  states: { DONE: 'Done', OPEN: 'To do', DISMISSED: 'Dismissed' },
  open: 'Open',
  openOf: 'Open: %{name}',
  settings: 'Settings of the server: %{names}',
  command: 'On the server:',
  dismissed: 'Dismissed by %{user} on %{date}: %{reason}',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss: %{name}',
  dismissTitle: 'Dismiss this step?',
  dismissText:
    '%{name}: the step no longer counts as missing. The reason stays in the list and in the audit.',
  reason: 'Reason',
  keep: 'Keep it in the list',
  reopen: 'Put back',
  reopenOf: 'Put back: %{name}',
  done: { dismissed: 'Step dismissed', reopened: 'Step put back', mail: 'Email confirmed' },
  mail: {
    send: 'Send a test email',
    again: 'Send another email',
    sent: 'We sent a code to %{email}.',
    code: 'Code from the email',
    confirm: 'Confirm',
    SERVER: 'The mail server is missing: set SMTP_URL and restart the register.',
    TEST: 'It is not confirmed yet that emails arrive.',
    CODE: 'Enter the code of the email that was sent to you.',
  },
  entries: {
    publicAddress: {
      name: 'Public address over HTTPS',
      text: 'Links in emails and QR codes of certificates lead to this address. Without HTTPS, others can read passwords.',
    },
    mail: {
      name: 'Sending emails',
      text: 'Without email, no user can sign in with a code, activate an account or be notified.',
    },
    auditKey: {
      name: 'Key of the audit',
      text: 'Signs the seals of the audit. Without it, the owner of the database can rewrite what the audit holds.',
    },
    signingKey: {
      name: 'Key of the certificates',
      text: 'Signs certificates. Without it, none is issued. In place of the key of the command you can use one from a certificate authority.',
    },
    erasureKey: {
      name: 'Key of erasures',
      text: 'Encrypts what the law keeps of an erased owner. Without it, no owner can be erased.',
    },
    addresses: {
      name: 'Addresses of the country',
      text: 'The register comes with parishes and streets of fourteen municipalities, to try it out. Until the official tables are imported, other addresses are to be confirmed.',
    },
    legalTexts: {
      name: 'Legal texts',
      text: 'Read the legal notice and the privacy notice that come with the register, adapt them and save them.',
    },
    prices: {
      name: 'Table of prices',
      text: 'Says how many credits each act costs. Without a table in force, a registration costs what the configuration says and other acts are free.',
    },
    entity: {
      name: 'First entity',
      text: 'The clinics, municipalities and associations that register animals.',
    },
    user: {
      name: 'First user of an entity',
      text: 'The user who manages the entity and invites the others.',
    },
    veterinarian: {
      name: 'First veterinarian',
      text: 'Records interventions and identifications for the entity that they are associated with: once created, invite them on the page of the entity. It counts once they accept.',
    },
    backup: {
      name: 'Backup that was restored',
      text: 'A backup that was never restored may not be one. Take one, restore it elsewhere and enter the code that the restore prints.',
    },
    credits: {
      name: 'Credits of an entity',
      text: 'Entities that pay need credits to register animals.',
    },
  },
} satisfies Shape<typeof source>;

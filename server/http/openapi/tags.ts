import { wordsOf } from '../../../resources/kit/names.ts';
import type { Labels } from './labels.ts';

interface Tag {
  /** What its calls are about, for readers of the document. */
  readonly description: string;
  /** The noun for what an id in its paths names. */
  readonly record?: string;
}

/** The groups of calls that are not about the records of one declared module. */
const TAGS: Readonly<Record<string, Tag>> = {
  address: { description: 'Districts, counties, parishes and streets to choose from' },
  'advert-checks': { description: 'Codes of adverts, checked by the platforms that publish them' },
  auth: {
    description: 'Signing in and out, second factor, mailed links, devices and sessions',
    record: 'user',
  },
  'auth-omv': { description: 'Signing in through the professional order of veterinarians' },
  'auth-state': { description: "Owners' sign-in through the State's identity provider" },
  billing: {
    description: 'The credits of entities: balances, statements, accounting',
    record: 'transaction',
  },
  certificates: { description: 'Certificates: issue, list, check, revoke', record: 'certificate' },
  configurations: { description: 'Values that the operator sets' },
  'delayed-decisions': { description: 'Decisions that can still be taken back', record: 'decision' },
  documents: { description: 'Files of records', record: 'document' },
  'fe-debug': { description: 'Reports of errors in the page' },
  health: { description: 'Whether the server can answer' },
  help: { description: 'Help of the pages' },
  index: { description: 'For other registers and platforms: numbers, adverts and changes, without persons' },
  informations: { description: 'Announcements and figures for all users' },
  jobs: { description: 'Long work: how far it is, and what came of it', record: 'job' },
  labels: { description: 'Labels of records' },
  'large-files': { description: 'Files that are uploaded as they are, for jobs' },
  'lost-animal-sightings': { description: 'Sightings that a finder reported', record: 'sighting' },
  notifications: {
    description: 'Notices to the own account, and the stream of changes',
    record: 'notification',
  },
  observations: { description: 'Notes on the pages of records', record: 'note' },
  'own-contact-changes': { description: 'Changes of contacts that wait for the owner', record: 'change' },
  'own-sightings': { description: "Sightings of the owner's missing animals" },
  'own-handovers': {
    description: 'Hand-overs to other registers that wait for the owner of an animal',
    record: 'hand-over',
  },
  'own-transfers': { description: 'Changes of owner that wait for a party', record: 'animal transfer' },
  'owner-account': {
    description: "The owner's own animals, requests, certificates and consents",
    record: 'request',
  },
  'owner-consents': { description: 'Consent of an owner, asked for at the counter' },
  payments: { description: 'Notices of the payment provider' },
  presence: { description: 'The users who have a request open', record: 'request' },
  'pricing-tables': { description: 'Prices of the services', record: 'pricing table' },
  'public-adverts': { description: 'Codes of adverts, checked by anybody' },
  'public-contact-changes': { description: 'Mailed links to a change of contacts' },
  'public-contacts': { description: 'Mailed links that confirm contacts' },
  'public-dashboards': { description: 'Figures published for everybody', record: 'dashboard' },
  'public-deaths': { description: 'Mailed links to a death that a clinic registered' },
  'public-handovers': { description: 'Mailed links to the move of an animal to another register' },
  'public-forms': { description: 'Forms for visitors without an account' },
  'public-lost-animals': { description: 'Missing and found animals, for visitors' },
  'public-notices': { description: 'Privacy notice, accessibility statement, imprint' },
  'public-reminders': { description: 'Mailed links that switch reminders on and off' },
  'public-requests': { description: 'Requests of visitors, opened by reference and code' },
  'public-sightings': { description: 'Sightings of missing animals, reported by visitors' },
  'public-transfers': { description: 'Mailed links to a change of owner' },
  'rabies-vaccines': { description: 'Vaccines against rabies to choose from' },
  'data-sets': { description: 'Figures asked of declared data sets' },
  'report-runs': { description: 'Reports: run, count, list', record: 'report' },
  requests: { description: 'Counts over all kinds of requests' },
  setup: { description: 'What the register still needs before it works' },
  system: { description: 'How the register runs: processes, queues, backups' },
  'temp-documents': { description: 'Files that a background job has made', record: 'file' },
  ticketing: { description: 'Tickets of the helpdesk', record: 'ticket' },
};

/** The noun for what an id below a tag names. */
export const recordOfTag = (tag: string): string | undefined => TAGS[tag]?.record;

/**
 * A group of calls as the document has it: the records of a module, or what is declared above.
 * Empty for a group that neither describes, which a test names.
 */
export function describeTag(name: string, labels: Labels): { name: string; description: string } {
  const module = labels.moduleOf(name);
  const description =
    TAGS[name]?.description ?? (module && (labels.recordsOf(module) ?? wordsOf(module).plural));
  return { name, description: description ?? '' };
}

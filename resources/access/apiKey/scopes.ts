import type { Actor } from '../../kit/access.ts';

/** What a call is of, as far as it decides whether a key makes it. */
export interface KeyCall {
  readonly name: string;
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly tag: string;
  readonly access: unknown;
  readonly writes?: boolean | undefined;
  readonly apiKey?: true | undefined;
  readonly duringSignIn?: boolean | undefined;
  readonly notWhileImpersonating?: boolean | undefined;
  readonly needsPerson?: true | undefined;
}

/** The groups of calls that a key is given, by the tags of their calls; each is given to read, to write or for both. */
const GROUPS = {
  ANIMALS: ['animals', 'animal-merges', 'breeds', 'informations'],
  HEALTH: [
    'health-interventions',
    'animal-licenses',
    'aggressions',
    'vaccines',
    'rabies-vaccines',
    'intervention-types',
    'financing-entities',
  ],
  CERTIFICATES: ['certificates', 'request-diacs'],
  OWNERS: ['owners', 'owner-consents', 'owner-trainings', 'owner-data-updates'],
  TRANSFERS: ['animal-transfers'],
  LOST_AND_FOUND: [
    'lost-animals',
    'lost-animal-matches',
    'lost-animal-observations',
    'lost-animal-sightings',
    'pending-lost-animals',
  ],
  TRANSPONDERS: ['transponders', 'transponder-movements', 'transponder-receivers'],
  ENTITIES: ['entities', 'entity-profiles', 'veterinaries'],
  CREDITS: ['billing', 'billing-transactions', 'multibanco-references'],
  FIGURES: ['dashboards', 'data-sets', 'report-runs'],
  FILES: ['documents', 'large-files', 'jobs'],
} as const;

type Group = keyof typeof GROUPS;

/** Groups whose calls ask for a key and for no user. */
const PARTNER_GROUPS = { ADVERTS: ['advert-checks'], UNION: ['index'] } as const;

/** What a key may be given, in the order in which it is offered. */
export const KEY_SCOPES = [
  'ANIMALS_READ',
  'ANIMALS_WRITE',
  'HEALTH_READ',
  'HEALTH_WRITE',
  'CERTIFICATES_READ',
  'CERTIFICATES_WRITE',
  'OWNERS_READ',
  'OWNERS_WRITE',
  'TRANSFERS_READ',
  'TRANSFERS_WRITE',
  'LOST_AND_FOUND_READ',
  'LOST_AND_FOUND_WRITE',
  'TRANSPONDERS_READ',
  'TRANSPONDERS_WRITE',
  'ENTITIES_READ',
  'ENTITIES_WRITE',
  'CREDITS_READ',
  'CREDITS_WRITE',
  'FIGURES_READ',
  'FIGURES_WRITE',
  'FILES_READ',
  'FILES_WRITE',
  'ADVERTS',
  'UNION',
] as const satisfies readonly (`${Group}_${'READ' | 'WRITE'}` | keyof typeof PARTNER_GROUPS)[];

export type KeyScope = (typeof KEY_SCOPES)[number];

/**
 * The tags of calls that no key makes, whatever its scopes: signing in, keys and webhooks themselves, accounts and their rights, the
 * settings of the register, what an owner does in the own account, and what only an open page needs. A call outside these
 * that needs a person says so itself (`needsPerson`).
 */
const PERSONS_ONLY: ReadonlySet<string> = new Set([
  'auth',
  'auth-omv',
  'auth-state',
  'api-keys',
  'webhook-subscriptions',
  'webhook-deliveries',
  'users',
  'roles',
  'veterinary-associations',
  'configurations',
  'setup',
  'backups',
  'data-sources',
  'own-contact-changes',
  'own-sightings',
  'own-transfers',
  'owner-account',
  'presence',
  'notifications',
  'temp-documents',
  'fe-debug',
]);

const tagOf = (tag: string): string => tag.split('/')[0] ?? tag;

/** Whether a call changes nothing. */
const reads = ({ method, path, writes }: KeyCall): boolean =>
  writes === undefined ? method === 'GET' || path.endsWith('/search') : !writes;

/** Whether a key may be given this call at all. What is open to everybody needs none. */
export function isOpenToKeys(call: KeyCall): boolean {
  if (call.apiKey) return true;
  return (
    call.access !== 'PUBLIC' &&
    !call.needsPerson &&
    !call.duringSignIn &&
    !call.notWhileImpersonating &&
    !PERSONS_ONLY.has(tagOf(call.tag))
  );
}

/** The scope that a call belongs to; undefined where it is given by its own name alone. */
export function scopeOfCall(call: KeyCall): KeyScope | undefined {
  const tag = tagOf(call.tag);
  const has = (tags: readonly string[]): boolean => tags.includes(tag);
  const partner = Object.entries(PARTNER_GROUPS).find(([, tags]) => has(tags))?.[0];
  const group = Object.entries(GROUPS).find(([, tags]) => has(tags))?.[0];
  const name = partner ?? (group && `${group}_${reads(call) ? 'READ' : 'WRITE'}`);
  return KEY_SCOPES.find((scope) => scope === name);
}

/** The names of calls in a text, which has one on each line. */
export const callNamesIn = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split(/[\s,;]+/).filter((name) => name !== '');

/** Whether a key with these scopes and these calls by name may make a call. */
export const isInScope = (
  call: KeyCall,
  { scopes, calls }: { readonly scopes: readonly string[]; readonly calls: string | null },
): boolean => {
  const scope = scopeOfCall(call);
  return (scope !== undefined && scopes.includes(scope)) || callNamesIn(calls).includes(call.name);
};

/** Every key begins with it, so that one that lies about is recognised. */
export const KEY_PREFIX = 'coleira_';

/** The header by which a program says for which veterinarian it calls, by the number of the professional ballot. */
export const VETERINARIAN_HEADER = 'x-veterinarian';

/** Whether a user may make and change a key: one of the own entity; the operator also those from before keys had one. */
export const isOwnKey = (
  { entityId }: { readonly entityId?: number | null },
  { entity, isOperator }: Pick<Actor, 'entity' | 'isOperator'>,
): boolean => (entityId == null ? isOperator : entityId === entity?.id);

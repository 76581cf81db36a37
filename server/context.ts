import type { FastifyBaseLogger } from 'fastify';
import type { KeyCall } from '../resources/access/apiKey/scopes.ts';
import type { Actor } from '../resources/kit/access.ts';
import type { AuditWriter } from './audit/writer.ts';
import type { OidcClient } from './auth/oidc/oidcClient.ts';
import type { Db } from './db/db.ts';
import type { Standby } from './db/standby.ts';
import type { Mailer } from './mail/mail.ts';
import type { Traces } from './monitoring/traces/traces.ts';
import type { ReportingDb } from './reporting/query/reportingDb.ts';
import type { Settings } from './settings/settings.ts';

/** The services of the running register, passed to every handler. */
export interface Services {
  readonly db: Db;
  /** A standby of the database, where there is one. */
  readonly standby: Standby | null;
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly audit: AuditWriter;
  /** Every call of the register, by its name. */
  readonly operations: ReadonlyMap<string, KeyCall>;
  readonly log: FastifyBaseLogger;
  /** Where spans of pages, calls and statements are sent, if anywhere. */
  readonly traces: Traces | null;
  /** The database as queries of users see it, where a role for them is set. */
  readonly reporting: ReportingDb | null;
  /** The professional order's sign-on, where the server knows one. */
  readonly order: OidcClient<'ballotNumber'> | null;
  /** The State's identity provider, where the server knows one. */
  readonly stateIdentity: OidcClient<'taxNumber' | 'birthdate'> | null;
}

/** With what numbers of others are counted that a caller names. */
export interface Counting extends Pick<Services, 'db' | 'settings'> {
  /** What has a limit of its own, so that forms go on while a file is read. */
  readonly apart?: 'import';
}

/** The user and the address of a request. `actor` is null for the public. */
export interface Caller {
  readonly actor: Actor | null;
  readonly ip: string;
  readonly userAgent: string | null;
  /** Own entity, its children and the access list: whose records lists show. */
  readonly scopeEntityIds: readonly number[];
  /** SHA-256 of the session token. */
  readonly sessionHash: Buffer | null;
}

/** A caller who is signed in. */
export interface SignedInCaller extends Caller {
  readonly actor: Actor;
  readonly sessionHash: Buffer;
}

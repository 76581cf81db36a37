/**
 * The types on which several files of the kit rest, and which rest on none of these files: what a condition, a
 * derivation, a redaction and the lifecycle of a request are.
 */
import type { AuditAction } from '../common/audit/actions.ts';
import type { Access, Actor } from './access.ts';
import type { CatalogueCode } from './codes.ts';
import type { Permission } from './permissions.ts';
import type { Field } from './values/field.ts';

/** The fields of a declaration, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A condition over a record, and the code that says why it does not hold. */
export interface Condition<R> {
  readonly otherwise: CatalogueCode;
  // Methods throughout, so that an operation of any record is an `AnyOperation`.
  holds(record: R, actor: Actor): boolean;
}

/** Which child records count: those with these values. All of them unless given. */
export type Where = Readonly<Record<string, string | number | boolean>>;

/** A value of a parent that is computed from its child records; `K` are the child's fields that it is computed from. */
export type Derivation<K extends string = string> =
  | { readonly kind: 'latest'; readonly field: K; readonly by: K; readonly where?: Where }
  | { readonly kind: 'count'; readonly where?: Where }
  | { readonly kind: 'exists'; readonly where?: Where };

/**
 * Rows of a module: those of the caller's scope, those whose owner the caller may read, those with one of some values in a
 * field, or those that belong to the caller's entity. The server decides it from a record at hand, and by SQL.
 */
export type Rows =
  | 'IN_SCOPE'
  | 'OWNER_IN_SCOPE'
  | { readonly field: string; readonly values: readonly string[] }
  | { readonly field: string; readonly is: 'OWN_ENTITY' };

/** The access to redacted fields, on all rows or on these. */
export interface Sight {
  /** Every caller unless given. */
  readonly to?: Access;
  /** On rows of any of these kinds; on all rows unless given. */
  readonly on?: readonly Rows[];
}

/** Fields that some callers do not see, or not on each row. Each kind of sight suffices. */
export interface Redaction<K extends string = string> {
  readonly fields: readonly K[] | { readonly allBut: readonly K[] };
  readonly shown: readonly Sight[];
  /** Redacted fields are answered as `null`; left out by default. */
  readonly empty?: true;
  /** Of these references the id alone is redacted: the name of the record referred to stays. */
  readonly namesOf?: readonly K[];
}

/** A decision on a request. */
export type Validation = 'ACCEPTED' | 'REJECTED' | 'MORE_INFORMATION_NEEDED';

/** An event of a request after it was made. */
export type RequestEvent = Validation | 'CANCELED' | 'DOCUMENTS_ADDED';

/** The values on which the operations of a request depend. */
export interface RequestState {
  readonly origin: string | null;
  readonly closed: boolean;
  readonly creationUserId: number | null;
  readonly creationEntityId: number | null;
}

/** The lifecycle of the requests of one type; `R` is the request that its rules receive. */
export interface RequestLifecycle<R = Readonly<Record<string, unknown>>> {
  /** The permission to decide. */
  readonly decide: Permission;
  /** The reasons that a decision may give, by code, with the validations that each fits. */
  readonly reasons: Readonly<Record<string, readonly Validation[]>>;
  /** Decisions that are refused without a reason. */
  readonly reasonRequired: readonly Validation[];
  /** Where a request may come from, beside the product itself. */
  readonly origins: readonly string[];
  /** Origins whose requests are decided one by one; a queue leaves them out unless it is asked for them. */
  readonly oneByOne: {
    readonly origins: readonly string[];
    readonly code: CatalogueCode;
    /** Further requests that are decided one by one; the queue shows them with the others. */
    readonly also?: (request: R) => boolean;
  } | null;
  /** The codes for a request that is closed, and for one that another made. */
  readonly codes: { readonly closed: CatalogueCode; readonly notOwn: CatalogueCode };
  /** Returns the mark of a request in the queue, below its state: a key of `requests.marks` among the texts. */
  readonly markOf: ((request: R) => string | undefined) | null;
  /** Other texts of a decision by their usual keys, where it is another than that on a new request. */
  readonly wordingOf: ((request: R) => Readonly<Record<string, string>> | undefined) | null;
  /** The decisions that fit a request; all of them by default. */
  readonly decisionsOf: ((request: R) => readonly Validation[]) | null;
  /** Further conditions for canceling a request. */
  readonly cancelWhen: readonly Condition<R & RequestState>[];
  /** The code for a decision that fails for no reason that is foreseen. */
  readonly decideFailure: CatalogueCode;
  /** The code for a decision by the user who asked; null where that user may decide. */
  readonly byAnother: CatalogueCode | null;
  /** Further codes that accepting may refuse with. */
  readonly refusals: readonly CatalogueCode[];
  /** Its actions in the audit. */
  readonly actions: Readonly<Record<RequestEvent, AuditAction>>;
  /** Working days in which it is to be decided; the configuration may say others. None without a legal term. */
  readonly termDays: number | null;
  /** The kind of object that its documents and labels name: `ANIMAL_TRANSFER`. */
  readonly objectType: string;
  /** The kind of process that its tickets name: its object type, unless it has the number of another record. */
  readonly processType: string;
  /**
   * Pairs of fields that its page shows side by side: as it is, as it is asked for; and where there is one, the field of
   * the request with which the second is given or left out, as a floor with its street.
   */
  readonly compares: readonly (readonly [before: string, after: string, givenWith?: string])[];
  /** What is left empty stays as it is: the page shows what changes alone. */
  readonly keepsEmpty: boolean;
  /** Accepting it cannot be undone: the button of its confirmation is red. */
  readonly isFinal: boolean;
  /** Values that a decision may carry: files, and fields of the request of the same name. */
  readonly decisionFields: Fields;
}

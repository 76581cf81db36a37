import type { FieldError } from '../../kit/codes.ts';
import type { Validation } from '../../kit/types.ts';

/** The kinds of confirmation of a change of owner: by a signed declaration, or by each of both parties. */
export const TRANSFER_KINDS = ['SIGNED', 'TWO_PARTY'] as const;

/** The owner who gives the animal, and the one who receives it. */
export const PARTIES = ['GIVER', 'RECEIVER'] as const;
export type Party = (typeof PARTIES)[number];

/** In which way a party confirmed; `ENTERED`: by a link to an address that only the other party named. */
export const CONFIRMED_BY = ['ACCOUNT', 'LINK', 'ENTERED'] as const;
export type ConfirmedBy = (typeof CONFIRMED_BY)[number];

/** The endings of a change of owner that was not confirmed by both. */
export const TRANSFER_ENDINGS = ['EXPIRED', 'WITHDRAWN', 'REFUSED_BY_GIVER', 'REFUSED_BY_RECEIVER'] as const;
export type TransferEnding = (typeof TRANSFER_ENDINGS)[number];

export const CONTEST_STATES = ['OPEN', 'STANDS', 'UNDONE'] as const;

/** The reasons why a change of owner that both have confirmed waits for staff. */
export const WAIT_REASONS = [
  'DANGEROUS_ANIMAL',
  'OWNER_LOCKED',
  'FAULT_FLAGGED',
  'ANIMAL_STATE',
  'NEW_OWNER_DATA',
  'NO_CREDITS',
  'RECEIVER_UNKNOWN',
] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/**
 * Returns the faults of a new owner who confirms by a mailed link: an email and a tax number are required.
 * @param known faults of the owner that are found already
 */
export const unreachableFaults = (
  owner: { readonly vatNumber?: string | null; readonly email?: string | null },
  prefix: string,
  known: readonly FieldError[],
): FieldError[] =>
  (['vatNumber', 'email'] as const)
    .filter((name) => !owner[name] && !known.some(({ property }) => property === prefix + name))
    .map((name) => ({
      property: prefix + name,
      error: name === 'email' ? 'MISSING_EMAIL' : 'MISSING_VAT_NUMBER',
    }));

/** Days for the former owner to object, from the day on which the animal changed hands. */
export const CONTEST_DAYS = 15;
/** Wrong tax numbers of one mailed link; it is without effect after them. */
export const MAX_LINK_TRIES = 5;

/** The values that decide whether a confirmed change of owner is carried out without staff. */
interface AcceptanceFacts {
  /** Of category G or H. */
  readonly isDangerous: boolean;
  readonly hasErrors: boolean;
  readonly isOwnerLocked: boolean;
  /** The animal lives, is not lost, not locked, and belongs to the giver still. */
  readonly isAnimalFree: boolean;
  /** The new owner answered from an address that the giver named, and that is not on record. */
  readonly isReceiverUnknown: boolean;
}

/**
 * Returns the reasons why staff must decide on a change that both have confirmed; empty if it is carried out at once.
 */
export const waitReasonsOf = (facts: AcceptanceFacts): WaitReason[] => [
  ...(facts.isDangerous ? (['DANGEROUS_ANIMAL'] as const) : []),
  ...(facts.isOwnerLocked ? (['OWNER_LOCKED'] as const) : []),
  ...(facts.hasErrors ? (['FAULT_FLAGGED'] as const) : []),
  ...(facts.isAnimalFree ? [] : (['ANIMAL_STATE'] as const)),
  ...(facts.isReceiverUnknown ? (['RECEIVER_UNKNOWN'] as const) : []),
];

/** The state of a two-party confirmation. */
export interface TwoPartyState {
  readonly kind?: string | null;
  readonly closed?: boolean | null;
  readonly accepted?: boolean | null;
  readonly givenTimestamp?: string | null;
  readonly receivedTimestamp?: string | null;
  readonly confirmEndTimestamp?: string | null;
  readonly contestEndTimestamp?: string | null;
  readonly contestState?: string | null;
  readonly contestAnswer?: string | null;
}

/** The next step of a party, or what it waits for. */
export const PARTY_STEPS = [
  'CONFIRM',
  'WAITS_FOR_OTHER',
  'WAITS_FOR_STAFF',
  'OBJECT',
  'REPLY',
  'CONTESTED',
  'ENDED',
] as const;
export type PartyStep = (typeof PARTY_STEPS)[number];

/** Whether both parties have confirmed. */
export const isConfirmed = ({ givenTimestamp, receivedTimestamp }: TwoPartyState): boolean =>
  Boolean(givenTimestamp && receivedTimestamp);

/** Whether a change of owner by two parties still waits for one of them. */
export const awaitsParties = (transfer: TwoPartyState): boolean =>
  transfer.kind === 'TWO_PARTY' && !transfer.closed && !transfer.contestState && !isConfirmed(transfer);

/** Returns what a party can do with a change of owner at a moment. Each can be contested, however it was proven. */
export function partyStep(transfer: TwoPartyState, party: Party, now: string): PartyStep {
  const { closed, accepted, contestState, contestAnswer, contestEndTimestamp, confirmEndTimestamp } =
    transfer;
  if (contestState === 'OPEN') return party === 'RECEIVER' && !contestAnswer ? 'REPLY' : 'CONTESTED';
  if (closed) {
    const mayObject = accepted && !contestState && (contestEndTimestamp ?? '') > now;
    return mayObject && party === 'GIVER' ? 'OBJECT' : 'ENDED';
  }
  // What a declaration proves waits for staff and no party.
  if (transfer.kind !== 'TWO_PARTY') return 'ENDED';
  if (isConfirmed(transfer)) return 'WAITS_FOR_STAFF';
  if ((confirmEndTimestamp ?? '') <= now) return 'ENDED';
  const own = party === 'GIVER' ? transfer.givenTimestamp : transfer.receivedTimestamp;
  return own ? 'WAITS_FOR_OTHER' : 'CONFIRM';
}

/** The answers of a party, each with the step in which it is possible. */
export const PARTY_ANSWERS = {
  CONFIRM: ['CONFIRM'],
  REFUSE: ['CONFIRM'],
  OBJECT: ['OBJECT'],
  REPLY: ['REPLY'],
} as const satisfies Record<string, readonly PartyStep[]>;
export type PartyAnswer = keyof typeof PARTY_ANSWERS;

/** Whether a party may give an answer in a step. */
export const isAnswerOf = (answer: PartyAnswer, step: PartyStep): boolean =>
  (PARTY_ANSWERS[answer] as readonly PartyStep[]).includes(step);

/** Answers that are refused without words. */
export const needsWords = (answer: PartyAnswer): boolean => answer === 'OBJECT' || answer === 'REPLY';

/** Returns the mark of a change of owner: what it waits for between two parties, or that it was contested. */
export function transferMark(transfer: TwoPartyState): string | undefined {
  const { kind, closed, contestState, givenTimestamp, receivedTimestamp } = transfer;
  if (contestState) return contestState;
  if (kind !== 'TWO_PARTY') return undefined;
  if (givenTimestamp && receivedTimestamp) return 'CONFIRMED';
  if (closed) return 'TWO_PARTY';
  return givenTimestamp ? 'AWAITS_RECEIVER' : receivedTimestamp ? 'AWAITS_GIVER' : 'AWAITS_BOTH';
}

/** The decisions that fit a change of owner. What both confirm takes no paper to wait for, and is not accepted before. */
export const transferDecisions = (transfer: TwoPartyState): readonly Validation[] => [
  ...(awaitsParties(transfer) ? [] : (['ACCEPTED'] as const)),
  'REJECTED',
  ...(transfer.kind === 'TWO_PARTY' || transfer.contestState ? [] : (['MORE_INFORMATION_NEEDED'] as const)),
];

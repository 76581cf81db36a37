import type { RaRecord } from 'react-admin';
import type { NamedModule } from '../../resources/kit/records/moduleIndex.ts';
import type { RequestDocument } from '../../resources/kit/request.ts';
import { spaced } from '../../resources/numbers/spaced.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A request as a list answers it. */
export interface RequestRow extends RaRecord<number> {
  readonly version: number;
  readonly origin: string;
  readonly validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  readonly closed: boolean;
  readonly accepted: boolean | null;
  readonly creationUser?: Named | null;
  readonly creationEntity?: Named | null;
  readonly requesterName?: string | null;
  readonly dueDate?: string | null;
  readonly creationTimestamp: string;
  readonly lastUpdateTimestamp: string;
  readonly labels: readonly string[];
}

/** A request as its page shows it. */
export interface RequestRecord extends RequestRow {
  readonly publicRequest: { readonly requesterName: string } | null;
  readonly decisionUser?: Named | null;
  /** The time of the decision, where a request of the type is updated after it too. */
  readonly decisionTimestamp?: string | null;
  readonly comments: string | null;
  readonly requesterComments: string | null;
  readonly reason: string | null;
  readonly termPauseDate?: string | null;
  readonly documents: readonly RequestDocument[];
  readonly operations: Readonly<
    Record<string, { readonly allowed: boolean; readonly reason?: string | undefined }>
  >;
}

export type RequestStatusName =
  'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';

/** Returns the state of a request, in one word: closed without an answer means that it was canceled. */
export function statusOf(
  request: Pick<RequestRow, 'closed' | 'accepted' | 'validationStatus'>,
): RequestStatusName {
  if (!request.closed) {
    return request.validationStatus === 'WAITING_DOCUMENTATION'
      ? 'WAITING_DOCUMENTATION'
      : 'WAITING_VALIDATION';
  }
  return request.accepted === true ? 'ACCEPTED' : request.accepted === false ? 'REJECTED' : 'CANCELED';
}

/** Whether a request was made by a person who works for no entity: an owner, or a visitor by the public form. */
export const cameFromOutside = (origin: string): boolean => origin === 'OWNERS' || origin === 'PUBLIC';

/** Key of the words for where a request comes from. */
export const originKey = (origin: string): string =>
  `kit.requests.origin.${cameFromOutside(origin) ? origin : 'product'}`;

/** A type of request by what names its requests. */
type TitledRequest = NamedModule & {
  readonly list: { readonly card?: { readonly title: string; readonly text?: string } };
};

/** The fields that name a request: the words, and the number below them. */
export function titleFields({ list: { card }, title }: TitledRequest): readonly [string, string | undefined] {
  return card?.text === undefined ? [title, undefined] : [card.text, card.title];
}

/** Returns the name of a request, on one line. */
export const titleOf = (module: TitledRequest, record: RaRecord): string =>
  titleFields(module)
    .map((name) => {
      const text = name === undefined ? '' : String(record[name] ?? '');
      return name !== undefined && module.fields[name]?.kind === 'transponder' ? spaced(text) : text;
    })
    .join(' ')
    .trim();

/** Returns the requester in words: a user, their entity, or a person without an account. */
export const requesterOf = ({ creationUser, requesterName, creationEntity }: RequestRow): string =>
  [requesterName, creationUser?.name, creationEntity?.name].filter(Boolean).join(', ');

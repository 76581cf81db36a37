import type { AnyRequest } from '../../../../resources/kit/request.ts';
import type { RequestEvent, RequestState } from '../../../../resources/kit/types.ts';
import type { StoredRecord } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';

/** An event of a request of any type, which is saved already. */
export interface RequestStep {
  readonly module: AnyRequest;
  readonly request: StoredRecord & RequestState;
  readonly event: RequestEvent;
  /** Reason and comments. */
  readonly words: string | null;
}

/** The reaction of a module to the requests of all types; found by its name, `<module>Follower`. */
export type RequestFollower = (write: Write, step: RequestStep) => Promise<unknown>;

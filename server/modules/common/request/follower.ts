import type { AnyRequest } from '../../../../resources/kit/request.ts';
import type { RequestEvent, RequestState } from '../../../../resources/kit/types.ts';
import type { StoredRecord } from '../../../write/recordValues.ts';
import type { StoredModule } from '../../../write/storedModuleType.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Caller } from '../../../context.ts';

/** An event of a request of any type, which is saved already. */
export interface RequestStep {
  readonly module: AnyRequest;
  readonly request: StoredRecord & RequestState;
  readonly event: RequestEvent;
  /** Reason and comments. */
  readonly words: string | null;
}

/** The reactions of a module to the requests of all types; found by its name, `<module>Follower`. */
export interface RequestFollower {
  /** Runs once what an accepted request asks for is done, before the people concerned are notified. */
  onEffect?(write: Write<Caller>, accepted: Pick<RequestStep, 'module' | 'request'>): Promise<unknown>;
  /** Runs after every event, once the people concerned are notified. */
  onStep?(write: Write, step: RequestStep): Promise<unknown>;
}

/** Returns the request of a step as it is stored, where it is of this type. */
export const requestOf = <R extends StoredRecord>(
  { module }: StoredModule<R>,
  step: Pick<RequestStep, 'module' | 'request'>,
): R | undefined =>
  // Each request is read as its type is stored.
  step.module.name === module.name ? (step.request as StoredRecord as R) : undefined;

import type { Handler } from '../../http/handle.ts';
import { getVeterinaryByBallotHandler } from './getVeterinaryByBallot.ts';

/** Everything that answers the calls of this module. */
export const veterinaryHandlers: readonly Handler[] = [getVeterinaryByBallotHandler];

import type { Handler } from '../../http/handle.ts';
import { findBreedsHandler } from './findBreeds.ts';

/** Everything that answers the calls of this module. */
export const breedHandlers: readonly Handler[] = [findBreedsHandler];

import type { Handler } from '../../http/handle.ts';
import { searchBreedsHandler } from './searchBreeds.ts';

/** Everything that answers the calls of this module. */
export const breedHandlers: readonly Handler[] = [searchBreedsHandler];

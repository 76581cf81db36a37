import { hooksOfDataUpdates } from '../owner/dataUpdates.ts';

export const ownerDataUpdateHooks = hooksOfDataUpdates;

import type { RaRecord } from 'react-admin';
import { transponder } from '../../../../resources/stock/transponder/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';

/** The transponders of a movement, each as it is now. */
export const TranspondersTab = ({ record }: { readonly record: RaRecord }) => (
  <ModuleList
    module={transponder}
    filter={{ movementId: record.id }}
    storeKey="transponderMovement.transponder"
    isEmbedded
  />
);

import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { getVeterinaryByBallot } from '../../../../resources/entities/veterinary/calls.ts';
import { useDebouncedValue } from '../../../runtime/useDebouncedValue.ts';
import {
  associationPage,
  type AssociationRow,
} from '../../../parts/entities/veterinaryAssociation/associations.ts';

interface ByBallot {
  readonly veterinary?: {
    readonly id: number;
    readonly name: string;
    readonly ballotNumber: string;
    readonly active: boolean;
  };
  /** The present association of the two. */
  readonly already?: AssociationRow | undefined;
  readonly isSearching: boolean;
  readonly isUnknown: boolean;
  /** Found, may practise, and not associated with the entity in any way. */
  readonly isInvitable: boolean;
}

/** Whose ballot number it is, and what they are to the entity; looked up once the typing pauses. */
export function useByBallot(typed: string, entityId: number | undefined): ByBallot {
  const ballot = typed.toUpperCase().replace(/\s/g, '');
  const settled = useDebouncedValue(ballot);
  const isSettled = settled !== '' && settled === ballot;
  const found = useQuery({
    queryKey: ['veterinary', 'byBallot', settled],
    queryFn: ({ signal }) => callApi(getVeterinaryByBallot, { params: { ballot: settled } }, { signal }),
    enabled: isSettled,
    retry: false,
  });
  const veterinary = isSettled ? found.data : undefined;
  const between = useQuery({
    ...associationPage({
      veterinaryId: String(veterinary?.id ?? ''),
      entityId: String(entityId ?? ''),
      itemsPerPage: '1',
    }),
    enabled: veterinary !== undefined && entityId !== undefined,
  });
  const already = between.data?.content[0];
  return {
    ...(veterinary && { veterinary }),
    already: veterinary && already,
    isSearching: isSettled && found.isFetching,
    isUnknown: isSettled && statusOf(found.error) === 404,
    isInvitable: veterinary?.active === true && between.isSuccess && already === undefined,
  };
}

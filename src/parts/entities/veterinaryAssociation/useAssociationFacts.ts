import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { useTimeAgo } from '../../../runtime/useTimeAgo.ts';
import type { AssociationRow } from './associations.ts';

/** Where an association is listed: among others, on its entity's page, or on its veterinarian's. */
export type ListedOn = 'list' | 'entity' | 'veterinary';

/** Returns the facts of an association beside name and status that its list does not show. */
export function useAssociationFacts(on: ListedOn = 'list'): (association: AssociationRow) => string {
  const translate = useTranslate();
  const timeAgo = useTimeAgo();
  const actor = useActor();
  return ({ ballotNumber, entity, isSubEntity, status, creationTimestamp, lastUpdateTimestamp }) =>
    [
      on !== 'veterinary' && translate('associationPages.item.ballot', { ballot: ballotNumber }),
      on === 'list' &&
        entity.id !== actor?.entity?.id &&
        (isSubEntity ? translate('associationPages.item.subEntity', { entity: entity.name }) : entity.name),
      translate(`associationPages.item.since.${status}`, {
        ago: timeAgo((status === 'ACCEPTED' && lastUpdateTimestamp) || creationTimestamp),
      }),
    ]
      .filter(Boolean)
      .join(' · ');
}

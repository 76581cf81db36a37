import { queryOptions } from '@tanstack/react-query';
import { callApi, dataProvider } from '../../../../dataProvider/index.ts';
import {
  associationChoices,
  countAssociations,
} from '../../../../resources/entities/veterinaryAssociation/calls.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { veterinaryAssociation } from '../../../../resources/entities/veterinaryAssociation/schema.ts';
import type { OperableRecord } from '../../../operations/useOperations.ts';

/** Above all that is known of associations; looked at again when something happens to one. */
export const associationsKey = ['veterinary-management'] as const;

interface Named {
  readonly id: number;
  readonly name: string;
}

type Association = RecordOfModule<typeof veterinaryAssociation>;
/** The computed values that every association has, which its declaration marks as optional. */
type AlwaysComputed =
  | 'veterinaryId'
  | 'ballotNumber'
  | 'veterinaryActive'
  | 'hasAccount'
  | 'entityId'
  | 'isSubEntity'
  | 'status'
  | 'isClinicalDirector'
  | 'creationTimestamp';

/** An association as lists and its dialog show it: its fields, and the names behind its references. */
export type AssociationRow = Omit<Association, AlwaysComputed> & {
  readonly [K in AlwaysComputed]: NonNullable<Association[K]>;
} & {
  readonly veterinary: Named;
  readonly entity: Named;
  readonly role: Named | null;
} & OperableRecord;

const { resource } = veterinaryAssociation;

/** Associations that fit: `{ status: 'ACCEPTED', entityId: '3' }`. */
export const associationPage = (filter: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [...associationsKey, 'page', filter],
    queryFn: async ({ signal }) => {
      const { data, total } = await dataProvider.getList<AssociationRow>(resource, { filter, signal });
      return { content: data, totalItems: total ?? 0 };
    },
  });

export const oneAssociation = (id: number) =>
  queryOptions({
    queryKey: [...associationsKey, 'one', id],
    queryFn: async ({ signal }) => (await dataProvider.getOne<AssociationRow>(resource, { id, signal })).data,
    retry: false,
  });

/** Counts associations by state, of one entity where it is named. */
export const associationCounts = (entityId?: string) =>
  queryOptions({
    queryKey: [...associationsKey, 'counts', entityId],
    queryFn: ({ signal }) =>
      callApi(
        countAssociations,
        { query: { ...(entityId && { entityId: [Number(entityId)] }) } },
        { signal },
      ),
  });

/** Reads the options of an invitation or a role: entities by a part of their name, and what is usual at one of them. */
export const choicesQuery = (entityName = '', entityId?: number) =>
  queryOptions({
    queryKey: [...associationsKey, 'choices', entityName, entityId],
    queryFn: ({ signal }) =>
      callApi(
        associationChoices,
        { query: { ...(entityName && { entityName }), ...(entityId && { entityId: [entityId] }) } },
        { signal },
      ),
    staleTime: 60_000,
  });

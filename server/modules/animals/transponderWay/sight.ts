import { z } from 'zod';
import type { readTransponderWay } from '../../../../resources/animals/transponderWay/calls.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { READ_ALL_TRANSPONDERS } from '../../../../resources/stock/transponder/schema.ts';
import type { SignedInCaller } from '../../../context.ts';

export type WayEvent = AnswerOf<typeof readTransponderWay>['events'][number];

interface Named {
  readonly id: number;
  readonly name: string;
}

/** An event before it is known which names its reader sees. */
interface Happened {
  readonly isDay?: boolean;
  readonly entity?: Named | null;
  readonly toEntity?: Named | null;
  readonly user?: Named | null;
  /** The entity whose user it was; the operator's staff without one. */
  readonly userEntityId?: number | null;
  readonly recordId?: number | null;
  readonly reason?: string | null;
  readonly number?: string | null;
  readonly outcome?: WayEvent['outcome'];
}

/** What a caller sees of those who had to do with a transponder. */
export interface Sight {
  readonly seesAll: boolean;
  /** Whether the caller sees the name of an entity. */
  sees(id: number | null): boolean;
  /** An entity by its name, or nothing where the caller does not see it. */
  entity(id: number | null, name: string | null): Named | null;
  event(kind: WayEvent['kind'], at: string, happened?: Happened): WayEvent;
}

/**
 * Returns what a caller sees: all entities and users for those who read all transponders, otherwise those of the caller's
 * own entities. That others took part is said, who they are is not.
 */
export function sightOf({ actor, scopeEntityIds }: SignedInCaller): Sight {
  const seesAll = allows(READ_ALL_TRANSPONDERS, actor);
  const own = new Set([...scopeEntityIds, ...(actor.entity ? [actor.entity.id] : [])]);
  const sees = (id: number | null): boolean => id !== null && (seesAll || own.has(id));
  const shown = (entity: Named | null | undefined): Named | null =>
    entity && sees(entity.id) ? { id: entity.id, name: entity.name } : null;
  return {
    seesAll,
    sees,
    entity: (id, name) => (id === null ? null : shown({ id, name: name ?? '' })),
    event: (kind, at, happened = {}) => {
      const { entity, toEntity, user, userEntityId = null } = happened;
      const seesUser = kind === 'READ' || seesAll || sees(userEntityId);
      return {
        kind,
        at,
        isDay: happened.isDay ?? false,
        entity: shown(entity),
        toEntity: shown(toEntity),
        hidesEntity: [entity, toEntity].some((one) => one && !sees(one.id)),
        user: user && seesUser ? { id: user.id, name: user.name } : null,
        recordId: happened.recordId ?? null,
        reason: happened.reason ?? null,
        number: happened.number ?? null,
        outcome: happened.outcome ?? null,
      };
    },
  };
}

/** A name with its id, out of two columns. */
export const namedOf = (id: number | null, name: string | null): Named | null =>
  id === null ? null : { id, name: name ?? '' };

/** Changes of one record that are shown, at most. */
export const MAX_CHANGES = 50;

const change = z.looseObject({
  revisionTimestamp: z.string(),
  creationUser: z.object({ id: z.number(), name: z.string(), entityId: z.number().nullable() }).nullable(),
});

/** When a version was saved, by which user, of which entity. */
export function changeOf(version: Readonly<Record<string, unknown>>): {
  readonly at: string;
  readonly user: Named | null;
  readonly userEntityId: number | null;
} {
  const { revisionTimestamp: at, creationUser } = change.parse(version);
  return { at, user: creationUser, userEntityId: creationUser?.entityId ?? null };
}

import { useActor } from '../../../../authProvider/useSession.ts';
import { ROOT_ENTITY } from '../../../../resources/entities/entity/root.ts';

/** Whether this person is offered to ask support. */
export const useMayAsk = (): boolean => {
  const actor = useActor();
  return actor !== null && actor.entity?.id !== ROOT_ENTITY;
};

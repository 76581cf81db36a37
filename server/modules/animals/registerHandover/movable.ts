import { isFree, isNormal, isOurs, isUnlocked } from '../../../../resources/animals/animal/conditions.ts';

/** The states in which an animal can move to another register. */
export const CAN_MOVE = [...isNormal, isFree, isUnlocked, isOurs];

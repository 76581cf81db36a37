import { useTranslate } from 'react-admin';
import { wordOfKind, type MovementWords } from './movementWords.ts';

/** The kind of a movement; one that undoes another says so. */
export function MovementKind({
  movement,
}: {
  readonly movement: Pick<MovementWords, 'type' | 'reversesId'>;
}) {
  return wordOfKind(useTranslate(), movement);
}

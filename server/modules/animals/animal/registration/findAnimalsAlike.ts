import { findAnimalsAlike } from '../../../../../resources/animals/animal/calls.ts';
import { handleRead } from '../../../../http/handle.ts';
import { findAlike } from '../record/alike.ts';

export const findAnimalsAlikeHandler = handleRead(
  findAnimalsAlike,
  async ({ db, body, caller, noteRead }) => {
    const found = await findAlike(db, caller, body);
    noteRead({ objectId: null, details: { found: found.map(({ id }) => id) } });
    return found;
  },
);

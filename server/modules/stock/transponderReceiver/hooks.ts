import sql from 'sql-template-tag';
import { foldText } from '../../../../resources/numbers/text.ts';
import { transponderReceiver } from '../../../../resources/stock/transponderReceiver/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { likeText } from '../../../crud/where.ts';
import { receivesTransponders } from '../transponder/receivers.ts';

export const transponderReceiverHooks = hooksFor(transponderReceiver, {
  scope: () => receivesTransponders,
  // The search text of an entity also has its numbers and addresses.
  hasSearchText: false,
  filters: {
    universalSearch: {
      shape: queryText(),
      where: (text: string) => sql`fold_text(t.name) like ${`%${likeText(foldText(text))}%`}`,
    },
  },
});

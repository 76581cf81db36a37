import sql from 'sql-template-tag';
import { animal as english } from '../../../../../i18n/en/animals/animal/module.ts';
import { animal as portuguese } from '../../../../../i18n/pt/animals/animal/module.ts';
import { potentiallyDangerousText } from '../../../../../resources/animals/animal/calls.ts';
import { findOne } from '../../../../db/db.ts';
import { languageIn } from '../../../../language.ts';
import { handleRead } from '../../../../http/handle.ts';

/** The operator's own words where configuration has them (`potentiallyDangerous: {pt, en}`), else the law's. */
export const potentiallyDangerousTextHandler = handleRead(
  potentiallyDangerousText,
  async ({ db, caller }) => {
    const language = languageIn(caller.actor.language);
    const { title, text } = { pt: portuguese, en: english }[language].dangerous;
    const own = await findOne<{ text: string | null }>(
      db,
      sql`select value ->> ${language}::text as text from configuration where key = 'potentiallyDangerous'`,
    );
    return { title, text: own?.text || text };
  },
);

import sql from 'sql-template-tag';
import { getPublicDashboard } from '../../../../resources/figures/dashboard/calls.ts';
import { inLanguage, inReadingOrder, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import { publicFigures } from './public/publicFigures.ts';

interface Row {
  readonly name: string;
  readonly nameEn: string | null;
  readonly description: string | null;
  readonly descriptionEn: string | null;
  readonly widgets: readonly Widget[];
}

export const getPublicDashboardHandler = handleRead(
  getPublicDashboard,
  async ({ db, params: { id }, query, services, request, fail }) => {
    const found = await findOne<Row>(
      db,
      sql`select name, name_en, description, description_en, widgets from dashboard
        where id = ${id} and state = 'PUBLISHED' and is_public`,
    );
    if (!found) return fail('NOT_FOUND');
    const language = query.language ?? languageIn(languageOf(request, null));
    const figures = await publicFigures(services, inReadingOrder(found.widgets), language);
    return {
      name: inLanguage({ pt: found.name, en: found.nameEn ?? '' }, language),
      description:
        inLanguage({ pt: found.description ?? '', en: found.descriptionEn ?? '' }, language) || null,
      ...figures,
    };
  },
);

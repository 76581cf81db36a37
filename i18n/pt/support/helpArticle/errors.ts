import type { HelpArticleCode } from '../../../../resources/support/helpArticle/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Articles of the help. */
export const helpArticleErrors = {
  ERROR_DELETE_HELP: 'Erro: não foi possível eliminar o artigo de ajuda.',
} as const satisfies CodeTexts<HelpArticleCode>;

import { below, page, type PageRoute } from '../route.ts';

const HelpPage = page(() => import('../../pages/support/helpArticle/HelpPage.tsx'), 'HelpPage');
const CreateArticlePage = page(
  () => import('../../pages/support/helpArticle/EditPage.tsx'),
  'CreateArticlePage',
);
const ArticlePage = page(() => import('../../pages/support/helpArticle/ArticlePage.tsx'), 'ArticlePage');
const EditArticlePage = page(() => import('../../pages/support/helpArticle/EditPage.tsx'), 'EditArticlePage');

/** Help articles. */
export const helpArticleRoutes: readonly PageRoute[] = [
  { path: '/help', title: 'help.title', access: 'SIGNED_IN', page: HelpPage },
  ...below('/help', [
    { path: '/help/create', title: 'help.createTitle', access: 'WRITE_HELP', page: CreateArticlePage },
    { path: '/help/article/*', title: 'help.article', access: 'SIGNED_IN', page: ArticlePage },
    { path: '/help/edit/*', title: 'help.editTitle', access: 'WRITE_HELP', page: EditArticlePage },
  ]),
];

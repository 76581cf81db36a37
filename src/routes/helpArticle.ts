import { below, page, type PageRoute } from './route.ts';

const HelpPage = page(() => import('../pages/support/helpArticle/HelpPage.tsx'), 'HelpPage');
const CreateArticlePage = page(
  () => import('../pages/support/helpArticle/EditPage.tsx'),
  'CreateArticlePage',
);
const ArticlePage = page(() => import('../pages/support/helpArticle/ArticlePage.tsx'), 'ArticlePage');
const EditArticlePage = page(() => import('../pages/support/helpArticle/EditPage.tsx'), 'EditArticlePage');
const ChangelogPage = page(() => import('../pages/common/information/ChangelogPage.tsx'), 'ChangelogPage');

/** Help articles, and what has changed in the register. */
export const helpArticleRoutes: readonly PageRoute[] = [
  { path: '/help', title: 'help.title', access: 'SIGNED_IN', page: HelpPage },
  ...below('/help', [
    { path: '/help/create', title: 'help.createTitle', access: 'WRITE_HELP', page: CreateArticlePage },
    { path: '/help/article/*', title: 'help.article', access: 'SIGNED_IN', page: ArticlePage },
    { path: '/help/edit/*', title: 'help.editTitle', access: 'WRITE_HELP', page: EditArticlePage },
  ]),
  { path: '/changelog', title: 'changelog.title', access: 'SIGNED_IN', page: ChangelogPage },
];

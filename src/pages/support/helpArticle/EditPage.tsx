import { useParams, useSearchParams } from 'react-router';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { pageOf } from '../../../../resources/support/helpArticle/articlePages.ts';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { useArticle, useHelpLanguage } from '../../../parts/support/helpArticle/useHelp.ts';

/** `/help/create`: a new article. */
export function CreateArticlePage() {
  const language = useHelpLanguage();
  const [address] = useSearchParams();
  return <ArticleForm initial={{ language, url: address.get('url') }} />;
}

/** `/help/edit/animal/create`: the article of a page in the language of this page; where there is none, a new one. */
export function EditArticlePage() {
  const { '*': rest = '' } = useParams();
  const language = useHelpLanguage();
  const url = pageOf(`/${rest}`);
  const { data, error } = useArticle(url, language);
  const key = `${language} ${url}`;
  if (data?.language === language) return <ArticleForm key={key} article={data} />;
  if (data) {
    // The other language's text is what is to be put into this one.
    const { title, category, position, contents } = data;
    return <ArticleForm key={key} initial={{ language, url, title, category, position, contents }} />;
  }
  if (!error) return <FormSkeleton fields={5} />;
  return statusOf(error) === 404 ? (
    <ArticleForm key={key} initial={{ language, url }} />
  ) : (
    <CallErrorPage error={error} />
  );
}

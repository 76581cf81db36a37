import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { putHelp } from '../../../../resources/support/helpArticle/calls.ts';
import type { HelpLanguage } from '../../../../resources/support/helpArticle/language.ts';
import { helpArticle } from '../../../../resources/support/helpArticle/schema.ts';
import type { Values } from '../../../fields/index.ts';
import { allPages } from '../../../runtime/address/pageTable.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { ModuleForm } from '../../../forms/ModuleForm.tsx';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { useSayDone } from '../../../fields/useSayDone.ts';
import { useModuleForm } from '../../../forms/useModuleForm.ts';
import { VersionsButton } from '../../../records/versions/VersionsButton.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { DeleteArticle } from './DeleteArticle.tsx';
import { SuggestInput } from './SuggestInput.tsx';
import {
  articlePath,
  useHelpList,
  useRefreshHelp,
  type Article,
} from '../../../parts/support/helpArticle/useHelp.ts';

interface ArticleFormProps {
  /** The article as it stands; none for a new one. */
  readonly article?: Article | undefined;
  /** The initial values of a new article. */
  readonly initial?: Values | undefined;
}

async function save(values: Values, before: Values | null): Promise<Values> {
  const { language, url, title, category, position, contents } = { ...before, ...values };
  return callApi(putHelp, {
    query: { language: language as HelpLanguage, url: String(url ?? '') },
    body: {
      title,
      category,
      position,
      contents: contents === null ? null : String(contents ?? ''),
      version: before ? Number(before.version) : null,
    },
  });
}

/** An article on its way to being written. */
export function ArticleForm({ article, initial }: ArticleFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const sayDone = useSayDone();
  const refresh = useRefreshHelp();
  const categories = new Set(useHelpList().data?.content.map(({ category }) => category));
  const form = useModuleForm(helpArticle, {
    record: article,
    initial,
    save,
    onSaved: (saved) => {
      void refresh();
      sayDone(helpArticle, article ? 'updated' : 'created', saved);
      form.release();
      void navigate(articlePath(String(saved.url)), { replace: true });
    },
  });
  const heading = translate(article ? 'help.editTitle' : 'help.createTitle');
  const about = [...new Map(allPages().map(({ path, title }) => [path, title]))].map(([value, title]) => ({
    value,
    about: translate(title, { smart_count: 2 }),
  }));
  return (
    <>
      <PageTitle>{article?.title ?? heading}</PageTitle>
      <ModuleForm form={form} label={heading}>
        <FormSection>
          <Box className="wide">
            <FieldInput source="title" autoFocus={!article} />
          </Box>
          <SuggestInput source="category" suggestions={[...categories].map((value) => ({ value }))} />
          {article ? <FieldInput source="url" /> : <SuggestInput source="url" suggestions={about} />}
          <FieldInput source="language" />
          <FieldInput source="position" />
        </FormSection>
        <ArticleContents />
        <SaveBar onCancel={() => void navigate(article ? articlePath(article.url) : '/help')}>
          {article && may('READ_VERSIONS') && <VersionsButton module={helpArticle} record={article} />}
          {article && <DeleteArticle article={article} />}
        </SaveBar>
      </ModuleForm>
    </>
  );
}

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { removeHelp } from '../../../../resources/support/helpArticle/calls.ts';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useSayDone } from '../../../fields/useSayDone.ts';
import { helpArticle } from '../../../../resources/support/helpArticle/schema.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useForgetArticle, type Article } from '../../../parts/support/helpArticle/useHelp.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

/** Deletes an article, once asked and answered; then back to the index. */
export function DeleteArticle({ article: { language, url, title } }: { readonly article: Article }) {
  const { release } = useModuleFormContext();
  const translate = useTranslate();
  const notify = useNotify();
  const sayDone = useSayDone();
  const navigate = useNavigate();
  const forget = useForgetArticle();
  const [isAsking, setAsking] = useDialog('delete');
  const { run, isBusy } = useSubmission();

  const remove = async () => {
    const trouble = await run(async () => {
      await callApi(removeHelp, { query: { language, url } });
      // The article is deleted: unsaved changes to it no longer keep the user on the page.
      release();
      forget();
      await navigate('/help');
      sayDone(helpArticle, 'deleted', { title });
    });
    if (!trouble) return;
    setAsking(false);
    notify('help.deleteFailed', { type: 'error' });
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={() => setAsking(true)}>
        {translate('help.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('help.deleteTitle', { title })}
        confirm={translate('help.delete')}
        cancel={translate('kit.form.cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
        busy={isBusy}
        danger
      >
        {translate('help.deleteText')}
      </ConfirmDialog>
    </>
  );
}

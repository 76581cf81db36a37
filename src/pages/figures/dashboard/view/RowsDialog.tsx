import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import { readDataSetRows, type DescribedDataSet } from '../../../../../resources/figures/dataSet/calls.ts';
import type { DataQuery } from '../../../../../resources/figures/dataSet/query.ts';
import { AnswerTable } from '../../../../figures/AnswerTable.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useLanguage } from '../../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { listBehind } from './behind.ts';

export interface RowsBehind {
  readonly title: string;
  /** The municipalities whose rows are counted and not listed. */
  readonly territory?: string | undefined;
  readonly set: DescribedDataSet;
  readonly query: DataQuery;
}

interface RowsDialogProps {
  readonly rows: RowsBehind;
  readonly onClose: () => void;
}

/** The rows that a figure counts, and the way to their list. */
export function RowsDialog({ rows: { title, territory, set, query }, onClose }: RowsDialogProps) {
  const say = useTexts('dashboardView.widget');
  const translate = useTranslate();
  const [language] = useLanguage();
  const answer = useQuery({
    queryKey: ['dataSets', 'rows', query, language],
    queryFn: ({ signal }) => callApi(readDataSetRows, { body: query }, { signal }),
    staleTime: 0,
  });
  const list = listBehind(set, query);
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="rows-title">
      <DialogTitle id="rows-title">{say('rowsOf', { title })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
          {say('rowsText')}
          {territory && ` ${say('territoryRows', { names: territory })}`}
        </Typography>
        {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
        <QueryError query={answer} />
        {answer.data?.rows.length === 0 && <Typography>{say('empty')}</Typography>}
        {answer.data && answer.data.rows.length > 0 && (
          <AnswerTable answer={answer.data} name={say('rowsOf', { title })} />
        )}
      </DialogContent>
      <DialogActions>
        {list !== undefined && (
          <Button component={Link} to={list}>
            {say('openList')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose} autoFocus>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

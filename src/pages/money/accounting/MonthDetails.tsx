import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { accountingFile, closeAccountingMonth } from '../../../../resources/money/accounting/calls.ts';
import { KeyFigures } from '../../../charts/KeyFigures.tsx';
import { useFormats } from '../../../charts/useFormats.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { showCents } from '../../../fields/money/money.tsx';
import { saveFile } from '../../../files/components/saveFile.ts';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';
import { MonthTable } from './MonthTable.tsx';
import { rowsOf, sumsOf } from './monthRows.ts';
import { useMonth } from './useMonth.ts';
import { useMonthWorkbook } from './useMonthWorkbook.ts';

interface MonthDetailsProps {
  readonly month: string;
  /** Whether it can be closed. */
  readonly isOver: boolean;
}

/** What accounting gets of a month: sums, files, rows; and the button that closes it. */
export function MonthDetails({ month, isOver }: MonthDetailsProps) {
  const say = useTexts('accountingPages');
  const translate = useTranslate();
  const format = useFormats();
  const notify = useNotify();
  const [locale] = useLanguage();
  const client = useQueryClient();
  const saving = useNotifiedSubmission();
  const closing = useNotifiedSubmission();
  const saveWorkbook = useMonthWorkbook();
  const [isAsking, setAsking] = useDialog('close');
  const query = useMonth(month);
  const { data } = query;
  const rows = data ? rowsOf(data) : [];
  const sums = sumsOf(rows);
  const close = async () => {
    await closing.run(async () => {
      await callApi(closeAccountingMonth, { params: { month } });
      await client.invalidateQueries({ queryKey: ['accounting'] });
      notify(say('done', { month: format.month(month) }), { type: 'success' });
    });
    setAsking(false);
  };
  const amount = (label: string, cents: number) => ({
    label,
    value: cents,
    text: showCents(cents, locale),
  });
  return (
    <>
      <QueryError query={query} />
      {data && (
        <>
          <KeyFigures
            figures={[
              amount(say('charged'), sums.charged),
              amount(say('refunded'), sums.refunded),
              amount(say('vat'), sums.vat),
              amount(say('paid'), sums.paid),
            ]}
          />
          <Section
            title={format.month(month)}
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  loading={saving.isBusy}
                  onClick={() =>
                    void saving.run(async () =>
                      saveFile(await callApi(accountingFile, { params: { month } })),
                    )
                  }
                >
                  {say('csv')}
                </Button>
                <Button onClick={() => void saveWorkbook(month, rows)}>{say('xlsx')}</Button>
                {isOver && !data.closing && (
                  <Button variant="outlined" onClick={() => setAsking(true)}>
                    {say('close')}
                  </Button>
                )}
              </Box>
            }
          >
            {data.closing ? (
              <Typography
                sx={{ mb: 1.5, color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}
              >
                {say('hash')}: {data.closing.sha256}
              </Typography>
            ) : (
              <Alert severity="info" sx={{ mb: 1.5 }}>
                {say('unclosed')}
              </Alert>
            )}
            <MonthTable rows={rows} isClosed={data.closing !== null} />
          </Section>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={say('closeTitle', { month: format.month(month) })}
        confirm={say('close')}
        cancel={translate('kit.form.cancel')}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
        busy={closing.isBusy}
      >
        {say('closeText')}
        {sums.withoutInvoice > 0 && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            {say('withoutInvoice')}: {format.number(sums.withoutInvoice)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

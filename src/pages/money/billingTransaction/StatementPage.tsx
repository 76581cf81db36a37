import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { drawStatement, readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { billingTransaction } from '../../../../resources/money/billingTransaction/schema.ts';
import { date } from '../../../../resources/kit/fields.ts';
import { addDays, dayIn, isIsoDate } from '../../../../resources/numbers/dates.ts';
import { KeyFigures } from '../../../charts/KeyFigures.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { fieldViews } from '../../../fields/index.ts';
import { saveFile } from '../../../files/components/saveFile.ts';
import { AccountInput } from '../../../parts/money/billingTransaction/AccountInput.tsx';
import { useAccountAddress } from '../../../parts/money/billingTransaction/useAccountAddress.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { stack } from '../../../theme/layout.ts';
import { StatementTable } from './StatementTable.tsx';
import { useStatementFile } from './useStatementFile.ts';

const dayField = date();

/** The month before this one. */
function lastMonth(): { from: string; to: string } {
  const to = addDays(`${dayIn().slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** `/billing/statement`: balances and movements of an account in a period, and the same as a file. */
export function StatementPage() {
  const say = useTexts('statementPages');
  const [locale] = useLanguage();
  const { entityId, mayChoose, read, put } = useAccountAddress();
  const initial = lastMonth();
  const from = read('from') ?? initial.from;
  const to = read('to') ?? initial.to;
  const query = { from, to, ...(entityId !== null && { entityId }) };
  const statement = useQuery({
    queryKey: ['billingTransaction', 'statement', query],
    queryFn: ({ signal }) => callApi(readStatement, { query }, { signal }),
    enabled: isIsoDate(from) && isIsoDate(to),
  });
  const { data } = statement;
  const drawing = useSubmission();
  const saveWorkbook = useStatementFile();
  const { Input: DayInput } = fieldViews.date;
  const day = (name: 'from' | 'to', value: string) => (
    <DayInput
      module={billingTransaction}
      source="date"
      field={dayField}
      id={`statement-${name}`}
      label={say(name)}
      value={value}
      onChange={(next) => put(name, next)}
    />
  );
  return (
    <Box sx={stack}>
      <PageTitle>{say('title')}</PageTitle>
      <Section title={say('period')}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: mayChoose ? '2fr 1fr 1fr' : '1fr 1fr' },
          }}
        >
          {mayChoose && <AccountInput id="statement-entity" entityId={entityId} put={put} />}
          {day('from', from)}
          {day('to', to)}
        </Box>
      </Section>
      <QueryError query={statement} />
      {data && (
        <>
          <KeyFigures
            figures={[
              { label: say('opening'), value: data.opening },
              { label: say('added'), value: data.added },
              { label: say('taken'), value: data.taken },
              { label: say('closing'), value: data.closing },
            ]}
          />
          <Section
            title={say('movements')}
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  loading={drawing.isBusy}
                  onClick={() =>
                    void drawing.run(async () => {
                      // One after the other: a long statement comes in parts, each a file of its own.
                      for (let part = 1, parts = 1; part <= parts; part += 1) {
                        // eslint-disable-next-line no-await-in-loop
                        const drawn = await callApi(drawStatement, {
                          query: { ...query, language: locale, part: String(part) },
                        });
                        saveFile(drawn);
                        ({ parts } = drawn);
                      }
                    })
                  }
                >
                  {say('pdf')}
                </Button>
                <Button onClick={() => void saveWorkbook(data)}>{say('xlsx')}</Button>
              </Box>
            }
          >
            <SubmissionError trouble={drawing.trouble} module={billingTransaction.name} />
            <StatementTable key={`${from} ${to} ${entityId}`} movements={data.movements} />
          </Section>
        </>
      )}
    </Box>
  );
}

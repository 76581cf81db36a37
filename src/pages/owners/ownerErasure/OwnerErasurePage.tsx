import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { showDate } from '../../../../resources/numbers/dates.ts';
import type { ErasedKind, KeptKind } from '../../../../resources/owners/ownerErasure/kinds.ts';
import { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import { Section } from '../../../components/Section.tsx';
import { RequestPageWithTickets } from '../../../parts/support/ticket/RequestPageWithTickets.tsx';
import type { RequestRecord } from '../../../requests/requestRow.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface Erasure extends RequestRecord {
  readonly number: string;
  readonly grounds: string;
  readonly removed: readonly { readonly kind: ErasedKind; readonly count: number }[] | null;
  readonly kept:
    readonly { readonly kind: KeptKind; readonly count: number; readonly until: string | null }[] | null;
}

const LIST = { m: 0, pl: 2.5, display: 'grid', gap: 0.5 } as const;

/** The reason for the request; once it is accepted, what was erased and what is kept. */
function Result({ request }: { readonly request: Erasure }) {
  const translate = useTranslate();
  const say = useTexts('ownerErasurePages');
  const { grounds, removed, kept } = request;
  return (
    <>
      <Section title={translate('resources.ownerErasure.fields.grounds')}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{grounds}</Typography>
      </Section>
      {removed && (
        <Section title={say('page.removed')}>
          <Box component="ul" sx={LIST}>
            {removed.map(({ kind, count }) => (
              <li key={kind}>{`${say(`removed.${kind}`)}: ${count}`}</li>
            ))}
          </Box>
        </Section>
      )}
      {kept && (
        <Section title={say('page.kept')}>
          <Box component="ul" sx={LIST}>
            {kept.map(({ kind, until }) => (
              <li key={kind}>
                {`${say(`kept.${kind}`)} ${until ? say('page.until', { date: showDate(until) }) : say('page.always')}`}
              </li>
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

/** `/owner-erasures/:id`: a request for the erasure of an owner's data, and what it did. */
export function OwnerErasurePage() {
  const translate = useTranslate();
  return (
    <RequestPageWithTickets<Erasure>
      module={ownerErasure}
      title={({ number }) => translate('ownerErasurePages.page.title', { number })}
      Comparison={Result}
    />
  );
}

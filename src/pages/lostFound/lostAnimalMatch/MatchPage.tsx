import { useTranslate, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import { isId } from '../../../../resources/numbers/recordId.ts';
import type { MatchReason } from '../../../../resources/lostFound/lostAnimal/comparison.ts';
import { lostAnimalMatch as module } from '../../../../resources/lostFound/lostAnimalMatch/schema.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { Section } from '../../../components/Section.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { RecordForm } from '../../../records/ModuleEdit.tsx';
import { MatchReasons } from '../../../parts/lostFound/lostAnimal/MatchReasons.tsx';
import { useRecord } from '../../../runtime/useRecord.ts';
import { ReportsCompared } from './ReportsCompared.tsx';

interface Match extends RaRecord {
  readonly lostId: number;
  readonly foundId: number;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

/** `/lost-matches/:id`: two reports that may be of one animal, and why. */
export function MatchPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useRecord<Match>(module.resource, id, isId(id));
  if (!isId(id)) return <NotFoundPage />;
  if (!data) return error ? <CallErrorPage error={error} /> : <FormSkeleton fields={12} />;
  return (
    <RecordForm key={id} module={module} record={data} closed={null}>
      <Section title={translate('lostMatchPages.reasons')}>
        <MatchReasons reasons={data.reasons} />
      </Section>
      <ReportsCompared lostId={data.lostId} foundId={data.foundId} />
    </RecordForm>
  );
}

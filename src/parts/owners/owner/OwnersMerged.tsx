import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { owner as module } from '../../../../resources/owners/owner/schema.ts';
import type { previewOwnerMerge } from '../../../../resources/owners/ownerMerge/calls.ts';
import {
  fieldsOfGroups,
  OWNER_MERGE_GROUPS,
  type OwnerMergeGroup,
} from '../../../../resources/owners/ownerMerge/groups.ts';
import { MergeComparison, proposedTaken } from '../../../records/MergeComparison.tsx';
import { MovedRecords } from '../../../records/MovedRecords.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

export type OwnerMergePreview = AnswerOf<typeof previewOwnerMerge>;

/** Differ without a choice: the record that is kept keeps its own. */
const FIXED = ['type', 'country', 'nationality', 'vatNumber', 'idCard', 'passport', 'verifiedData'];

const groupsOf = ({ takeable }: OwnerMergePreview) =>
  OWNER_MERGE_GROUPS.map((key) => ({
    key,
    fields: fieldsOfGroups([key]),
    isOpen: takeable.includes(key),
  }));

/** Returns the groups that the kept record takes unless the user chooses: those in which it has no value. */
export const proposedGroups = (preview: OwnerMergePreview): readonly OwnerMergeGroup[] =>
  proposedTaken(groupsOf(preview), preview.survivor, preview.absorbed);

interface OwnersMergedProps {
  readonly preview: OwnerMergePreview;
  readonly taken: readonly OwnerMergeGroup[];
  /** Without it, nothing can be chosen. */
  readonly onTaken?: (taken: readonly OwnerMergeGroup[]) => void;
}

/** Two records of an owner side by side, which values stay, and what a merge moves. */
export function OwnersMerged({ preview, taken, onTaken }: OwnersMergedProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { survivor, absorbed, moves, obstacle } = preview;
  const say = useTexts('ownerMergePages.compare');
  const column = (head: 'survivor' | 'absorbed', record: OwnerMergePreview['survivor']) => ({
    record,
    head: `${say(head)} · ${record.name}`,
    name: record.name,
  });
  return (
    <>
      {obstacle && (
        <Alert severity="warning">
          {translate('ownerMergePages.dialog.obstacle', {
            which: say(obstacle.property === 'survivorId' ? 'survivor' : 'absorbed'),
            reason: errorText(obstacle.reason),
          })}
        </Alert>
      )}
      <MergeComparison
        module={module}
        kept={column('survivor', survivor)}
        other={column('absorbed', absorbed)}
        fixed={FIXED}
        groups={groupsOf(preview)}
        taken={taken}
        onTaken={onTaken}
        say={say}
      />
      {taken.some((group) => group !== 'name') && (
        <Alert severity="info">{translate('ownerMergePages.compare.contactsWait')}</Alert>
      )}
      <MovedRecords
        title={translate('ownerMergePages.moves.title')}
        none={translate('ownerMergePages.moves.none')}
        moves={moves}
        others={(kind, count) =>
          translate(`ownerMergePages.moves.${kind === 'observation' ? 'observations' : 'documents'}`, {
            smart_count: count,
          })
        }
      />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {translate('ownerMergePages.moves.stays')}
      </Typography>
    </>
  );
}

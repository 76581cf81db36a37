import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi, readReasonFor } from '../../../../../dataProvider/index.ts';
import { requestOwnerMerge } from '../../../../../resources/owners/ownerMerge/calls.ts';
import type { OwnerMergeGroup } from '../../../../../resources/owners/ownerMerge/groups.ts';
import { ownerMerge } from '../../../../../resources/owners/ownerMerge/schema.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useFiles } from '../../../../files/index.ts';
import { OwnersMerged, proposedGroups } from '../../../../parts/owners/owner/OwnersMerged.tsx';
import { useOwnerMergePreview } from '../../../../parts/owners/owner/useOwnerMergePreview.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import type { OwnerRecord } from '../record/useOwner.ts';
import { OwnerRequestDialog } from '../OwnerRequestDialog.tsx';
import { OtherRecord } from './OtherRecord.tsx';

interface MergeOwnersDialogProps {
  readonly owner: OwnerRecord;
  readonly onClose: () => void;
}

/** Finds the other record of an owner, shows both side by side, and asks for their merge. */
export function MergeOwnersDialog({ owner, onClose }: MergeOwnersDialogProps) {
  const translate = useTranslate();
  const say = useTexts('ownerMergePages.dialog');
  const submission = useSubmission();
  const documents = useFiles();
  const [otherId, setOtherId] = useState<number | null>(null);
  const [isOtherKept, setOtherKept] = useState(false);
  const [chosen, setChosen] = useState<readonly OwnerMergeGroup[]>();
  const [survivorId, absorbedId] = isOtherKept ? [otherId ?? 0, owner.id] : [owner.id, otherId ?? 0];
  const readReason = readReasonFor(`/owners/${owner.id}`) ?? say('title', { name: owner.name });
  const query = useOwnerMergePreview(survivorId, absorbedId, { readReason, enabled: otherId !== null });
  const preview = otherId === null ? undefined : query.data;
  const taken = chosen ?? (preview ? proposedGroups(preview) : []);
  const choose = (id: number | null) => {
    setOtherId(id);
    setOtherKept(false);
    setChosen(undefined);
    submission.dismiss();
  };
  const request = async (grounds: string) => {
    const { id } = await callApi(requestOwnerMerge, {
      body: {
        survivorId,
        absorbedId,
        grounds,
        take: [...taken],
        documents: [...documents.ready],
        survivorVersion: preview?.survivor.version,
        absorbedVersion: preview?.absorbed.version,
      },
    });
    return id;
  };
  return (
    <OwnerRequestDialog
      submission={submission}
      module={ownerMerge}
      name={owner.name}
      isForm
      isWide
      isChosen={preview !== undefined}
      disabled={preview?.obstacle !== null}
      documents={{ files: documents, label: say('documents') }}
      request={request}
      onClose={onClose}
    >
      {otherId === null ? (
        <OtherRecord owner={owner} onChoose={choose} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" size="small" onClick={() => choose(null)}>
              {say('change')}
            </Button>
            <Button
              variant="outlined"
              size="small"
              disabled={!preview}
              onClick={() => {
                setOtherKept(!isOtherKept);
                setChosen(undefined);
                submission.dismiss();
              }}
            >
              {say('swap')}
            </Button>
          </Box>
          {query.isPending && <LinearProgress aria-label={translate('ownerMergePages.compare.compare')} />}
          <QueryError query={query} />
        </>
      )}
      {preview && <OwnersMerged preview={preview} taken={taken} onTaken={setChosen} />}
    </OwnerRequestDialog>
  );
}

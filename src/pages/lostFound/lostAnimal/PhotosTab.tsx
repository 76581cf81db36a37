import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { updateLostAnimal, type Photos } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { photoUrl } from '../../../parts/animals/animal/photoUrl.ts';
import { lostModule as module } from '../../../parts/lostFound/lostAnimal/lostCells.tsx';
import { PhotoPickers } from '../../../parts/lostFound/lostAnimal/PhotoPickers.tsx';
import { usePhotoFiles } from '../../../parts/lostFound/lostAnimal/usePhotoFiles.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { stack } from '../../../theme/layout.ts';

interface PhotosTabProps {
  readonly record: RaRecord;
}

/** The photos of a report; while it is open they can be replaced. */
export function PhotosTab({ record }: PhotosTabProps) {
  const translate = useTranslate();
  const { photo, additionalPhotos = [] } = record as Partial<Photos>;
  const shown = [
    ...(photo ? [{ key: 'main', src: photoUrl(photo)! }] : []),
    ...additionalPhotos.map(({ id, contents }) => ({ key: String(id), src: photoUrl(contents)! })),
  ];
  const { operations } = record as { operations?: { EDIT?: { allowed: boolean } } };
  return (
    <Box sx={stack}>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            title={translate('lostPages.photos.none')}
            text={translate('lostPages.photos.noneText')}
          />
        </Card>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {shown.map(({ key, src }, at) => (
            <img
              key={key}
              src={src}
              alt={translate('lostPages.photos.alt', { number: at + 1 })}
              style={{ width: 260, height: 260, maxWidth: '100%', objectFit: 'cover', borderRadius: 10 }}
            />
          ))}
        </Box>
      )}
      {operations?.EDIT?.allowed && <Replace record={record} />}
    </Box>
  );
}

/** Replaces the main photo, or all additional ones. */
function Replace({ record }: PhotosTabProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const photos = usePhotoFiles();
  const { run, isBusy, trouble } = useSubmission();
  const isEmpty = photos.main.items.length + photos.additional.items.length === 0;
  const save = async () => {
    if (photos.holdsForm()) return;
    const refused = await run(async () => {
      await callApi(updateLostAnimal, {
        params: { id: String(record.id) },
        body: { ...photos.body(), version: Number(record.version) },
      });
      notify('lostPages.photos.saved', { type: 'success' });
      await client.invalidateQueries({ queryKey: [module.resource] });
    });
    if (refused) photos.takeRefusal(refused.failure);
    // The next attempt replaces the photos of the report as it is now.
    if (refused?.kind === 'stale') await client.invalidateQueries({ queryKey: [module.resource] });
  };
  return (
    <>
      <PhotoPickers photos={photos} />
      <SubmissionAlert
        trouble={trouble}
        module={module.name}
        fields={['photo', 'additionalPhotos']}
        onAgain={() => void save()}
        isBusy={isBusy}
      />
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={isEmpty || photos.isReading}
        loading={isBusy}
        onClick={() => void save()}
      >
        {translate('lostPages.photos.save')}
      </Button>
    </>
  );
}

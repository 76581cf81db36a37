import { useTranslate } from 'react-admin';
import { FormSection } from '../../../forms/FormSection.tsx';
import { FilePicker } from '../../../files/index.ts';
import type { PhotoFiles } from './usePhotoFiles.ts';

/** The main photo of a report and its additional ones, to be chosen. */
export function PhotoPickers({ photos }: { readonly photos: PhotoFiles }) {
  const translate = useTranslate();
  return (
    <>
      <FormSection title={translate('lostPages.photos.main')}>
        <div className="wide">
          <FilePicker files={photos.main} id="photo" />
        </div>
      </FormSection>
      <FormSection title={translate('lostPages.photos.additional')}>
        <div className="wide">
          <FilePicker files={photos.additional} id="additionalPhotos" />
        </div>
      </FormSection>
    </>
  );
}

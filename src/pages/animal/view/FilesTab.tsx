import { useTranslate } from 'react-admin';
import { DocumentsPanel } from '../../../records/documents/DocumentsPanel.tsx';

/** The documents that hang on the animal's record, each to be looked at in the page. */
export function FilesTab({ id }: { readonly id: number }) {
  const translate = useTranslate();
  return <DocumentsPanel type="ANIMAL" id={id} emptyText={translate('animalPages.files.noneText')} />;
}

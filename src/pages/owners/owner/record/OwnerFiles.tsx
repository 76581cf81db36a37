import { useTranslate, type RaRecord } from 'react-admin';
import { DocumentsPanel } from '../../../../records/documents/DocumentsPanel.tsx';
import { useAnimalOfOrigin } from './animalOfOrigin.ts';

/** The owner's documents; the animal from whose page the owner was opened is named in the search. */
export function OwnerFiles({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  return (
    <DocumentsPanel
      type="OWNER"
      id={Number(record.id)}
      ownerAnimalTransponder={useAnimalOfOrigin()}
      emptyText={translate('kit.list.empty.title')}
    />
  );
}

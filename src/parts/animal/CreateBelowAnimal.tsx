import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { useCreate, useTranslate, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AnimalView } from '../../../resources/animal/calls.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { CallErrorPage } from '../../components/errors/CallErrorPage.tsx';
import { RecordSkeleton } from '../../components/RecordSkeleton.tsx';
import type { Values } from '../../fields/index.ts';
import { useAnimal } from './useAnimal.ts';
import { ModuleCreate } from '../../records/ModuleCreate.tsx';
import { OWN_READ } from '../../runtime/useRecord.ts';

interface CreateBelowAnimalProps {
  readonly module: AnyModule;
  /** The form's fields; the animal is known where the address names it. */
  readonly children: (animal: AnimalView | undefined) => ReactNode;
  /** What is sent beside the fields. */
  readonly also?: Values;
}

/** A form for a new child record of the animal that the address names, by `transponder` or `animalId`. */
export function CreateBelowAnimal(props: CreateBelowAnimalProps) {
  const [search] = useSearchParams();
  const key = search.get('transponder') ?? search.get('animalId');
  return key ? (
    <OfAnimal {...props} animalKey={key} />
  ) : (
    <ModuleCreate module={props.module}>{props.children(undefined)}</ModuleCreate>
  );
}

function OfAnimal({
  module,
  children,
  also,
  animalKey,
}: CreateBelowAnimalProps & { readonly animalKey: string }) {
  const translate = useTranslate();
  const { animal, error } = useAnimal(animalKey);
  const [create] = useCreate<RaRecord>();
  if (error) return <CallErrorPage error={error} />;
  if (!animal) return <RecordSkeleton />;
  const { id, name, transponder } = animal;
  // By its number: an animal of another entity is reached by nothing else.
  const save = async (values: Values) =>
    (await create(
      module.resource,
      { data: { ...values, ...also, transponder }, meta: OWN_READ },
      { returnPromise: true },
    )) as Values;
  return (
    <ModuleCreate module={module} initial={{ animalId: id }} save={save}>
      <Typography>{translate('animalPages.of', { name, transponder })}</Typography>
      {children(animal)}
    </ModuleCreate>
  );
}

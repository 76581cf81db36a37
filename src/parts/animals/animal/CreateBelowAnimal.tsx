import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { RecordSkeleton } from '../../../components/RecordSkeleton.tsx';
import type { Values } from '../../../fields/index.ts';
import { useAnimal } from './useAnimal.ts';
import { useCreateOfAnimal } from './useCreateOfAnimal.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { spaced } from '../../../../resources/numbers/spaced.ts';

interface CreateBelowAnimalProps {
  readonly module: AnyModule;
  /** The form's fields; the animal is known where the address names it. */
  readonly children: (animal: AnimalView | undefined) => ReactNode;
  /** Returns the values that are sent beside the fields. */
  readonly also?: (values: Values) => Values;
}

/** A form for a new child record of the animal that the address names, by `transponder` or `animalId`. */
export function CreateBelowAnimal(props: CreateBelowAnimalProps) {
  const [search] = useSearchParams();
  const key = search.get('transponder') ?? search.get('animalId');
  const send = useCreateOfAnimal(props.module);
  const save = (values: Values) => send({ ...values, ...props.also?.(values) });
  return key ? (
    <OfAnimal {...props} animalKey={key} />
  ) : (
    <ModuleCreate module={props.module} save={save}>
      {props.children(undefined)}
    </ModuleCreate>
  );
}

function OfAnimal(props: CreateBelowAnimalProps & { readonly animalKey: string }) {
  const { module, children, also, animalKey } = props;
  const translate = useTranslate();
  const { animal, error } = useAnimal(animalKey);
  const send = useCreateOfAnimal(module, animal?.transponder);
  const save = (values: Values) => send({ ...values, ...also?.(values) });
  if (error) return <CallErrorPage error={error} />;
  if (!animal) return <RecordSkeleton />;
  const { id, name, transponder } = animal;
  return (
    <ModuleCreate module={module} initial={{ animalId: id }} save={save}>
      <Typography>{translate('animalPages.of', { name, transponder: spaced(transponder) })}</Typography>
      {children(animal)}
    </ModuleCreate>
  );
}

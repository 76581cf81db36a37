import type { ComponentProps } from 'react';
import { animal } from '../../../../../resources/animals/animal/schema.ts';
import { ModuleInput } from '../../../../forms/custom/ModuleInput.tsx';

type AnimalInputProps = Omit<ComponentProps<typeof ModuleInput>, 'module' | 'name'> & {
  readonly name: keyof typeof animal.fields;
};

/** A field of an animal within a form. */
export const AnimalInput = (props: AnimalInputProps) => <ModuleInput module={animal} {...props} />;

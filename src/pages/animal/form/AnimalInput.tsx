import type { ComponentProps } from 'react';
import { animal } from '../../../../resources/animal/schema.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { ModuleInput } from '../../../parts/form/ModuleInput.tsx';

type AnimalInputProps = Omit<ComponentProps<typeof ModuleInput>, 'module' | 'name'> & {
  readonly name: keyof typeof animal.fields;
};

/** A field of an animal within a form. */
export const AnimalInput = (props: AnimalInputProps) => (
  <ModuleInput module={animal as unknown as AnyModule} {...props} />
);

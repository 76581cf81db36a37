import type { ComponentProps } from 'react';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import { ModuleInput } from '../../../forms/custom/ModuleInput.tsx';

type OwnerInputProps = Omit<ComponentProps<typeof ModuleInput>, 'module' | 'name'> & {
  readonly name: keyof OwnerFields;
};

/** A field of an owner within a form. */
export const OwnerInput = (props: OwnerInputProps) => <ModuleInput module={owner} {...props} />;

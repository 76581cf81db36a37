import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownerTypeOf, type OwnerType } from '../../../../resources/owners/owner/rules.ts';

/**
 * Sets the type of the owner at `prefix` by its number, which says whether it is a person's or a company's. Returns
 * the type that it has become, until the number is removed.
 */
export function useTypeByNumber(prefix: string, enabled = true): 'SINGULAR' | 'COLLECTIVE' | null {
  const { setValue } = useFormContext();
  const [type, vatNumber, country] = useWatch({
    name: [`${prefix}type`, `${prefix}vatNumber`, `${prefix}country`],
  }) as [OwnerType | null, string | null, string | null];
  const [switched, setSwitched] = useState<'SINGULAR' | 'COLLECTIVE' | null>(null);
  const told = enabled ? ownerTypeOf({ type, vatNumber, country }) : null;
  useEffect(() => {
    if (!told || told === type || told === 'TRACES') return;
    setValue(`${prefix}type`, told, { shouldDirty: true });
    // Where no type was chosen yet, nothing has been changed.
    if (type) setSwitched(told);
  }, [told, type, prefix, setValue]);
  useEffect(() => {
    if (!vatNumber) setSwitched(null);
  }, [vatNumber]);
  return switched;
}

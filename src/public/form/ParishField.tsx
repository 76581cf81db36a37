import { useEffect, useState } from 'react';
import { splitPostalCode } from '../../../resources/numbers/postalCode.ts';
import { call } from '../calls.ts';
import { Field } from '../Field.tsx';
import type { Texts } from '../texts.ts';

interface Place {
  readonly id: number;
  readonly name: string;
}

interface ParishFieldProps {
  readonly texts: Texts;
  readonly postalCode: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

interface Found {
  readonly parishes: readonly Place[];
  /** Whether the country's table was imported: without it a code that is not found may exist. */
  readonly isWholeCountry: boolean;
}

/** Returns the parishes of the municipality of a postal code; none without a code that is in the table. */
async function findParishes(cp4: string, cp3: string): Promise<Found> {
  interface AddressAnswer {
    readonly content: readonly { readonly county: Place }[];
    readonly isWholeCountry: boolean;
  }
  const { content, isWholeCountry } = await call<AddressAnswer>(
    'GET',
    `/address/search-address?cp4=${cp4}&cp3=${cp3}&itemsPerPage=1`,
  );
  const county = content[0]?.county.id;
  if (county === undefined) return { parishes: [], isWholeCountry };
  const parishes = await call<{ content: readonly Place[] }>(
    'GET',
    `/address/search-parish?countyIds=${county}&itemsPerPage=100`,
  );
  return { parishes: parishes.content, isWholeCountry };
}

/** The parish of an address, chosen among those of its postal code. */
export function ParishField({ texts, postalCode, value, error, required, onChange }: ParishFieldProps) {
  const [found, setFound] = useState<Found | null>(null);
  const code = splitPostalCode(postalCode.trim());
  const { cp4, cp3 } = code ?? { cp4: '', cp3: '' };
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Found | null): void => {
      if (isCurrent) setFound(next);
    };
    if (cp4 === '') take(null);
    else void findParishes(cp4, cp3).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [cp4, cp3]);
  const isUnknown = found !== null && found.parishes.length === 0;
  const isWholeCountry = found?.isWholeCountry === true;
  return (
    <Field
      name="parishId"
      kind="choice"
      texts={texts}
      value={value}
      error={error}
      required={required || isWholeCountry}
      options={(found?.parishes ?? []).map(({ id, name }) => [String(id), name] as const)}
      onChange={onChange}
    >
      <p className={isWholeCountry ? 'error' : 'hint'} role="status">
        {isUnknown && (isWholeCountry ? texts.invalid.postalCode : texts.unconfirmedAddress)}
      </p>
    </Field>
  );
}

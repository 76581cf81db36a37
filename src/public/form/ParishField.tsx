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

/** The parishes of the municipality of a postal code; none without a code that exists. */
async function findParishes(cp4: string, cp3: string): Promise<readonly Place[]> {
  interface AddressAnswer {
    readonly content: readonly { readonly county: Place }[];
  }
  const { content } = await call<AddressAnswer>(
    'GET',
    `/address/search-address?cp4=${cp4}&cp3=${cp3}&itemsPerPage=1`,
  );
  const county = content[0]?.county.id;
  if (county === undefined) return [];
  const parishes = await call<{ content: readonly Place[] }>(
    'GET',
    `/address/search-parish?countyIds=${county}&itemsPerPage=100`,
  );
  return parishes.content;
}

/** The parish of an address, chosen among those of its postal code. */
export function ParishField({ texts, postalCode, value, error, required, onChange }: ParishFieldProps) {
  const [parishes, setParishes] = useState<readonly Place[]>([]);
  const [isUnknown, setIsUnknown] = useState(false);
  const code = splitPostalCode(postalCode.trim());
  const { cp4, cp3 } = code ?? { cp4: '', cp3: '' };
  useEffect(() => {
    let isCurrent = true;
    const take = (found: readonly Place[], isAnswer: boolean): void => {
      if (!isCurrent) return;
      setParishes(found);
      setIsUnknown(isAnswer && found.length === 0);
    };
    if (cp4 === '') take([], false);
    else
      void findParishes(cp4, cp3).then(
        (found) => take(found, true),
        () => take([], false),
      );
    return () => {
      isCurrent = false;
    };
  }, [cp4, cp3]);
  return (
    <Field
      name="parishId"
      kind="choice"
      texts={texts}
      value={value}
      error={error}
      required={required}
      options={parishes.map(({ id, name }) => [String(id), name] as const)}
      onChange={onChange}
    >
      <p className="error" role="status">
        {isUnknown && texts.invalid.postalCode}
      </p>
    </Field>
  );
}

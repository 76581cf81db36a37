import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { anyOf, veterinarian } from '../../../../resources/kit/access.ts';
import { cleanVatNumber, isValidVat } from '../../../../resources/numbers/vatNumber.ts';
import { EMBEDDED_FIELDS } from '../../../../resources/owners/owner/embedded.ts';
import { DEFAULT_COUNTRY, type OwnerType } from '../../../../resources/owners/owner/rules.ts';
import { LOOK_UP_PAUSE_MS } from '../../../runtime/useDebouncedValue.ts';
import type { OwnerOfNumber } from './ownerForm.ts';

/** The id of the note on a found owner, which says what the message says. */
export const KNOWN_OWNER_NOTE = 'known-owner';

/** Milliseconds that the message on a found owner stays. */
const SAID = 8_000;

/** The data about the owner with the given number. */
export interface KnownOwner {
  readonly state: 'NONE' | 'SEARCHING' | 'KNOWN';
  readonly owner: OwnerOfNumber | null;
  /** Takes the filled-in data out again, so that another person can be given. */
  readonly forget: () => void;
  /** Looks the owner up again: the record may be open by now. */
  readonly again: () => void;
}

const KEPT: readonly string[] = ['type', 'country', 'isLocalResident', 'vatNumber'];

/**
 * Looks an owner up by its number once that is whole, and fills the form with what the register knows and this user reads;
 * of another owner on record, with who it is.
 */
export function useKnownOwner(prefix: string): KnownOwner {
  const actor = useActor();
  const notify = useNotify();
  const { setValue, getValues, clearErrors } = useFormContext();
  const [vatNumber, country, type] = useWatch({
    name: [`${prefix}vatNumber`, `${prefix}country`, `${prefix}type`],
  }) as [string | null, string | null, OwnerType | null];
  const [known, setKnown] = useState<Pick<KnownOwner, 'state' | 'owner'>>({ state: 'NONE', owner: null });
  const [round, setRound] = useState(0);
  const filled = useRef<string | null>(null);
  const mayLookUp = may(anyOf('READ_OWNER_BY_VAT', veterinarian)) && actor !== null;
  const land = country || DEFAULT_COUNTRY;
  const number = vatNumber && isValidVat(land, vatNumber) ? cleanVatNumber(land, vatNumber) : '';
  const typeNow = useRef(type);
  useEffect(() => {
    typeNow.current = type;
  }, [type]);

  useEffect(() => {
    const empty = () => {
      setValue(`${prefix}recognised`, null);
      if (!filled.current) return;
      filled.current = null;
      setValue(`${prefix}changedContacts`, null);
      for (const name of EMBEDDED_FIELDS) if (!KEPT.includes(name)) setValue(prefix + name, null);
    };
    if (number === filled.current && number) return undefined;
    setKnown({ state: 'NONE', owner: null });
    empty();
    if (!number || !mayLookUp) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setKnown({ state: 'SEARCHING', owner: null });
      callApi(
        getOwnerByVat,
        {
          query: {
            vatNumber: number,
            country: land,
            type: typeNow.current ?? undefined,
            hasLocalVatNumber: `${land === DEFAULT_COUNTRY}`,
          },
        },
        { signal: stop.signal },
      )
        .then((owner) => {
          filled.current = number;
          const values: Readonly<Record<string, unknown>> = owner;
          for (const name of EMBEDDED_FIELDS) {
            if (name !== 'vatNumber' && (name in owner || owner.isRestricted))
              setValue(prefix + name, values[name] ?? null);
          }
          setValue(`${prefix}changedContacts`, null);
          setValue(`${prefix}recognised`, owner.isRestricted ? owner : null);
          clearErrors(prefix.replace(/\.$/, ''));
          setKnown({ state: 'KNOWN', owner });
          if (!owner.isLocked && !owner.isRestricted)
            notify('transferPages.owner.known', {
              type: 'info',
              autoHideDuration: SAID,
              unlessShown: `#${KNOWN_OWNER_NOTE}`,
            });
          return undefined;
        })
        .catch(() => {
          // Not known, or no answer: the user fills the form in, and the server checks the rest.
          if (!stop.signal.aborted) setKnown({ state: 'NONE', owner: null });
        });
    }, LOOK_UP_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [number, land, mayLookUp, prefix, round, setValue, getValues, clearErrors, notify]);

  const again = () => {
    filled.current = null;
    setRound((before) => before + 1);
  };

  return { ...known, again, forget: () => setValue(`${prefix}vatNumber`, '', { shouldDirty: true }) };
}

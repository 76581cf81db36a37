import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dataProvider } from '../../../../../dataProvider/index.ts';
import { animal as module } from '../../../../../resources/animals/animal/schema.ts';

/** The dashboard's search shows no more than so many. */
const AT_MOST = 2;

interface AnimalLine {
  readonly id: number;
  readonly transponder: string;
}

export type Lookup =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'unknown'; readonly transponder: string }
  | { readonly kind: 'failed'; readonly error: unknown };

const idle: Lookup = { kind: 'idle' };

/** Looks a whole number up: opens a registered animal's page; says that a number is unknown. */
export function useLookup() {
  const navigate = useNavigate();
  const [lookup, setLookup] = useState<Lookup>(idle);
  const latest = useRef(0);

  const look = useCallback(
    async (transponder: string) => {
      const mine = ++latest.current;
      setLookup({ kind: 'searching' });
      try {
        const { data } = await dataProvider.getList<AnimalLine>(module.resource, {
          filter: { transponder },
          pagination: { page: 1, perPage: AT_MOST },
        });
        // Meanwhile another number may have been read.
        if (mine !== latest.current) return;
        const [animal] = data;
        if (animal) await navigate(`/animal/view/${animal.transponder}`);
        else setLookup({ kind: 'unknown', transponder });
      } catch (error) {
        if (mine === latest.current) setLookup({ kind: 'failed', error });
      }
    },
    [navigate],
  );

  const forget = useCallback(() => {
    latest.current += 1;
    setLookup(idle);
  }, []);

  return { lookup, look, forget };
}

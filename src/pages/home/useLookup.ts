import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../authProvider/http.ts';

/** The dashboard's search shows no more than so many. */
const AT_MOST = 2;

export type Lookup =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'unknown'; readonly transponder: string }
  | { readonly kind: 'failed'; readonly error: unknown };

const idle: Lookup = { kind: 'idle' };

/** Looks a whole number up: a registered animal's page opens; an unknown number is told. */
export function useLookup() {
  const navigate = useNavigate();
  const [lookup, setLookup] = useState<Lookup>(idle);
  const latest = useRef(0);

  const look = useCallback(
    async (transponder: string) => {
      const mine = ++latest.current;
      setLookup({ kind: 'searching' });
      try {
        const page = await call<{ content: { transponder: string }[] }>(
          'GET',
          `/animals/search?transponder=${transponder}&itemsPerPage=${AT_MOST}`,
        );
        // Meanwhile another number may have been read.
        if (mine !== latest.current) return;
        const [animal] = page.content;
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

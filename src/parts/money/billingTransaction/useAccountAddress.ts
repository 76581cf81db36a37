import { useSearchParams } from 'react-router';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { useActor } from '../../../../authProvider/useSession.ts';

/**
 * Returns whose account a page shows, and the rest of its address: `?entity=4&from=2026-01-01`. The entity is the user's
 * own unless the address names one. `put` sets a value in place of the address; an absent one is taken out.
 */
export function useAccountAddress() {
  const actor = useActor();
  const [search, setSearch] = useSearchParams();
  const named = search.get('entity') ?? '';
  const put = (name: string, value: unknown): void => {
    const next = new URLSearchParams(search);
    if (typeof value === 'string' || typeof value === 'number') next.set(name, String(value));
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return {
    entityId: (isId(named) ? Number(named) : 0) || actor?.entity?.id || null,
    mayChoose: actor?.isOperator === true,
    read: (name: string): string | null => search.get(name),
    put,
  };
}

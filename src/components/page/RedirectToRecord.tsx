import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { CallErrorPage } from '../errors/CallErrorPage.tsx';
import { PageLoading } from './PageLoading.tsx';

interface LeadToProps {
  readonly resource: string;
  /** The public number of the record: a tax number, a ballot number. */
  readonly known: string;
  /** @throws what the call threw, shown in place of the page: not found, no permission, no connection */
  readonly find: (known: string, signal: AbortSignal) => Promise<number>;
}

/** An address by a number that everybody knows leads on to the record's own, which it leaves no trace before. */
export function RedirectToRecord({ resource, known, find }: LeadToProps) {
  const { data, error } = useQuery({
    queryKey: [resource, 'known by', known],
    queryFn: ({ signal }) => find(known, signal),
    retry: false,
  });
  if (data !== undefined) return <Navigate to={`/${resource}/${data}`} replace />;
  return error ? <CallErrorPage error={error} /> : <PageLoading />;
}

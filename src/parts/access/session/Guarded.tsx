import type { ReactNode } from 'react';
import { useActor } from '../../../../authProvider/useSession.ts';
import { allows, type Access } from '../../../../resources/kit/access.ts';
import { UnauthorizedPage } from '../../../components/errors/UnauthorizedPage.tsx';

interface GuardedProps {
  readonly access: Access;
  readonly page: ReactNode;
}

/** A page for those who may see it. The server decides for itself; this spares the others an empty page. */
export function Guarded({ access, page }: GuardedProps) {
  const actor = useActor();
  return allows(access, actor) ? page : <UnauthorizedPage />;
}

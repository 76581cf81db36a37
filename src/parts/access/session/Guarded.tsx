import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { allows, withoutProfile, type Access } from '../../../../resources/kit/access.ts';
import { UnauthorizedPage } from '../../../components/errors/UnauthorizedPage.tsx';

interface GuardedProps {
  readonly access: Access;
  readonly page: ReactNode;
}

/** A page for those who may see it. The server decides for itself; this spares the others an empty page. */
export function Guarded({ access, page }: GuardedProps) {
  const actor = useActor();
  const translate = useTranslate();
  if (allows(access, actor)) return page;
  const isOfProfile = actor?.entity != null && allows(withoutProfile(access), actor);
  return (
    <UnauthorizedPage
      {...(isOfProfile && { message: translate('shell.ofProfile', { entity: actor.entity.name }) })}
    />
  );
}

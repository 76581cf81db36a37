import type { RoleCode } from '../../../../resources/access/role/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Roles and the permissions that they grant. */
export const roleErrors = {
  CANNOT_GRANT_PERMISSION: 'Não é possível atribuir permissões que esta conta não tem.',
  PREVIEW_OUTDATED:
    'Desde que viu este resumo, mudaram os perfis ou as pessoas a quem dizem respeito. Reveja-o de novo.',
  MISSING_ROLE: 'Indique o perfil de acesso.',
  INVALID_ROLE: 'O perfil de acesso não é válido.',
  MISSING_PERMISSIONS: 'Escolha pelo menos uma permissão.',
  INVALID_PERMISSIONS: 'Uma das permissões não existe.',
} as const satisfies CodeTexts<RoleCode>;

import type { UserCode } from '../../../../resources/access/user/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Accounts of users: their settings, and what no user may do with the own account. */
export const userErrors = {
  MISSING_TIMEZONE: 'Indique o fuso horário.',
  INVALID_TIMEZONE: 'O fuso horário não é válido.',
  MISSING_RECEIVE_NOTIFICATIONS: 'Indique se quer receber notificações.',
  INVALID_RECEIVE_NOTIFICATIONS: 'Indique se quer receber notificações: sim ou não.',
  MISSING_USER: 'Indique o utilizador.',
  INVALID_USER: 'O utilizador não é válido.',
  MISSING_USER_ID: 'Indique o utilizador.',
  INVALID_USER_ID: 'O utilizador não é válido.',
  CANNOT_CHANGE_OWN_STATUS: 'Não é possível desativar a própria conta.',
  CANNOT_CHANGE_OWN_ROLE: 'Não é possível mudar o perfil de acesso da própria conta.',
  USER_ALREADY_ACTIVE: 'A conta já está ativa.',
  USER_ALREADY_INACTIVE: 'A conta já está inativa.',
  CANNOT_TRANSFER_SELF: 'Não é possível transferir a própria conta.',
  LAST_ADMINISTRATOR:
    'É a última conta que gere os utilizadores da entidade, e ainda lá trabalham outras pessoas. Dê primeiro esse perfil de acesso a outra conta.',
  INVALID_ENTITIES_ACCESS_LIST: 'A lista de entidades acessíveis não é válida.',
} as const satisfies CodeTexts<UserCode>;

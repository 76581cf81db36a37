import type { FailedCode } from '../../../resources/kit/codes/failed.ts';
import type { CodeTexts } from '../../types.ts';

/** Messages for a call that failed in a way that no rule foresaw. A module may replace the general ones. */
export const failedErrors = {
  ERROR_SEARCH: 'Não foi possível carregar a lista. Tente de novo dentro de momentos.',
  ERROR_READ_VERSIONS: 'Não foi possível carregar as versões do registo. Tente de novo dentro de momentos.',
  ERROR_CREATE: 'Não foi possível criar o registo. Nada foi guardado; tente de novo dentro de momentos.',
  ERROR_UPDATE: 'Não foi possível guardar o registo. Nada foi alterado; tente de novo dentro de momentos.',
  ERROR_DELETE: 'Não foi possível eliminar o registo. Tente de novo dentro de momentos.',
  ERROR_REGISTER_ANIMAL: 'Não foi possível registar o animal. Tente de novo dentro de momentos.',
  ERROR_CHECK_TRANSPONDER: 'Não foi possível verificar o transponder. Tente de novo dentro de momentos.',
  ERROR_SAVE_PHOTO: 'Não foi possível guardar a fotografia. Tente de novo dentro de momentos.',
  ERROR_MERGE_ANIMALS: 'Não foi possível fundir as fichas. Tente de novo dentro de momentos.',
  ERROR_LOCK_ANIMAL: 'Não foi possível mudar o bloqueio do animal. Tente de novo dentro de momentos.',
  ERROR_LOCK_OWNER: 'Não foi possível mudar o bloqueio do titular. Tente de novo dentro de momentos.',
  ERROR_CREATE_ACCOUNT: 'Não foi possível criar a conta do titular. Tente de novo dentro de momentos.',
  ERROR_REQUEST_TRANSFER:
    'Não foi possível enviar o pedido de transmissão de titularidade. Tente de novo dentro de momentos.',
  ERROR_REQUEST_MERGE: 'Não foi possível enviar o pedido de fusão. Tente de novo dentro de momentos.',
  ERROR_DECIDE_REQUEST: 'Não foi possível registar a decisão. Tente de novo dentro de momentos.',
  ERROR_CANCEL_REQUEST: 'Não foi possível cancelar o pedido. Tente de novo dentro de momentos.',
  ERROR_SAVE_LABEL: 'Não foi possível guardar a etiqueta. Tente de novo dentro de momentos.',
  ERROR_TAKE_BACK_DECISION: 'Não foi possível anular a decisão. Tente de novo dentro de momentos.',
  ERROR_REQUEST_OWN_DATA: 'Não foi possível pedir a cópia dos seus dados. Tente de novo dentro de momentos.',
  ERROR_SAVE_SETTINGS: 'Não foi possível guardar as definições. Tente de novo dentro de momentos.',
  ERROR_SAVE_PROFILE: 'Não foi possível guardar o seu perfil. Tente de novo dentro de momentos.',
  ERROR_END_SESSION: 'Não foi possível terminar a sessão escolhida. Tente de novo dentro de momentos.',
  ERROR_CHANGE_EMAIL: 'Não foi possível alterar o endereço de e-mail. Tente de novo dentro de momentos.',
  ERROR_FORGET_DEVICE: 'Não foi possível esquecer o dispositivo. Tente de novo dentro de momentos.',
  ERROR_SET_USER_STATUSES: 'Não foi possível mudar o estado das contas. Tente de novo dentro de momentos.',
  ERROR_TRANSFER_STAFF: 'Não foi possível transferir o pessoal. Tente de novo dentro de momentos.',
  ERROR_SAVE_ROLES: 'Não foi possível guardar os perfis de acesso. Tente de novo dentro de momentos.',
  ERROR_SAVE_HELP: 'Não foi possível guardar o artigo de ajuda. Tente de novo dentro de momentos.',
  ERROR_INVITE_VETERINARY: 'Não foi possível enviar o convite. Tente de novo dentro de momentos.',
  ERROR_CANCEL_INVITATION: 'Não foi possível retirar o convite. Tente de novo dentro de momentos.',
  ERROR_CHANGE_ASSOCIATION: 'Não foi possível alterar a associação. Tente de novo dentro de momentos.',
} as const satisfies CodeTexts<FailedCode>;

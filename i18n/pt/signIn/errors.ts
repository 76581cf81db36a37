import type { SignInCode } from '../../../resources/access/session/codes.ts';
import type { CodeTexts } from '../../types.ts';

/**
 * The codes that the calls of the sign-in can answer: sign-in, second factor, order, choice of entity, links by mail.
 * Also those that the public validation of certificates shows.
 */
export const signInErrors = {
  INVALID_ID: 'O identificador não é válido.',
  MISSING_NAME: 'Indique o nome.',
  MISSING_CODE: 'Indique o código.',
  LOGIN_INVALID_CREDENTIALS: 'O e-mail ou a palavra-passe não estão corretos. Verifique-os e tente de novo.',
  LOGIN_MAX_RETRIES_EXCEEDED:
    'A conta foi bloqueada por excesso de tentativas. Use a recuperação da palavra-passe para a desbloquear.',
  LOGIN_CREDENTIALS_EXPIRED: 'A palavra-passe expirou. Use a recuperação para definir uma nova.',
  USER_NOT_FOUND: 'Não existe uma conta associada a estes dados. Contacte o suporte.',
  USER_INACTIVE: 'A conta está inativa. Contacte o suporte.',
  LOGIN_INVALID_TWO_FA_CREDENTIALS:
    'O código não está correto. Verifique o último e-mail recebido e tente de novo.',
  LOGIN_EXPIRED_TWO_FA_CREDENTIALS: 'O código expirou. Inicie sessão de novo para receber outro.',
  LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED:
    'Foram feitas demasiadas tentativas com o código. Inicie sessão de novo.',
  TWO_FA_LINK_ERROR: 'A ligação recebida já não é válida. Inicie sessão de novo.',
  ERROR_LOGIN_ENTITY: 'Não foi possível entrar com a entidade escolhida. Tente mais tarde.',
  ERROR_DELETE_ASSOCIATION: 'Não foi possível remover a associação. Tente mais tarde.',
  ERROR_ADD_ASSOCIATION: 'Não foi possível pedir a associação. Tente mais tarde.',
  ERROR_ACCEPT_ASSOCIATION: 'Não foi possível responder ao convite. Tente mais tarde.',
  ERROR_OMV_LOGIN:
    'Não foi possível iniciar sessão através da Ordem. Tente de novo ou use o e-mail e a palavra-passe.',
  VETERINARY_NOT_AUTHORIZED: 'O médico veterinário não está autorizado a exercer. Contacte a Ordem.',
  ORDER_SIGN_ON_DISABLED:
    'O início de sessão através da Ordem não está disponível. Use o e-mail e a palavra-passe.',
  ORDER_AWAY: 'A Ordem não respondeu. Tente de novo dentro de momentos ou use o e-mail e a palavra-passe.',
  ERROR_STATE_LOGIN:
    'Não foi possível entrar com a identidade do Estado. Tente de novo ou use o e-mail e a palavra-passe.',
  STATE_OWNER_UNKNOWN:
    'Não há nenhum titular registado com o seu número de identificação fiscal. Peça o registo num médico veterinário ou na sua junta de freguesia.',
  STATE_OWNER_UNCLEAR:
    'Há mais do que um registo com o seu número de identificação fiscal. Contacte o suporte para que sejam verificados.',
  STATE_OWNER_LOCKED: 'O seu registo de titular está bloqueado. Contacte o suporte.',
  STATE_PERSON_IS_COMPANY:
    'O número de identificação fiscal é de uma empresa ou entidade. Entre com o e-mail e a palavra-passe da conta dela.',
  STATE_PERSON_IS_MINOR:
    'A conta de titular só pode ser usada a partir dos 18 anos. Quem representa o titular pode contactar o suporte.',
  STATE_SIGN_ON_DISABLED:
    'A entrada com a identidade do Estado não está disponível. Use o e-mail e a palavra-passe.',
  STATE_AWAY:
    'A identidade do Estado não respondeu. Tente de novo dentro de momentos ou use o e-mail e a palavra-passe.',
  RECOVERY_TOKEN_INVALID: 'O e-mail recebido já não é válido. Peça uma nova recuperação.',
  ACTIVATION_TOKEN_INVALID: 'O e-mail de ativação já não é válido. Peça um novo a quem criou a conta.',
  USER_PASSWORD_EQUALS_OLD: 'A nova palavra-passe não pode ser igual à atual.',
  PASSWORD_COMPROMISED: 'Esta palavra-passe é muito comum e fácil de adivinhar. Escolha outra.',
  MISSING_PASSWORD: 'Indique a palavra-passe.',
  INVALID_PASSWORD:
    'A palavra-passe tem de ter entre 6 e 25 caracteres e, pelo menos, uma maiúscula, uma minúscula, um algarismo e um símbolo.',
  MISSING_TOKEN: 'O endereço está incompleto. Abra de novo a ligação recebida por e-mail.',
  INVALID_TOKEN: 'A ligação já não é válida. Inicie sessão de novo.',
  MISSING_TWO_FA_CODE: 'Indique o código de 6 algarismos enviado por e-mail.',
  INVALID_STATE: 'O pedido de início de sessão já não é válido. Comece de novo.',
  MISSING_STATE: 'O pedido de início de sessão está incompleto. Comece de novo.',
  NOT_IMPERSONATING: 'Não está a agir em nome de outro utilizador.',
  ASSOCIATION_ALREADY_EXISTS: 'Já existe uma associação ou um pedido para esta entidade.',
  MISSING_ACCEPTED: 'Indique se aceita ou rejeita.',
  UNKNOWN_ENTITY_VAT_NUMBER: 'Indique o NIF ou NIPC de uma entidade registada.',
  MISSING_EMAIL: 'Indique o endereço de e-mail.',
  INVALID_EMAIL: 'O endereço de e-mail não é válido.',
  LOGIN_ERROR: 'Não foi possível iniciar sessão. Tente de novo dentro de momentos.',
  ERROR_ACTIVATING: 'Não foi possível ativar a conta. Peça um novo e-mail de ativação.',
  CANNOT_CHANGE_PASSWORD: 'Não foi possível alterar a palavra-passe. Tente de novo ou use a recuperação.',
  ERROR_LOGOUT: 'Não foi possível terminar a sessão. Tente de novo dentro de momentos.',
  ERROR_LEGAL_WARNING:
    'Não foi possível guardar a aceitação do aviso legal. Tente de novo dentro de momentos.',
  ERROR_FIRST_ACCOUNT: 'Não foi possível criar a primeira conta. Tente de novo dentro de momentos.',
  ERROR_RECOVERY: 'Não foi possível pedir a recuperação da palavra-passe. Tente de novo dentro de momentos.',
  ERROR_LEAVE_IMPERSONATION: 'Não foi possível voltar à sua conta. Tente de novo dentro de momentos.',
  CERTIFICATE_OUTDATED: 'O certificado é autêntico, mas alguns dados mudaram desde que foi emitido.',
  CERTIFICATE_INVALID: 'O código não corresponde a nenhum certificado emitido.',
} as const satisfies CodeTexts<SignInCode>;

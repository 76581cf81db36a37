import type { AnyCallCode } from '../../../resources/kit/codes/anyCall.ts';
import type { CodeTexts } from '../../types.ts';

/** Errors that any call can have, and the general messages for a field. Every part of the texts has them. */
export const anyCallErrors = {
  FORM_ERROR_MSG: 'Verifique os campos assinalados e guarde de novo.',
  MISSING_FIELD: 'Indique: %{field}.',
  INVALID_FIELD: '%{field}: valor inválido.',
  MISSING_VALUE: 'Preencha este campo.',
  INVALID_VALUE: 'O valor indicado não é válido.',
  UNKNOWN_ERROR:
    'Ocorreu um erro inesperado (%{code}). Tente de novo; se continuar, contacte o suporte e indique este código.',
  ERROR: 'Não foi possível concluir a operação. Tente de novo dentro de momentos.',
  INTERNAL_ERROR:
    'Ocorreu um erro interno. Foi registado e será analisado; tente de novo dentro de momentos.',
  ERROR_READ: 'Não foi possível carregar os dados. Tente de novo dentro de momentos.',
  PLATFORM_ERROR: 'A plataforma não conseguiu responder ao pedido. Tente de novo dentro de momentos.',
  NETWORK_ERROR:
    'Ocorreu um erro a tentar estabelecer a ligação com o servidor. Os dados introduzidos foram mantidos; verifique a ligação à Internet e tente de novo.',
  NOT_FOUND: 'O registo não foi encontrado. Pode ter sido eliminado ou não estar acessível a esta conta.',
  UNAUTHORIZED: 'É necessário iniciar sessão para continuar.',
  FORBIDDEN: 'Esta conta não tem permissão para esta operação.',
  IDEMPOTENCY_KEY_REUSED: 'Este envio já foi usado para outro pedido. Recarregue a página e tente de novo.',
  MALFORMED_REQUEST: 'O pedido não está bem formado. Recarregue a página e tente de novo.',
  TOO_MANY_REQUESTS: 'Foram feitos demasiados pedidos em pouco tempo. Aguarde um momento e tente de novo.',
  DATABASE_AWAY:
    'A base de dados está temporariamente indisponível. Nada foi guardado; tente de novo dentro de momentos.',
  MAIL_AWAY:
    'Não foi possível enviar o e-mail. Tente de novo dentro de momentos. Se continuar, quem opera o servidor tem de corrigir SMTP_URL; até lá, pode criar no servidor uma ligação para iniciar sessão, como explica docs/deployment.md.',
  SERVER_BUSY: 'O servidor está ocupado. Tente de novo dentro de momentos.',
  DUPLICATE_VALUE: 'Este valor já existe noutro registo.',
  DUPLICATE_FIELD: '%{field}: este valor já existe noutro registo.',
  SESSION_EXPIRED: 'Por segurança, a sessão expirou. Inicie sessão de novo.',
  LEGAL_WARNING_REQUIRED: 'É necessário ler e aceitar o aviso legal para continuar.',
  ENTITY_REQUIRED: 'Para continuar, escolha a entidade em nome da qual vai trabalhar.',
  FILE_TOO_LARGE: 'O ficheiro excede o limite de 5 MB. Escolha um ficheiro mais pequeno.',
} as const satisfies CodeTexts<AnyCallCode>;

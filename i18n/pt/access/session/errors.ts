import type { SessionCode } from '../../../../resources/access/session/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Signing in, second factor, choice of entity, legal warning, passwords, impersonation. */
export const sessionErrors = {
  USER_PASSWORD_MISMATCH: 'A confirmação tem de ser igual à nova palavra-passe.',
  MISSING_OLD_PASSWORD: 'Indique a palavra-passe atual.',
  INVALID_OLD_PASSWORD: 'A palavra-passe atual não está correta.',
  MISSING_PASSWORD_CONFIRMATION: 'Confirme a nova palavra-passe.',
  IMPERSONATION_FAILED: 'Não foi possível entrar em nome deste utilizador. Confirme que a conta está ativa.',
  CANNOT_IMPERSONATE: 'Não é possível entrar em nome deste utilizador.',
  ALREADY_IMPERSONATING: 'Já está a agir em nome de outro utilizador. Saia primeiro.',
  EMAIL_EQUALS_OLD: 'Este já é o endereço da conta.',
  EMAIL_TOKEN_INVALID:
    'A ligação já não é válida, ou pertence a outra conta. Peça de novo a alteração do endereço na área pessoal.',
  NOT_WHILE_IMPERSONATING:
    'Não é possível enquanto age em nome de outro utilizador: só o próprio o pode fazer.',
  ASSOCIATION_NOT_ACCEPTED: 'A associação a esta entidade ainda não foi aceite.',
  ASSOCIATION_NOT_WAITING: 'O pedido ou convite já teve resposta ou foi retirado.',
  ASSOCIATION_IS_OWN: 'É a sua própria associação: trate-a em «As minhas entidades», na área pessoal.',
  ASSOCIATION_IS_CLINICAL_DIRECTOR: 'Não é possível remover a associação de quem é diretor clínico.',
  INVALID_ACCEPTED: 'Indique se aceita ou rejeita.',
} as const satisfies CodeTexts<SessionCode>;

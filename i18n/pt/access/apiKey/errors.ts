import type { ApiKeyCode } from '../../../../resources/access/apiKey/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Keys of programs. */
export const apiKeyErrors = {
  API_KEY_IS_REVOKED: 'A chave foi revogada. Crie outra.',
  API_KEY_NOT_ISSUED: 'A chave ainda não foi feita.',
  API_KEY_OF_OTHER_ENTITY: 'A chave é de outra entidade. Só pode revogá-la.',
  API_KEY_NEEDS_PERSON: 'Esta operação não pode ser feita com uma chave de API.',
  API_KEY_OUTSIDE_SCOPE: 'A chave de API não permite esta operação.',
  API_KEY_FROM_OTHER_ADDRESS: 'A chave de API não é aceite a partir deste endereço.',
  API_KEY_UNKNOWN_VETERINARIAN: 'Nenhum médico veterinário ativo da entidade tem este número de cédula.',
  UNKNOWN_API_CALL: 'Indique nomes de operações da API que uma chave possa fazer, um por linha.',
} as const satisfies CodeTexts<ApiKeyCode>;

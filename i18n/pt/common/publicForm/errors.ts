import type { PublicFormCode } from '../../../../resources/common/publicForm/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Requests that people make without an account. */
export const publicFormErrors = {
  PUBLIC_FORM_FAILED: 'Não foi possível enviar o pedido. Tente mais tarde.',
  PUBLIC_CODE_EXPIRED: 'O código já não é válido. Peça outro.',
  REMINDER_LINK_EXPIRED: 'A ligação já não é válida. Use a do lembrete mais recente.',
  CONTACT_LINK_EXPIRED: 'A ligação já não é válida, ou os contactos já foram confirmados ou alterados.',
  REQUEST_WAITS_FOR_NOTHING: 'O pedido não aguarda documentos.',
  MISSING_REFERENCE: 'Indique a referência do pedido.',
  INVALID_REFERENCE: 'A referência do pedido não é válida.',
  ANIMAL_NOT_ON_RECORD: 'O transponder não consta do registo. Peça que o confirmem, ou rejeite o pedido.',
  OWNER_NOT_ON_RECORD: 'O número não é de um titular registado. Peça que o confirmem, ou rejeite o pedido.',
  REQUESTER_IS_NOT_OWNER:
    'O número indicado no pedido não é o do titular atual do animal. O documento só é enviado ao titular.',
  HERDING_DOG_IS_NO_DOG: 'O animal com este transponder não é um cão.',
  HERDING_DOG_AGE: 'O cão tem de ter entre 6 meses e 15 anos.',
  HERDING_DOG_LIMIT: 'A exploração já tem 4 cães validados.',
  MISSING_RELATION: 'Indique a relação com o animal.',
  INVALID_RELATION: 'A relação com o animal não é válida.',
  INVALID_REQUESTER_EMAIL: 'O e-mail do requerente não é válido.',
  MISSING_GROUNDS: 'Indique o motivo do pedido.',
  INVALID_GROUNDS: 'O motivo do pedido não é válido.',
  MISSING_ANIMAL_COUNT: 'Indique o número de animais.',
  INVALID_ANIMAL_COUNT: 'O número de animais não é válido.',
  MISSING_DEATH_REQUEST_IDS: 'Selecione pelo menos um pedido.',
  INVALID_DEATH_REQUEST_IDS: 'Um dos pedidos selecionados não é válido.',
  MISSING_DIAC_REQUEST_IDS: 'Selecione pelo menos um pedido.',
  INVALID_DIAC_REQUEST_IDS: 'Um dos pedidos selecionados não é válido.',
  MISSING_HERDING_DOG_IDS: 'Selecione pelo menos um pedido.',
  INVALID_HERDING_DOG_IDS: 'Um dos pedidos selecionados não é válido.',
  MISSING_OWNER_DATA_UPDATE_IDS: 'Selecione pelo menos um pedido.',
  INVALID_OWNER_DATA_UPDATE_IDS: 'Um dos pedidos selecionados não é válido.',
} as const satisfies CodeTexts<PublicFormCode>;

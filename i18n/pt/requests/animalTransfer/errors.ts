import type { TransferCode } from '../../../../resources/requests/animalTransfer/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Changes of owner. */
export const transferErrors = {
  TRANSFER_OWNER_SAME_AS_CURRENT: 'O novo titular é o titular atual. Indique outro titular.',
  TRANSFER_ALREADY_CLOSED:
    'O pedido de transmissão de titularidade já está concluído e não pode ser alterado.',
  TRANSFER_NOT_OWN: 'Só quem fez o pedido o pode cancelar.',
  TRANSFER_IS_FROM_LOST_CLOSE: 'Este pedido encerra um processo de animal desaparecido ou encontrado.',
  DECISION_ALREADY_EFFECTIVE: 'A decisão já produziu efeito e não pode ser anulada.',
  ERROR_BULK_ACCEPT: 'Não foi possível aceitar os pedidos selecionados. Tente mais tarde.',
  ERROR_BULK_REJECT: 'Não foi possível rejeitar os pedidos selecionados. Tente mais tarde.',
  OWNER_ORIGIN_NOT_BULK: 'Os pedidos feitos por titulares são decididos um a um.',
  MISSING_DOCUMENTS: 'Anexe pelo menos um documento.',
  INVALID_DOCUMENTS: 'Um dos documentos não é válido. Use imagens ou PDF até 5 MB.',
  MISSING_NEW_OWNER: 'Indique os dados do novo titular.',
  INVALID_NEW_OWNER: 'Os dados do novo titular não são válidos.',
  INVALID_NEW_ANIMAL_NAME: 'O novo nome do animal não é válido.',
  MISSING_ANIMAL_TRANSFER_IDS: 'Selecione pelo menos um pedido.',
  INVALID_ANIMAL_TRANSFER_IDS: 'Um dos pedidos selecionados não é válido.',
  INVALID_LOST_ANIMAL_STATUS: 'O desfecho do processo não é válido.',
  INVALID_SKIP_REMINDERS: 'Indique se os lembretes são omitidos: sim ou não.',
  INVALID_SKIP_NOTIFICATIONS: 'Indique se as notificações são omitidas: sim ou não.',
  MISSING_ORIGIN: 'Indique a origem.',
  INVALID_ORIGIN: 'A origem não é válida.',
  MISSING_REQUESTER_NAME: 'Indique o nome do requerente.',
  INVALID_REQUESTER_NAME: 'O nome do requerente não é válido.',
  INVALID_ANIMAL_POSTAL_CODE: 'O código postal da morada do animal não é válido.',
  INVALID_ANIMAL_ADDRESS: 'A morada do animal não é válida.',
  INVALID_ANIMAL_PARISH: 'A freguesia da morada do animal não é válida.',
  INVALID_ANIMAL_LOCALITY: 'A localidade da morada do animal não é válida.',
  MISSING_FORMER_OWNER_TOLD: 'Indique como o titular anterior foi avisado.',
  TRANSFER_LINK_EXPIRED: 'A ligação já foi usada ou já não é válida.',
  TRANSFER_STEP_OVER: 'O pedido já mudou de estado. Atualize a página.',
  TRANSFER_NOT_CONFIRMED: 'O pedido só pode ser aceite depois de confirmado por ambas as partes.',
  TRANSFER_OWNER_CHANGED: 'O animal já está registado em nome de outro titular.',
  TRANSFER_TAKES_NO_DOCUMENTS:
    'Um pedido confirmado por ambas as partes não aguarda documentos: aceite ou rejeite.',
  TRANSFER_CONTESTED: 'A transmissão foi contestada e só pode ser decidida pelo operador do registo.',
  TRANSFER_GIVER_UNREACHABLE:
    'O titular atual não pode confirmar: faltam o NIF ou um e-mail confirmado. Atualize a ficha ou anexe a declaração assinada.',
  ERROR_ANSWER_TRANSFER: 'Não foi possível guardar a resposta. Tente mais tarde.',
  INVALID_KIND: 'Numa conta de titular, a transmissão é confirmada por ambas as partes.',
  MISSING_WORDS: 'Escreva o que tem a dizer.',
  INVALID_WORDS: 'O texto tem no máximo 1000 carateres.',
} as const satisfies CodeTexts<TransferCode>;

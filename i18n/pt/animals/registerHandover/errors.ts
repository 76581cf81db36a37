import type { RegisterHandoverCode } from '../../../../resources/animals/registerHandover/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const registerHandoverErrors = {
  HANDOVER_IS_OPEN: 'Já há uma passagem em curso deste animal, ou a referência é de outra.',
  HANDOVER_IS_CLOSED: 'A passagem já está encerrada.',
  HANDOVER_IS_OUT: 'O animal sai deste registo.',
  HANDOVER_IS_IN: 'O animal vem de outro registo, que decide.',
  HANDOVER_NOT_ANNOUNCED: 'A passagem não está comunicada ao outro registo.',
  HANDOVER_NOT_DONE: 'A passagem não está concluída.',
  HANDOVER_NOT_CONTESTED: 'Não há oposição por decidir.',
  HANDOVER_OWNER_UNREACHABLE:
    'O titular não tem um e-mail confirmado. A passagem é comunicada pelo operador do registo, com um documento assinado.',
  HANDOVER_OWNER_CHANGED:
    'Depois do acordo houve uma transmissão de titularidade. Comunique uma nova passagem.',
  HANDOVER_NOT_REGISTERED_YET: 'O animal ainda não está registado com este número. Registe-o primeiro.',
  HANDOVER_LINK_EXPIRED: 'A ligação já foi usada, já não é válida, ou a passagem já foi decidida.',
  HANDOVER_UNDO_OVER: 'Os 15 dias para anular já passaram e não há oposição.',
  REGISTER_UNKNOWN: 'A chave não é de um registo conhecido.',
  MISSING_OWNER_TOLD: 'Indique como foi avisado o titular: não tem e-mail.',
  MISSING_DOCUMENT_NOTE: 'Indique o documento e onde está.',
} as const satisfies CodeTexts<RegisterHandoverCode>;

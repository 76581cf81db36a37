import type { OwnerErasureCode } from '../../../../resources/owners/ownerErasure/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Erasure of an owner's data, and what is sealed of it. */
export const ownerErasureErrors = {
  ERASURE_ALREADY_OPEN: 'Já existe um pedido por decidir para eliminar os dados deste titular.',
  ERASURE_NEEDS_ANOTHER_PERSON: 'Quem pede a eliminação não a pode confirmar. Tem de ser outra pessoa.',
  ERASURE_NOT_BULK: 'A eliminação de dados não se pode desfazer: decida cada pedido por si.',
  ERASURE_KEY_MISSING:
    'O registo não tem a chave que sela o que a lei manda guardar. Peça ao operador que a configure.',
  OWNER_HAS_OPEN_REQUESTS:
    'Há pedidos por decidir sobre este titular: transmissões, fusões, revisões ou atualizações. Decida-os primeiro.',
  OWNER_IS_ERASED: 'Os dados deste titular foram eliminados. A ficha só pode ser consultada.',
  NOTHING_SEALED: 'Não há nada selado deste titular, ou os cinco anos já terminaram.',
  ERROR_EXPORT_OWNER: 'Não foi possível exportar os dados do titular. Tente mais tarde.',
  ERROR_READ_SEALED_OWNER: 'Não foi possível abrir a parte selada. Tente mais tarde.',
} as const satisfies CodeTexts<OwnerErasureCode>;

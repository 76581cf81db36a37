import { showDate } from '../../../../../resources/numbers/dates.ts';
import type { DocumentBatch } from '../../../common/document/seed/documentBatch.ts';
import type { MadeTransfer } from './transfers.ts';

/** Files the declaration of a request for a new owner. */
export const fileDeclaration = (documents: DocumentBatch, { row, animal, from, to }: MadeTransfer): void =>
  documents.letter(
    'Declaração de cedência de animal de companhia',
    [
      `Transponder: ${animal.transponder}`,
      `Nome do animal: ${animal.name}`,
      '',
      `Titular cedente: ${from.name}`,
      `Contribuinte: ${from.vatNumber ?? from.passport ?? ''}`,
      '',
      `Novo titular: ${to.name}`,
      `Contribuinte: ${to.vatNumber ?? to.passport ?? ''}`,
      `Morada: ${to.address}, ${to.postalCode ?? ''} ${to.locality ?? ''}`,
      '',
      'O cedente declara ceder o animal acima identificado, a título gratuito, ao novo titular, que o aceita.',
      '',
      `Data: ${showDate(row.creationTimestamp)}`,
      '',
      'Assinatura do cedente: ______________________________',
      '',
      'Assinatura do novo titular: ______________________________',
    ],
    {
      documentType: 'ANIMAL_TRANSFER',
      documentTypeId: row.id,
      title: 'Declaração de cedência',
      filename: `declaracao-${animal.transponder}.pdf`,
      creationTimestamp: row.creationTimestamp,
      creationUserId: row.creationUserId,
      creationEntityId: row.creationEntityId,
    },
  );

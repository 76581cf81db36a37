import { createHash } from 'node:crypto';
import { showDate } from '../../../resources/numbers/dates.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import type { Queryable } from '../../db/db.ts';
import { insertRows, type Columns } from '../base/insert.ts';
import type { Drawing } from '../drawing/photoPool.ts';
import { letter } from '../drawing/letter.ts';
import type { AnimalRow } from '../animals/animalRow.ts';
import type { PreRegisterRow } from './preRegisters.ts';
import type { MadeTransfer } from './transfers.ts';

/** The document type of an animal's photo. */
const PHOTO_DOCUMENT = 'ANIMAL_PHOTO';

interface DocumentRow {
  id: number;
  documentType: string;
  documentTypeId: number;
  title: string;
  filename: string;
  type: string;
  size: number;
  sha256: string;
  creationTimestamp: string;
  creationUserId: number | null;
  creationEntityId: number | null;
  searchText: string;
}

const DOCUMENT_COLUMNS = {
  id: 'bigint',
  documentType: 'text',
  documentTypeId: 'bigint',
  title: 'text',
  filename: 'text',
  type: 'text',
  size: 'int',
  sha256: 'text',
  creationTimestamp: 'timestamptz',
  creationUserId: 'bigint',
  creationEntityId: 'bigint',
  searchText: 'text',
} satisfies Columns<DocumentRow>;

const CONTENT_COLUMNS = { sha256: 'text', bytes: 'bytea', size: 'int' } as const;

/** Files to be written: contents once each, documents as many as there are. */
export class DocumentBatch {
  readonly #contents = new Map<string, Drawing>();
  readonly #documents: DocumentRow[] = [];

  constructor(private readonly firstId: number) {}

  /** Files an animal's picture and answers its number. */
  photo(drawing: Drawing, { id, name, creationTimestamp, entityId }: AnimalRow): number {
    return this.#file(drawing, 'image/jpeg', {
      documentType: PHOTO_DOCUMENT,
      documentTypeId: id,
      title: name,
      filename: `${foldText(name).replace(/\W+/g, '-')}.jpg`,
      creationTimestamp,
      creationUserId: null,
      creationEntityId: entityId,
    });
  }

  /** Files the declaration of a request for a new owner. */
  declaration({ row, animal, from, to }: MadeTransfer): void {
    const bytes = letter('Declaração de cedência de animal de companhia', [
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
    ]);
    const content = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes, size: bytes.length };
    this.#file(content, 'application/pdf', {
      documentType: 'ANIMAL_TRANSFER',
      documentTypeId: row.id,
      title: 'Declaração de cedência',
      filename: `declaracao-${animal.transponder}.pdf`,
      creationTimestamp: row.creationTimestamp,
      creationUserId: row.creationUserId,
      creationEntityId: row.creationEntityId,
    });
  }

  /** Files the label of the transponder that a pre-registration comes with. */
  label({
    id,
    transponder,
    animalName,
    ownerName,
    creationTimestamp,
    creationUserId,
    creationEntityId,
  }: PreRegisterRow): void {
    const bytes = letter('Comprovativo de colocação de transponder', [
      `Transponder: ${transponder}`,
      `Nome do animal: ${animalName}`,
      `Titular: ${ownerName}`,
      '',
      'O transponder foi colocado no lado esquerdo do pescoço, depois de confirmada a ausência de outro.',
      '',
      `Data: ${showDate(creationTimestamp)}`,
      '',
      'Assinatura do médico veterinário: ______________________________',
    ]);
    const content = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes, size: bytes.length };
    this.#file(content, 'application/pdf', {
      documentType: 'ANIMAL_PRE_REGISTER',
      documentTypeId: id,
      title: 'Comprovativo de colocação',
      filename: `transponder-${transponder}.pdf`,
      creationTimestamp,
      creationUserId,
      creationEntityId,
    });
  }

  /** Writes all that was filed. */
  async write(tx: Queryable): Promise<void> {
    await insertRows(tx, 'file_content', CONTENT_COLUMNS, [...this.#contents.values()]);
    await insertRows(tx, 'document', DOCUMENT_COLUMNS, this.#documents);
  }

  #file(
    content: Drawing,
    type: string,
    about: Omit<DocumentRow, 'id' | 'type' | 'size' | 'sha256' | 'searchText'>,
  ): number {
    const id = this.firstId + this.#documents.length;
    const { sha256, size } = content;
    this.#contents.set(sha256, content);
    this.#documents.push({
      ...about,
      id,
      type,
      size,
      sha256,
      searchText: foldText(`${about.title} ${about.filename}`),
    });
    return id;
  }
}

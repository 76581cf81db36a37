import { foldText } from '../../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../../db/db.ts';
import { insertRows, type Columns } from '../../../../demonstration/base/insert.ts';
import { letter } from './letter.ts';
import { sha256Of } from '../../../../sha256.ts';

/** A file as `file_content` keeps it. */
export interface FileContent {
  sha256: string;
  bytes: Buffer;
  size: number;
}

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

/** What is said of a document that is filed. */
type FiledDocument = Omit<DocumentRow, 'id' | 'type' | 'size' | 'sha256' | 'searchText'>;

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
  readonly #contents = new Map<string, FileContent>();
  readonly #documents: DocumentRow[] = [];

  constructor(private readonly firstId: number) {}

  /** Files a document and answers its number. */
  file(content: FileContent, type: string, about: FiledDocument): number {
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

  /** Files a letter: its heading and its lines, as PDF. */
  letter(heading: string, lines: readonly string[], about: FiledDocument): void {
    const bytes = letter(heading, lines);
    const content = { sha256: sha256Of(bytes), bytes, size: bytes.length };
    this.file(content, 'application/pdf', about);
  }

  /** Writes all that was filed. */
  async write(tx: Queryable): Promise<void> {
    await insertRows(tx, 'file_content', CONTENT_COLUMNS, [...this.#contents.values()]);
    await insertRows(tx, 'document', DOCUMENT_COLUMNS, this.#documents);
  }
}

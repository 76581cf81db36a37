import sql, { type Sql } from 'sql-template-tag';
import type { AnyDocumentType } from '../../../../resources/common/document/types.ts';
import type { SignedInCaller } from '../../../context.ts';
import { never } from '../../../files/sight.ts';
import { documentSights } from '../../../generated/documentSights.ts';

/**
 * Whether the documents of an object of a kind are a caller's to see; `id` is an expression.
 * @param transponder the animal's number, where the request gives it
 */
export const isVisibleTo = (
  caller: SignedInCaller,
  type: AnyDocumentType,
  id: Sql,
  transponder?: string,
): Sql => documentSights[type](caller, id, transponder);

/** The documents `d` of the kinds given that are a caller's to see: one condition for each kind of which there may be any. */
export const documentsInSight = (caller: SignedInCaller, types: readonly AnyDocumentType[]): readonly Sql[] =>
  types.flatMap((type) => {
    const isVisible = isVisibleTo(caller, type, sql`d.document_type_id`);
    return isVisible === never ? [] : [sql`d.document_type = ${type} and ${isVisible}`];
  });

export const isKnownType = (type: string): type is AnyDocumentType => Object.hasOwn(documentSights, type);

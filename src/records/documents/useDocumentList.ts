import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../dataProvider/index.ts';
import { getDocument, searchDocuments } from '../../../resources/common/document/calls.ts';
import {
  documentsPerPage,
  type AnyDocumentType,
  type DocumentOrder,
  type DocumentType,
  type DocumentValidity,
} from '../../../resources/common/document/types.ts';
import type { AnswerOf } from '../../../resources/kit/call.ts';

/** The owner of the documents: a record, or, for GENERAL, nothing. */
export interface DocumentsOf {
  readonly type: DocumentType;
  readonly id?: number;
  /** The animal from whose page the owner of the documents was opened. */
  readonly ownerAnimalTransponder?: string | undefined;
}

export type ListedDocument = AnswerOf<typeof searchDocuments>['content'][number];

/** Which documents of a list are looked for, and in which order. */
export interface DocumentSearch {
  readonly universalSearch?: string;
  readonly documentType?: AnyDocumentType;
  readonly addedFrom?: string;
  readonly addedUntil?: string;
  readonly validity?: DocumentValidity;
  readonly sortProperty: DocumentOrder;
  readonly sortDirection: 'ASC' | 'DESC';
}

/** The documents of a record, or, without one, of all kinds that the account may see; a page at a time. */
export function useDocumentList(of: DocumentsOf | undefined, page: number, search: DocumentSearch) {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: ['documents', of?.type, of?.id, of?.ownerAnimalTransponder, page, search],
    queryFn: ({ signal }) =>
      callApi(
        searchDocuments,
        {
          query: {
            ...search,
            ...(of && {
              documentType: of.type,
              documentTypeId: of.id,
              ownerAnimalTransponder: of.ownerAnimalTransponder,
            }),
            currentPage: page - 1,
            itemsPerPage: documentsPerPage(of?.type),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['documents'] }),
    [queryClient],
  );
  return { list, refresh };
}

/** A document with its contents in base64. */
export const loadDocument = (id: number, signal?: AbortSignal) =>
  callApi(getDocument, { params: { id }, query: {} }, { signal });

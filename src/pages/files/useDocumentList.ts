import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callApi } from '../../../dataProvider/index.ts';
import { getDocument, searchDocuments } from '../../../resources/document/calls.ts';
import type { DocumentType } from '../../../resources/document/types.ts';
import type { AnswerOf } from '../../../resources/kit/call.ts';

/** What documents hang on: a record, or, for GENERAL, nothing. */
export interface DocumentsOf {
  readonly type: DocumentType;
  readonly id?: number;
}

export type ListedDocument = AnswerOf<typeof searchDocuments>['content'][number];

export const PER_PAGE = 10;

/** The documents of a record, the newest first, a page at a time. */
export function useDocumentList({ type, id }: DocumentsOf, universalSearch: string) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState({ page: 1, universalSearch });
  // Other words begin at the first page again.
  const page = asked.universalSearch === universalSearch ? asked.page : 1;
  const list = useQuery({
    queryKey: ['documents', type, id, page, universalSearch],
    queryFn: ({ signal }) =>
      callApi(
        searchDocuments,
        {
          query: {
            documentType: type,
            documentTypeId: id,
            currentPage: page - 1,
            itemsPerPage: PER_PAGE,
            ...(universalSearch && { universalSearch }),
          },
        } as never,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const setPage = useCallback((next: number) => setAsked({ page: next, universalSearch }), [universalSearch]);
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['documents'] }),
    [queryClient],
  );
  return { list, page, setPage, refresh };
}

/** A document with its contents in base64. */
export const loadDocument = (id: number, signal?: AbortSignal) =>
  callApi(getDocument, { params: { id } } as never, { signal });

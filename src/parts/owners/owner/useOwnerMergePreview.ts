import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { previewOwnerMerge } from '../../../../resources/owners/ownerMerge/calls.ts';

interface PreviewOptions {
  /** The reason for which both records are read. */
  readonly readReason: string;
  readonly enabled?: boolean;
}

/** Two records of an owner and what their merge would do; asked for anew whenever it is shown. */
export const useOwnerMergePreview = (
  survivorId: number,
  absorbedId: number,
  { readReason, enabled = true }: PreviewOptions,
) =>
  useQuery({
    queryKey: ['owner', 'mergePreview', survivorId, absorbedId],
    queryFn: ({ signal }) =>
      callApi(previewOwnerMerge, { query: { survivorId, absorbedId } }, { signal, readReason }),
    staleTime: 0,
    retry: false,
    enabled,
  });

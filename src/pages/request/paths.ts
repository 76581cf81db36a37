import type { AnyRequest } from '../../../resources/kit/request.ts';

/** The address of a queue with filters. */
export const pathOfQueue = (
  { resource }: Pick<AnyRequest, 'resource'>,
  filter: Readonly<Record<string, unknown>>,
): string => `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** The address of the requests with a label. */
export const pathOfLabel = (label: string): string =>
  `/labels/list-by-label?${new URLSearchParams({ label }).toString()}`;

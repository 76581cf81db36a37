/** The query of a search, checked by its shape; the filters of the module are its other properties. */
export interface SearchQuery {
  readonly currentPage?: number;
  readonly itemsPerPage?: number;
  readonly sortProperty?: string;
  readonly sortDirection?: 'ASC' | 'DESC';
  readonly universalSearch?: string;
  readonly ids?: readonly number[];
  readonly after?: string;
  readonly [filter: string]: unknown;
}

import { createContext, useContext, type ReactNode } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Values } from '../fields/index.ts';

/** The options of a module's own list. */
export interface ListOptions {
  /** Draws a column its own way, by the field's name. */
  readonly cells?: Readonly<Record<string, (record: Values) => ReactNode>>;
  /** Columns beside the declared fields. */
  readonly extraColumns?: readonly {
    readonly name: string;
    readonly label: string;
    readonly render: (record: Values) => ReactNode;
  }[];
  /** The least width of the window, in pixels, at which a column is shown; ignored if the user chose the columns. */
  readonly columnsFrom?: Readonly<Record<string, number>>;
  /** A first column for ticking rows, where not every row can be: its heading and its boxes. */
  readonly tick?: {
    readonly all: ReactNode;
    readonly one: (record: Values) => ReactNode;
  };
  /** Returns the name of a record in its preview; its title by default. */
  readonly titleOf?: (record: Values) => string;
  /** Stands above the fields when a row is previewed. */
  readonly preview?: (record: Values) => ReactNode;
  /** Stands below the fields when a row is previewed: what can be done with it. */
  readonly previewBelow?: (record: Values) => ReactNode;
  /** Fields that a preview leaves out: its title or what stands above says them. */
  readonly unpreviewed?: readonly string[];
  /** Where a record's page is; `/vaccine/12` by default, nowhere for `null`. */
  readonly linkTo?: (record: Values) => string | null;
  /** Where a new record is made; nowhere for `null`. */
  readonly createTo?: string | null;
  /** The query of the address of the form for a new record: its initial values. */
  readonly createSearch?: string;
  /** The reason why no new record can be made now, as a code; the button stays and shows it. */
  readonly createReason?: string | undefined;
  /** The list is a part of another page: it leaves that page's address alone, and has no views of its own. */
  readonly isEmbedded?: boolean;
  /** More filters, in the panel. */
  readonly filters?: ReactNode;
  /** More in the toolbar. */
  readonly actions?: ReactNode;
  /** More for the selected records. */
  readonly bulkActions?: ReactNode;
  /** Whether the selected ones can be deleted; as the module's access says by default. */
  readonly canDelete?: boolean;
}

export interface ModuleListSetup extends ListOptions {
  readonly module: AnyModule;
  readonly storeKey: string;
}

export const ModuleListContext = createContext<ModuleListSetup | null>(null);

/** Which of the found rows a list shows. */
export type ListPlace = Pick<ListControllerResult, 'page' | 'perPage' | 'sort'>;

export type ChangePlace = (now: ListPlace) => ListPlace;

export interface PlaceChanges {
  /** Begins to fetch the rows that `show` would show. */
  prepare(change: ChangePlace): void;
  /** Shows other rows of the list. */
  show(change: ChangePlace): void;
}

export const PlaceContext = createContext<PlaceChanges>({ prepare: () => undefined, show: () => undefined });

/** The list that this is drawn in. */
export function useModuleList(): ModuleListSetup {
  const setup = useContext(ModuleListContext);
  if (!setup) throw new Error('A part of a list needs a <ModuleList> around it.');
  return setup;
}

/** Where a record's page is. */
export const linkOf = ({ module, linkTo }: ModuleListSetup, record: Values): string | null =>
  linkTo ? linkTo(record) : `/${module.resource}/${String(record.id)}`;

import { recordPage } from './recordPage.ts';

/** The path of a record's page: an animal's by its number, every other record's by its id. */
export const recordPath = (
  { name }: { readonly name: string },
  record: Readonly<Record<string, unknown>>,
): string => recordPage(name, String((name === 'animal' ? record.transponder : undefined) ?? record.id))!;

const mainPaths = new Map<string, string>();

/** Some pages open under several paths, an animal's under each of its numbers: which one is kept for it. */
export const setMainPath = (path: string, main: string): void => void mainPaths.set(path, main);
export const mainPathOf = (path: string): string => mainPaths.get(path) ?? path;

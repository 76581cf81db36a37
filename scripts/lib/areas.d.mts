export declare const AREAS: readonly string[];
export declare const SHARED_FOLDERS: Readonly<Record<string, readonly string[]>>;

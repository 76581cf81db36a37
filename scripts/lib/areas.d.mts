export declare const AREAS: readonly string[];

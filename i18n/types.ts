/**
 * The same keys as `T` with any texts. A translation says `satisfies Shape<typeof source>`, so that a key it
 * lacks, or has too many of, fails the type check.
 */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** A text for each of the codes that `resources` declares, and for no other: one that is missing or left over does not compile. */
export type CodeTexts<Code extends string> = Readonly<Record<Code, string>>;

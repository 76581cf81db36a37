interface Reference {
  readonly $ref: string;
}

/**
 * Parts of a document that several operations have word for word: each stands once among the components, and the
 * operations refer to it. Parts are added while the operations are written, and named once all of them are known.
 */
export class SharedParts<T extends object> {
  readonly #found = new Map<string, { readonly part: T; readonly name: string; uses: number }>();
  readonly #names = new Map<string, string>();
  readonly #place: string;

  /** @param place where the parts stand: `parameters` */
  constructor(place: string) {
    this.#place = place;
  }

  /** Notes one use of a part. `name` is what it is called if it is the first of that name. */
  add(part: T, name: string): T {
    const key = JSON.stringify(part);
    const found = this.#found.get(key);
    if (found) found.uses += 1;
    else this.#found.set(key, { part, name, uses: 1 });
    return found?.part ?? part;
  }

  /** Names the parts that are used more than once, the most used one of a name first. Returns them by their names. */
  settle(): Record<string, T> {
    const several = [...this.#found].filter(([, { uses }]) => uses > 1);
    // Sorting is stable: of equally used ones the first that was written has the plain name.
    several.sort(([, a], [, b]) => b.uses - a.uses);
    const named: Record<string, T> = {};
    for (const [key, { part, name }] of several) {
      let own = name;
      for (let at = 2; own in named; at += 1) own = `${name}${at}`;
      named[own] = part;
      this.#names.set(key, own);
    }
    return named;
  }

  /** A part as an operation has it: a reference, or the part itself where no other has it. */
  refer(part: T): T | Reference {
    const name = this.#names.get(JSON.stringify(part));
    return name === undefined ? part : { $ref: `#/components/${this.#place}/${name}` };
  }
}

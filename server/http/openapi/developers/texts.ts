/** A part of the page for developers: paragraphs, with names between backticks, then an example. */
export interface DeveloperSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly code?: string;
}

/** The texts of the page for developers in a language. */
export interface DeveloperTexts {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly reference: string;
  readonly description: string;
  readonly product: string;
  /** The name of the other language, in that language. */
  readonly language: string;
  readonly sections: readonly DeveloperSection[];
}

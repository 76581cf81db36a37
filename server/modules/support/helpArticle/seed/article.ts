/** An article as it is first written: the words of one language. */
interface Words {
  readonly title: string;
  readonly contents: string;
}

/** The topics, in both languages. */
export const CATEGORIES = {
  start: { pt: 'Primeiros passos', en: 'First steps' },
  animals: { pt: 'Animais', en: 'Animals' },
  transfers: { pt: 'Transmissões de titularidade', en: 'Changes of owner' },
  work: { pt: 'Trabalhar mais depressa', en: 'Working faster' },
  messages: { pt: 'Mensagens e documentos', en: 'Messages and documents' },
  entity: { pt: 'A sua entidade', en: 'Your entity' },
  account: { pt: 'A sua conta', en: 'Your account' },
  staff: { pt: 'Para quem gere o registo', en: 'For those who run the register' },
} as const satisfies Record<string, { pt: string; en: string }>;

/** A page's explanation, as a new register has it. */
export interface HelpText {
  /** The page; articles on what belongs to no page have an address of their own kind. */
  readonly url: string;
  readonly category: keyof typeof CATEGORIES;
  readonly pt: Words;
  readonly en: Words;
}

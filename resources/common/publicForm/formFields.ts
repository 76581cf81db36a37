/** The kind of a public form's field: how it is entered and checked. */
export type FormFieldKind =
  | 'text'
  | 'longText'
  | 'transponder'
  | 'date'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'passport'
  | 'country'
  | 'postalCode'
  | 'parish'
  | 'integer'
  | 'choice';

/** A field of a public form. */
export interface FormField {
  readonly kind: FormFieldKind;
  readonly required?: true | FormCondition;
  /** Whether it is asked for: always where nothing is said. What is not asked for is not taken. */
  readonly when?: FormCondition;
  /** Of a number: the field that says whose country's it is. */
  readonly country?: string;
  /** Of a document: the number that it takes the place of. One of both is needed. */
  readonly insteadOf?: string;
  /** Characters of a text; 120 by default. */
  readonly max?: number;
  /** Whether a text is the name of a person. */
  readonly isPersonName?: true;
  /** Of a choice. */
  readonly values?: readonly string[];
  /** The value that the browser may fill in. */
  readonly autoComplete?: string;
}

/** The values of a form, by the names of its fields; empty texts are left out. */
export type FormValues = Readonly<Record<string, string | number | null | undefined>>;

/** A statement about what is typed into a form. */
export type FormCondition = (values: FormValues) => boolean;

/** The fault of one field. */
export interface FormFault {
  readonly property: string;
  readonly fault: 'MISSING' | 'INVALID';
}

/** A form that people fill in without an account: a declaration of fields and of the request that it opens. */
export interface PublicForm {
  /** The type of request, by its module. */
  readonly module: string;
  readonly fields: Readonly<Record<string, FormField>>;
  readonly documents: 'REQUIRED' | 'OPTIONAL';
  /** Rules over several fields. */
  check?(values: FormValues): readonly FormFault[];
}

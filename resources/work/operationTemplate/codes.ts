/** Refusals of templates of operations. */
export type OperationTemplateCode =
  'MISSING_OPERATION' | 'INVALID_OPERATION' | 'INVALID_TEMPLATE' | 'TEMPLATE_IS_INACTIVE';

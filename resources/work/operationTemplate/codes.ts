/** Refusals of templates of operations. */
export type OperationTemplateCode = 'MISSING_OPERATION' | 'INVALID_OPERATION' | 'TEMPLATE_IS_INACTIVE';

/** With the pedigree switched on, number and name in the stud book are owed. Throws as a refused call does. */
export function requirePedigree(values: Readonly<Record<string, unknown>>): void {
  if (values.hasPedigree !== true) return;
  const errors = {
    ...(values.lopNumber ? {} : { lopNumber: 'errors.MISSING_LOP_NUMBER' }),
    ...(values.lopName ? {} : { lopName: 'errors.MISSING_LOP_NAME' }),
  };
  if (Object.keys(errors).length === 0) return;
  throw Object.assign(new Error('FORM_ERROR_MSG'), {
    status: 422,
    body: { hasErrors: true, errors, data: { message: 'FORM_ERROR_MSG' } },
  });
}

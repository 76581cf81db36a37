import { callApi, type CallWith } from '../../dataProvider/callApi.ts';
import type { Fields } from '../../resources/kit/types.ts';
import type { InputOf } from '../../resources/kit/module.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { callOf } from '../../resources/kit/operations/operationCall.ts';

/** The operation as it is called, with the type of its input. */
type Called<I extends Fields> = Omit<AnyOperation, 'input'> & { readonly input?: I };

/**
 * Does an operation with a record, on the version of it that is given.
 * @throws HttpError as `callApi` does
 */
export function callOperation<I extends Fields>(
  operation: Called<I>,
  record: object,
  input: InputOf<I>,
  options?: CallWith,
): Promise<unknown> {
  const { by = 'id', fixed, method } = operation;
  const { version, [by]: key } = record as Readonly<Record<string, unknown>>;
  const body = method === 'DELETE' ? {} : { body: { ...fixed, ...input, version } };
  return callApi(callOf([operation as AnyOperation]), { params: { [by]: key }, ...body }, options);
}

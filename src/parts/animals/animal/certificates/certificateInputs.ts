import type { ErrorBody } from '../../../../../dataProvider/index.ts';
import { animal as declared } from '../../../../../resources/animals/animal/schema.ts';
import type { CertificateProperty } from '../../../../../resources/animals/certificate/calls.ts';
import { parameterFault } from '../../../../../resources/animals/certificate/parameters.ts';
import { boolean, date, text, type Field } from '../../../../../resources/kit/fields.ts';
import type { AnyModule } from '../../../../../resources/kit/module.ts';
import { dayIn } from '../../../../../resources/numbers/dates.ts';
import type { Values } from '../../../../fields/index.ts';
import { inputModule } from '../../../../forms/formCheck.ts';

const PREFIX = 'property';

/** The form field that a parameter is entered in. */
export const parameterSource = ({ code }: Pick<CertificateProperty, 'code'>): string => `${PREFIX}${code}`;

const parameterField = ({ type, isMandatory }: CertificateProperty) => {
  const options = {
    ...(isMandatory && { required: 'EMPTY_VALUE' as const }),
    invalid: 'INVALID_VALUE' as const,
  };
  return type === 'Date' ? date(options) : text({ ...options, max: 300 });
};

/** The inputs of an issue as a form's module: whether and where it is mailed, and the parameters. */
export const certificateInputs = (properties: readonly CertificateProperty[]): AnyModule =>
  inputModule(declared, {
    fields: {
      sendEmail: boolean({ initial: false }),
      emailAddress: text({ max: 320 }),
      ...Object.fromEntries(
        properties.map((one): [string, Field] => [parameterSource(one), parameterField(one)]),
      ),
    },
    check: ({ record, actor }) => {
      const today = dayIn(actor.timezone);
      return properties.flatMap((one) => {
        const property = parameterSource(one);
        const error = parameterFault(one, record[property], today);
        return error ? [{ property, error }] : [];
      });
    },
    modes: ({ record: { sendEmail } }) => (sendEmail ? {} : { emailAddress: 'hidden' }),
  });

/** The values of the parameters by their codes. */
export const enteredParameters = (
  properties: readonly CertificateProperty[],
  entered: Values,
): Record<string, string | null> =>
  Object.fromEntries(
    properties.map((one) => [one.code, (entered[parameterSource(one)] ?? null) as string | null]),
  );

/** Puts the errors of parameters under the fields that they are entered in; returns the failure. */
export function underParameters(failure: unknown): unknown {
  const { body } = failure as { body?: ErrorBody | null };
  if (!body?.errors) return failure;
  const errors = Object.entries(body.errors as Record<string, unknown>).flatMap(([path, code]) =>
    path === 'properties' && typeof code === 'object' && code !== null
      ? Object.entries(code).map(([name, one]) => [`${PREFIX}${name}`, one] as const)
      : [[path.replace(/^properties\./, PREFIX), code] as const],
  );
  Object.assign(body, { errors: Object.fromEntries(errors) });
  return failure;
}

import type { ModuleName } from '../../generated/moduleNames.ts';
import { allOf, operator } from '../../kit/access.ts';
import { integer, longText } from '../../kit/fields.ts';
import type { AnyRequest } from '../../kit/request.ts';

/** Days for which documents were awaited in vain. */
const AWAITED_DAYS = 60;

/** The declaration of closing requests of a type whose requesters never sent the documents that were asked for. */
export const expiryOf = <const Name extends string>(
  name: Name,
  { name: of, request }: AnyRequest & { readonly name: string },
) => ({
  name,
  of: of as ModuleName,
  requires: allOf(request.decide, operator),
  parameters: {
    days: integer({ initial: AWAITED_DAYS, min: 15, max: 730 }),
    /** What the requesters read. */
    comments: longText({ max: 500 }),
  },
  isUndoable: true,
  example: {
    parameters: { days: AWAITED_DAYS },
    record: {
      validationStatus: 'WAITING_DOCUMENTATION',
      closed: false,
      creationTimestamp: '2020-01-01T00:00:00Z',
      lastUpdateTimestamp: '2020-01-01T00:00:00Z',
    },
  },
});

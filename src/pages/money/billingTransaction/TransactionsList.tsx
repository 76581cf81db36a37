import { billingTransaction } from '../../../../resources/money/billingTransaction/schema.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import type { Values } from '../../../fields/index.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import type { ListOptions } from '../../../lists/listContext.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import {
  AnimalLink,
  DocumentLink,
  RequestLink,
  type MovementOrigin,
} from '../../../parts/money/billingTransaction/MovementLinks.tsx';
import { MovementKind } from './MovementKind.tsx';

const { list } = billingTransaction;
const [first, ...others] = list.columns;
/** The operator sees the movements of all entities, and whose each is. */
const ofAllEntities = {
  ...billingTransaction,
  list: { ...list, columns: [first!, 'entityId', ...others] },
} as const;

interface MovementRow extends Values, MovementOrigin {
  readonly type: string;
  readonly reversesId: number | null;
  readonly transponder: string | null;
  readonly reference: string | null;
}

const rowOf = (record: Values) => record as MovementRow;

/** Each movement leads to its request, its animal and its payment. */
const cells: NonNullable<ListOptions['cells']> = {
  type: (record) => <MovementKind movement={rowOf(record)} />,
  service: (record) => (
    <RequestLink of={rowOf(record)}>
      <BareValue module={billingTransaction} source="service" record={record} compact />
    </RequestLink>
  ),
  transponder: (record) => <AnimalLink transponder={rowOf(record).transponder} />,
  reference: (record) => <DocumentLink of={rowOf(record)} document={rowOf(record).reference} />,
};

/** `/billing/transactions`: the movements of credits, of the own entity or, for the operator, of all. */
export function TransactionsList() {
  const isOperator = useActor()?.isOperator === true;
  return isOperator ? (
    <ModuleList module={ofAllEntities} storeKey="billingTransaction.ofAllEntities" cells={cells} />
  ) : (
    <ModuleList module={billingTransaction} cells={cells} />
  );
}

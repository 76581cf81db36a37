import { billingTransaction } from '../../../../resources/money/billingTransaction/schema.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';

const { list } = billingTransaction;
const [first, ...others] = list.columns;
/** The operator sees the movements of all entities, and whose each is. */
const ofAllEntities = {
  ...billingTransaction,
  list: { ...list, columns: [first!, 'entityId', ...others] },
} as const;

/** `/billing/transactions`: the movements of credits, of the own entity or, for the operator, of all. */
export function TransactionsList() {
  const isOperator = useActor()?.isOperator === true;
  return isOperator ? (
    <ModuleList module={ofAllEntities} storeKey="billingTransaction.ofAllEntities" />
  ) : (
    <ModuleList module={billingTransaction} />
  );
}

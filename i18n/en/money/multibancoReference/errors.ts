import type { MultibancoReferenceCode } from '../../../../resources/money/multibancoReference/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** References by which credits are paid for. */
export const multibancoReferenceErrors = {
  REFERENCES_NOT_OFFERED:
    'The operator does not accept payments by Multibanco yet. To add credits, contact the operator.',
  REFERENCES_EXHAUSTED: 'There are no reference numbers left. To add credits, contact the operator.',
  CREDITS_NOT_PRICED:
    'There is no price for credits of the entity yet. To add credits, contact the operator.',
  PRICE_HAS_CHANGED: 'The price has changed meanwhile. Check the new amount and create the reference.',
  TOO_MANY_PENDING_REFERENCES:
    'The entity has 5 references to be paid already. Pay or cancel one of them before you create another.',
  NOT_A_DEMONSTRATION: 'Only references of the demonstration are paid here.',
} satisfies CodeTexts<MultibancoReferenceCode>;

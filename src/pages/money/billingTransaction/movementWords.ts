import type { Translate } from '../../../../i18n/index.ts';

/** What the words of a movement follow from. */
export interface MovementWords {
  readonly type: string;
  readonly service: string | null;
  readonly reversesId: number | null;
}

const undone = (translate: Translate, word: string, { reversesId }: Pick<MovementWords, 'reversesId'>) =>
  reversesId === null ? word : translate('statementPages.undone', { what: word });

/** The kind of a movement: how the credits moved. */
export const wordOfKind = (
  translate: Translate,
  movement: Pick<MovementWords, 'type' | 'reversesId'>,
): string =>
  undone(translate, translate(`resources.billingTransaction.choices.type.${movement.type}`), movement);

/** What a movement was for: the service that took credits, or how the operator moved them. */
export const wordOfMovement = (translate: Translate, movement: MovementWords): string =>
  movement.service && movement.type === 'CONSUMPTION'
    ? undone(translate, translate(`resources.pricingTable.choices.service.${movement.service}`), movement)
    : wordOfKind(translate, movement);

import type { PricingTableCode } from '../../../../resources/money/pricingTable/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Prices of services. */
export const pricingTableErrors = {
  PRICING_TABLE_IN_USE: 'A tabela já está em uso e não pode ser alterada. Faça a seguinte.',
  PRICING_TABLE_ENDED: 'A tabela já terminou.',
  VALID_FROM_IN_PAST: 'O primeiro dia tem de ser hoje ou um dia futuro.',
  SELLS_ONE_CREDIT: 'A venda de um crédito tem 1 crédito.',
  DUPLICATE_SERVICE: 'O serviço já tem um preço nesta tabela.',
  MISSING_LAST_DAY: 'Indique o último dia.',
  INVALID_LAST_DAY: 'O último dia tem de ser hoje ou depois, e dentro da validade da tabela.',
} as const satisfies CodeTexts<PricingTableCode>;

import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { idText } from '../../kit/values/ids.ts';
import { dayShape } from '../../kit/values/times.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { pricingTable } from './schema.ts';
import { SERVICES } from './services.ts';

export const pricesOfDay = defineCall({
  name: 'pricesOfDay',
  method: 'GET',
  path: '/pricing-tables/prices',
  access: pricingTable.access.read,
  summary:
    'The price of each service for an entity on a day in Portugal: the own entity and today by default',
  query: z.strictObject({ entityId: idText.optional(), day: dayShape().optional() }),
  answer: z.object({
    isBillable: z.boolean(),
    prices: z.array(
      z.object({
        service: z.enum(SERVICES),
        /** None where the service is free. */
        credits: z.int(),
        /** Cents without tax; null where no line has the price. */
        unitPrice: z.int().nullable(),
        vatRate: z.number().nullable(),
        /** Cents with tax. */
        grossPrice: z.int().nullable(),
        table: z.object({ id: z.int(), name: impersonal(z.string()) }).nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

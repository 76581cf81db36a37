import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { impersonal } from '../../kit/values/personal.ts';

export const listRabiesVaccines = defineCall({
  name: 'listRabiesVaccines',
  method: 'GET',
  path: '/rabies-vaccines/list',
  access: 'SIGNED_IN',
  summary: 'Lists the vaccines against rabies, to choose from',
  answer: z.array(
    z.object({
      id: z.number(),
      name: impersonal(z.string()),
      immunizationTimePeriod: z.number(),
      immunizationTimeUnit: z.enum(['YEAR', 'MONTH']),
    }),
  ),
});

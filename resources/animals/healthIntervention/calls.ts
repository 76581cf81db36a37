import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { named } from '../../kit/values/named.ts';
import { healthIntervention, RECORD_INTERVENTIONS } from './schema.ts';

const { read } = healthIntervention.access;

export const listInterventionTypes = defineCall({
  name: 'listInterventionTypes',
  method: 'GET',
  path: '/health-interventions/types',
  access: read,
  summary: 'Lists the types of intervention that the caller may choose from',
  answer: z.array(named),
});

export const listFinancingEntities = defineCall({
  name: 'listFinancingEntities',
  method: 'GET',
  path: '/health-interventions/financing-entities',
  access: read,
  summary: 'Lists who finances sterilisations, 50 at most, those whose name contains a text',
  query: z.strictObject({ name: z.string().trim().max(120).optional() }),
  answer: z.array(named),
});

export const proofOfLifeDisclaimer = defineCall({
  name: 'proofOfLifeDisclaimer',
  method: 'GET',
  path: '/health-interventions/proof-of-life-disclaimer',
  access: read,
  summary: 'Reads what is declared with a proof of life',
  answer: z.object({ title: z.string(), text: z.string() }),
});

export const lastVaccination = defineCall({
  name: 'lastVaccination',
  method: 'GET',
  path: '/health-interventions/last-vaccination',
  access: RECORD_INTERVENTIONS,
  summary: "Reads the vaccine and batch that the user's entity used last against rabies, if it did lately",
  answer: z.object({
    last: z
      .object({ vaccineId: z.int(), batch: z.string(), batchExpirationDate: z.iso.date().nullable() })
      .nullable(),
  }),
});

import type { TestFacts } from '../../kit/testFacts.ts';

export const multibancoReferenceTestFacts: TestFacts = {
  record: async ({ make, number }) => {
    const entityId = await make('entity');
    return {
      entityId,
      creationEntityId: entityId,
      entityCode: '12345',
      number: String(100_000_000 + number),
      credits: 10,
      unitPrice: 200,
      netAmount: 2000,
      vatRate: 23,
      vatAmount: 460,
      amount: 2460,
      pricingTableId: await make('pricingTable'),
      lastDay: '2090-01-31',
      isDemonstration: true,
    };
  },
  exampleNeeds: {
    'GET /multibanco-references/price': 'a price of credits',
    'POST /multibanco-references': 'a price of credits',
    'DELETE /pricing-tables/:id': 'a table at whose prices no reference was made',
    'DELETE /pricing-tables': 'tables at whose prices no reference was made',
  },
};

import { pricingTable as prices } from '../pricingTable/module.ts';
/** The account book of credits. */
export const billingTransaction = {
  name: 'Movimento de créditos |||| Movimentos de créditos',
  fields: {
    date: 'Data',
    entityId: 'Entidade',
    type: 'Tipo',
    credits: 'Créditos',
    amount: 'Valor (€)',
    balanceAfter: 'Saldo',
    transponder: 'Transponder',
    reference: 'Documento',
    service: 'Serviço',
    unitPrice: 'Preço sem IVA (€)',
    vatRate: 'IVA (%)',
    objectType: 'Registo de origem',
    objectId: 'N.º do registo de origem',
    reversesId: 'Anula o movimento',
  },
  choices: {
    objectType: {
      animalPreRegister: 'Pré-registo',
      animalTransfer: 'Transmissão de titularidade',
      certificate: 'Certificado',
      multibancoReference: 'Referência Multibanco',
      multibancoPayment: 'Pagamento Multibanco',
    },
    service: prices.choices.service,
    type: { CHARGE: 'Carregamento', CONSUMPTION: 'Consumo', REFUND: 'Devolução', ADJUSTMENT: 'Acerto' },
  },
  help: {
    balanceAfter: 'O saldo da entidade depois do movimento.',
  },
} as const;

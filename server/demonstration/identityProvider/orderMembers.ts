import { demoVeterinarian, DEMO_VETERINARY, ORDER_VETERINARIES } from '../veterinarians.ts';
import type { DemoPerson, ProviderTexts } from './providerPages.ts';

/** A person known to the order of the demonstration. */
export interface OrderMember extends DemoPerson {
  readonly ballotNumber: string;
}

const named = (name: string, ballotNumber: string, note: string): OrderMember => ({
  subject: `omv-${ballotNumber}`,
  name,
  ballotNumber,
  number: `Cédula ${ballotNumber}`,
  note,
  claims: { ballot_number: ballotNumber },
});

const member = (id: number, note: string): OrderMember => {
  const { name, ballotNumber } = demoVeterinarian(id);
  return named(name, ballotNumber, note);
};

/** Everybody on the page of the demonstration's order. */
export const ORDER_MEMBERS: readonly OrderMember[] = [
  member(DEMO_VETERINARY, 'duas entidades, um convite e um pedido'),
  member(ORDER_VETERINARIES.second, 'uma entidade'),
  member(ORDER_VETERINARIES.inactiveAccount, 'conta inativa no registo'),
  member(ORDER_VETERINARIES.notPractising, 'sem autorização para exercer'),
  named('Telmo Quintela Bastos', '98765', 'sem conta no registo'),
];

export const ORDER_TEXTS: ProviderTexts = {
  title: 'Ordem dos veterinários da demonstração',
  legend: 'Membro da ordem',
  factor: 'A ordem pediu e confirmou um segundo fator',
  signOutTitle: 'Terminar também a sessão na ordem?',
  failureTitle: 'A ordem não pode responder a este pedido',
  signedOutTitle: 'A sessão na ordem terminou',
};

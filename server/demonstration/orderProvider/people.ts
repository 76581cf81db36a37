import { demoVeterinarian, DEMO_VETERINARY, ORDER_VETERINARIES } from '../veterinarians.ts';

/** A person known to the order of the demonstration. */
export interface OrderMember {
  /** The order's own name for the account; it never changes. */
  readonly subject: string;
  readonly name: string;
  readonly ballotNumber: string;
  /** The result of the sign-on, as its page says it. */
  readonly note: string;
}

const member = (id: number, note: string): OrderMember => {
  const { name, ballotNumber } = demoVeterinarian(id);
  return { subject: `omv-${ballotNumber}`, name, ballotNumber, note };
};

/** Everybody on the page of the demonstration's order. */
export const ORDER_MEMBERS: readonly OrderMember[] = [
  member(DEMO_VETERINARY, 'duas entidades, um convite e um pedido'),
  member(ORDER_VETERINARIES.second, 'uma entidade'),
  member(ORDER_VETERINARIES.inactiveAccount, 'conta inativa no registo'),
  member(ORDER_VETERINARIES.notPractising, 'sem autorização para exercer'),
  {
    subject: 'omv-98765',
    name: 'Telmo Quintela Bastos',
    ballotNumber: '98765',
    note: 'sem conta no registo',
  },
];

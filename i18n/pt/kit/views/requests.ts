/** Parts of every queue of requests: decisions on several that can be taken back, and who has a request open. */
export const requests = {
  waiting: {
    label: 'Decisões que ainda podem ser anuladas',
    ACCEPTED: '%{smart_count} pedido será aceite. |||| %{smart_count} pedidos serão aceites.',
    REJECTED: '%{smart_count} pedido será rejeitado. |||| %{smart_count} pedidos serão rejeitados.',
    takeBack: 'Anular (%{seconds} s)',
    running: 'A decidir…',
    takenBack: 'A decisão foi anulada. Nada mudou.',
  },
  done: {
    ACCEPTED: '%{smart_count} pedido aceite. |||| %{smart_count} pedidos aceites.',
    REJECTED: '%{smart_count} pedido rejeitado. |||| %{smart_count} pedidos rejeitados.',
    failures:
      '%{smart_count} pedido não pôde ser decidido: |||| %{smart_count} pedidos não puderam ser decididos:',
    close: 'Fechar o aviso',
  },
  presence: {
    one: '%{name} também tem este pedido aberto.',
    several: '%{names} também têm este pedido aberto.',
    row: 'Aberto por %{name}',
  },
} as const;

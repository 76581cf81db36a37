export const apiKey = {
  name: 'Chave de API |||| Chaves de API',
  done: {
    created: 'Chave de API criada: %{name}',
    updated: 'Chave de API guardada: %{name}',
    deleted: 'Chave de API eliminada: %{name}',
  },
  fields: {
    name: 'Nome',
    issueTimestamp: 'Feita em',
    lastUseTimestamp: 'Última utilização',
    revocationTimestamp: 'Revogada em',
  },
  help: { name: 'Quem a usa e para quê.' },
  operations: {
    issueApiKey: {
      label: 'Fazer a chave',
      title: 'Fazer a chave de %{name}?',
      text: 'A chave é mostrada uma só vez. Se já existir uma, deixa de ser aceite.',
      confirm: 'Fazer a chave',
      done: 'Chave feita: %{name}',
      revealed: 'Chave de API',
      revealedText:
        'Copie a chave agora: não volta a ser mostrada. Segue no cabeçalho X-API-Key de cada pedido.',
    },
    revokeApiKey: {
      label: 'Revogar a chave',
      title: 'Revogar a chave de %{name}?',
      text: 'Os pedidos com esta chave deixam de ser aceites. Não pode ser anulado.',
      confirm: 'Revogar',
      done: 'Chave revogada: %{name}',
    },
  },
} as const;

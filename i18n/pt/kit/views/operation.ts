/** What dialogs of operations say that have no words of their own. */
export const operation = {
  title: '%{label}: %{name}',
  done: '%{label}: %{name}. A operação foi concluída.',
  copy: 'Copiar',
  copied: 'Copiado',
  close: 'Fechar',
} as const;

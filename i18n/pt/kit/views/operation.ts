/** Texts of operation dialogs that have none of their own. */
export const operation = {
  more: 'Mais %{smart_count} operação |||| Mais %{smart_count} operações',
  fewer: 'Menos operações',
  title: '%{label}: %{name}',
  copy: 'Copiar',
  copyAddress: 'Copiar endereço',
  close: 'Fechar',
} as const;

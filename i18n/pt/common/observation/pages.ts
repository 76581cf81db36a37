/** Notes of staff on the page of a record. */
export const observationPages = {
  title: 'Observações',
  open: 'Observações',
  openCount: 'Observações: %{n}',
  intro: 'Só quem pode consultar observações as vê. As públicas aparecem a quem abre esta página.',
  list: 'Observações desta página',
  none: 'Não há observações',
  noneText: 'O que escrever aqui fica nesta página, à vista dos colegas.',
  by: '%{name}, %{date}',
  fixed: 'Fixada',
  fixedPublic: 'Pública',
  close: 'Fechar',
  notices: 'Avisos sobre este registo',
  write: {
    label: 'Nova observação',
    fixed: 'Fixar no cimo da lista',
    fixedPublic: 'Mostrar a quem abre esta página',
    save: 'Guardar observação',
  },
  remove: {
    open: 'Eliminar a observação de %{name}, %{date}',
    title: 'Eliminar a observação?',
    text: 'A observação deixa de aparecer nesta página.',
    confirm: 'Eliminar',
  },
  discard: {
    title: 'Fechar sem guardar?',
    text: 'A observação que escreveu perde-se.',
    confirm: 'Fechar sem guardar',
    keep: 'Continuar a escrever',
  },
} as const;

/** Forms: saving, leaving, deleting, what is wrong, and what came of it. */
export const form = {
  create: 'Criar',
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar',
  view: 'Ver',
  close: 'Fechar',
  back: 'Fechar',
  delete: 'Eliminar',
  again: 'Tentar de novo',
  requiredHint: 'Os campos assinalados com * são obrigatórios.',
  readOnly: 'Só de consulta',
  notWritableRecord: 'Este registo não pode ser alterado por esta conta.',
  createTitle: 'Criar %{name}',
  counter: '%{count} de %{max} caracteres',
  loading: 'A carregar o formulário',
  tabs: {
    label: 'Secções da ficha',
    fields: 'Dados',
    files: 'Ficheiros',
    versions: 'Versões',
  },
  panel: {
    told: 'Sobre este registo',
    operations: 'O que pode ser feito com este registo',
  },
  deleteConfirm: {
    title: 'Eliminar %{title}?',
    text: 'O registo deixa de estar disponível. Esta ação não pode ser anulada.',
    confirm: 'Eliminar',
    cancel: 'Manter',
  },
  unsaved: {
    title: 'Alterações por guardar',
    text: 'Há alterações por guardar. Pretende sair desta página?',
    leave: 'Sair sem guardar',
    stay: 'Ficar na página',
  },
  errors: {
    title: 'Verifique os campos assinalados',
    summary: '1 campo por corrigir |||| %{smart_count} campos por corrigir',
    item: '%{field}: %{error}',
    more: 'e mais 1 |||| e mais %{smart_count}',
  },
  saved: {
    open: 'Abrir %{title}',
    another: 'Criar outro',
  },
  connection: {
    title: 'Sem ligação ao servidor',
    text: 'O que foi escrito mantém-se nesta página. Nada foi perdido; tente de novo quando a ligação for restabelecida.',
    again: 'Tentar de novo',
    offline: 'Este dispositivo está sem ligação à Internet.',
  },
  session: {
    title: 'A sessão terminou',
    text: 'Por segurança, a sessão terminou. O que foi escrito mantém-se: inicie sessão para continuar onde estava.',
  },
  notFound: {
    title: 'Registo não encontrado',
    text: 'O registo não existe ou não está acessível a esta conta.',
  },
} as const;

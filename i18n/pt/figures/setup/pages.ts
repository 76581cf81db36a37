/** The setup list: what a new register needs before its first day. */
export const setupPages = {
  title: 'Preparar o registo',
  progress: '%{done} de %{total} passos feitos',
  complete: 'O registo está pronto.',
  text: 'O servidor verifica cada passo quando esta página é aberta.',
  all: 'Ver todos os passos',
  check: 'Verificar de novo',
  states: { DONE: 'Feito', OPEN: 'Por fazer', DISMISSED: 'Dispensado' },
  open: 'Abrir',
  openOf: 'Abrir: %{name}',
  settings: 'Definições do servidor: %{names}',
  command: 'No servidor:',
  dismissed: 'Dispensado por %{user} em %{date}: %{reason}',
  dismiss: 'Dispensar',
  dismissOf: 'Dispensar: %{name}',
  dismissTitle: 'Dispensar este passo?',
  dismissText: '%{name}: o passo deixa de contar como em falta. O motivo fica na lista e na auditoria.',
  reason: 'Motivo',
  keep: 'Manter na lista',
  reopen: 'Repor',
  reopenOf: 'Repor: %{name}',
  done: { dismissed: 'Passo dispensado', reopened: 'Passo reposto', mail: 'E-mail confirmado' },
  mail: {
    send: 'Enviar e-mail de teste',
    again: 'Enviar outro e-mail',
    sent: 'Enviámos um código para %{email}.',
    code: 'Código do e-mail',
    confirm: 'Confirmar',
    SERVER: 'Falta indicar o servidor de e-mail: defina SMTP_URL e reinicie o registo.',
    TEST: 'Falta confirmar que os e-mails chegam.',
    CODE: 'Introduza o código do e-mail que lhe foi enviado.',
  },
  entries: {
    publicAddress: {
      name: 'Endereço público com HTTPS',
      text: 'As ligações dos e-mails e os códigos QR dos certificados levam a este endereço. Sem HTTPS, outros leem as palavras-passe.',
    },
    mail: {
      name: 'Envio de e-mails',
      text: 'Sem e-mail ninguém inicia sessão com o código, ativa a conta ou é avisado.',
    },
    auditKey: {
      name: 'Chave da auditoria',
      text: 'Assina os selos da auditoria. Sem ela, quem tem a base de dados pode reescrever o que lá está.',
    },
    signingKey: {
      name: 'Chave dos certificados',
      text: 'Assina os certificados. Sem ela não é emitido nenhum. Em vez da chave do comando, pode usar uma de uma entidade certificadora.',
    },
    erasureKey: {
      name: 'Chave das eliminações',
      text: 'Cifra o que a lei manda guardar de um titular eliminado. Sem ela não há eliminações.',
    },
    addresses: {
      name: 'Moradas do país',
      text: 'O registo traz freguesias e ruas de catorze concelhos, para experimentar. Até importar as tabelas oficiais, as outras moradas ficam por confirmar.',
    },
    legalTexts: {
      name: 'Textos legais',
      text: 'Leia o aviso legal e o aviso de privacidade que vêm com o registo, adapte-os e guarde-os.',
    },
    prices: {
      name: 'Tabela de preços',
      text: 'Diz quantos créditos custa cada ato. Sem tabela em vigor, um registo custa o que está na configuração e os outros atos são gratuitos.',
    },
    entity: {
      name: 'Primeira entidade',
      text: 'As clínicas, os municípios e as associações que registam animais.',
    },
    user: {
      name: 'Primeiro utilizador de uma entidade',
      text: 'Quem gere a entidade e convida os restantes.',
    },
    veterinarian: {
      name: 'Primeiro médico veterinário',
      text: 'Regista intervenções e identificações em nome da entidade a que está associado: depois de o criar, convide-o na página da entidade. Conta quando aceitar.',
    },
    backup: {
      name: 'Cópia de segurança reposta',
      text: 'Só uma cópia que já foi reposta é uma cópia. Faça uma, reponha-a noutro lugar e indique o código que a reposição mostra.',
    },
    credits: {
      name: 'Créditos de uma entidade',
      text: 'As entidades que pagam precisam de créditos para registar animais.',
    },
  },
} as const;

/**
 * One text per type of notification, for the list, the toast and the mail: `title` names it, `text` says what
 * happened. The placeholders are keys of the notification's `additionalInfo`; a sender fills in every one.
 */
export const notifications = {
  ACCOUNT_CHARGE: {
    title: 'Saldo carregado',
    text: 'Créditos carregados: %{credits}. Saldo atual: %{balance}.',
  },
  CREDITS_RETURNED: {
    title: 'Créditos devolvidos',
    text: 'Créditos devolvidos: %{credits}, pela transmissão anulada do animal %{transponder}. Saldo atual: %{balance}.',
  },
  API_KEY_MADE: {
    title: 'Chave de API feita',
    text: 'Foi feita a chave de API “%{name}”, com que um programa pode agir em nome da entidade.',
  },
  API_KEY_NEW_NETWORK: {
    title: 'Chave de API usada de outra rede',
    text: 'A chave de API “%{name}” foi usada pela primeira vez a partir de %{network}.',
  },
  API_KEY_ENDS: {
    title: 'Chave de API a terminar',
    text: 'A chave de API “%{name}” deixa de ser aceite depois de %{day}.',
  },
  WEBHOOK_STOPPED: {
    title: 'Webhook desativado',
    text: 'O endereço “%{name}” não aceitou nenhuma mensagem durante um dia e deixou de ser notificado.',
  },
  WEBHOOK_FAILED: {
    title: 'Notificação de carregamentos por entregar',
    text: 'A mensagem n.º %{id} (%{event}) não foi aceite pelo outro sistema, e não volta a ser enviada automaticamente.',
  },
  BALANCE_FALL: {
    title: 'Créditos abaixo do limiar',
    text: 'A conta tem %{balance} créditos, menos do que o limiar definido (%{threshold}).',
  },
  PAYMENT_FILE_MISSING: {
    title: 'Ficheiro de pagamentos em falta',
    text: 'Dias sem ficheiro do prestador há mais de três dias: %{count}, a partir de %{day}.',
  },
  PAYMENT_FILE_UNMATCHED: {
    title: 'Pagamentos por decidir',
    text: 'Pagamentos do ficheiro de %{day} que não correspondem a nenhuma referência por pagar: %{count}.',
  },
  PAYMENT_UNMATCHED: {
    title: 'Pagamento por decidir',
    text: 'Chegou um pagamento com a referência %{number} que não corresponde a nenhuma por pagar.',
  },
  ANIMAL_TRANSFER_REQUESTED: {
    title: 'Pedido de transmissão de titularidade',
    text: 'Foi pedida a transmissão de titularidade do animal %{transponder}.',
  },
  ANIMAL_TRANSFER_ACCEPTED: {
    title: 'Transmissão de titularidade aceite',
    text: 'A transmissão de titularidade do animal %{transponder} foi aceite.',
  },
  ANIMAL_TRANSFER_REJECTED: {
    title: 'Transmissão de titularidade rejeitada',
    text: 'A transmissão de titularidade do animal %{transponder} foi rejeitada. Motivo: %{reason}',
  },
  ANIMAL_TRANSFER_MORE_INFORMATION_NEEDED: {
    title: 'Transmissão de titularidade: faltam elementos',
    text: 'O pedido de transmissão de titularidade do animal %{transponder} precisa de mais elementos: %{reason}',
  },
  ANIMAL_TRANSFER_CANCELED: {
    title: 'Transmissão de titularidade cancelada',
    text: 'O pedido de transmissão de titularidade do animal %{transponder} foi cancelado.',
  },
  REQUEST_REQUESTED: { title: 'Novo pedido', text: '%{request} (%{title}): há um novo pedido por decidir.' },
  REQUEST_ACCEPTED: { title: 'Pedido aceite', text: '%{request} (%{title}): o pedido foi aceite.' },
  REQUEST_REJECTED: {
    title: 'Pedido rejeitado',
    text: '%{request} (%{title}): o pedido foi rejeitado. Motivo: %{reason}',
  },
  REQUEST_MORE_INFORMATION_NEEDED: {
    title: 'Pedido: faltam elementos',
    text: '%{request} (%{title}): o pedido precisa de mais elementos: %{reason}',
  },
  REQUEST_CANCELED: { title: 'Pedido cancelado', text: '%{request} (%{title}): o pedido foi cancelado.' },
  DECISION_INCOMPLETE: {
    title: 'Pedidos por decidir',
    text: 'De %{total} pedidos decididos em conjunto, %{failed} não puderam ser decididos e continuam na fila.',
  },
  NEW_TICKET: {
    title: 'Novo pedido de suporte',
    text: 'Foi criado o pedido de suporte n.º %{id}, «%{subject}».',
  },
  TICKET_MESSAGE: {
    title: 'Nova mensagem de suporte',
    text: 'Há uma nova mensagem no pedido n.º %{id}, «%{subject}».',
  },
  HANDOVER_ARRIVAL: {
    title: 'Animal que vem de outro registo',
    text: 'Outro registo comunicou que o animal %{transponder} passa para este.',
  },
  HANDOVER_CONFIRMED: {
    title: 'Passagem entre registos concluída',
    text: 'O outro registo confirmou que fica com o animal %{transponder}.',
  },
  HANDOVER_REFUSED: {
    title: 'Passagem entre registos recusada',
    text: 'O outro registo recusou o animal %{transponder}, que fica neste registo.',
  },
  HANDOVER_CONTESTED: {
    title: 'Oposição a uma passagem entre registos',
    text: 'O titular do animal %{transponder} opôs-se à passagem para outro registo: há uma decisão a tomar.',
  },
  TRACEABILITY: {
    title: 'Transação de transponders',
    text: 'Há uma transação de transponders de %{entity} por aceitar (quantidade: %{count}).',
  },
  TRACEABILITY_ACCEPTED: {
    title: 'Transação de transponders aceite',
    text: '%{entity} aceitou a transação de transponders (quantidade: %{count}).',
  },
  TRACEABILITY_REJECTED: {
    title: 'Transação de transponders rejeitada',
    text: '%{entity} rejeitou a transação de transponders (quantidade: %{count}).',
  },
  ENTITY_VETERINARY_ASSOCIATION: {
    title: 'Associação a entidade',
    text: 'A associação entre %{veterinary} e %{entity} foi atualizada.',
  },
  ENTITY_VETERINARY_ASSOCIATION_REQUESTED: {
    title: 'Pedido de associação',
    text: '%{veterinary} pediu associação a %{entity}.',
  },
  ENTITY_VETERINARY_ASSOCIATION_INVITED: {
    title: 'Convite de associação',
    text: '%{entity} convidou %{veterinary} para uma associação.',
  },
  ENTITY_VETERINARY_ASSOCIATION_ACCEPTED: {
    title: 'Associação aceite',
    text: 'A associação entre %{veterinary} e %{entity} foi aceite.',
  },
  ENTITY_VETERINARY_ASSOCIATION_REJECTED: {
    title: 'Associação rejeitada',
    text: 'A associação entre %{veterinary} e %{entity} foi rejeitada.',
  },
  ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN: {
    title: 'Associação retirada',
    text: 'A proposta de associação entre %{veterinary} e %{entity} foi retirada por quem a fez.',
  },
  ENTITY_VETERINARY_ASSOCIATION_REMOVED: {
    title: 'Associação terminada',
    text: 'A associação entre %{veterinary} e %{entity} terminou.',
  },
  REPORT: {
    title: 'Relatório pronto',
    text: 'O relatório «%{name}» está pronto e fica disponível durante 15 dias.',
  },
  REPORT_FAILED: { title: 'Relatório não concluído', text: 'Não foi possível gerar o relatório «%{name}».' },
  OPERATION: { title: 'Operação concluída', text: 'A operação «%{name}» terminou.' },
  OPERATION_FAILED: { title: 'Operação não concluída', text: 'A operação «%{name}» falhou.' },
  ANIMAL_PRE_REGISTER_REQUESTED: {
    title: 'Novo pré-registo',
    text: 'Foi pedido o pré-registo do transponder %{transponder}.',
  },
  ANIMAL_PRE_REGISTER_ACCEPTED: {
    title: 'Pré-registo aceite',
    text: 'O pré-registo do transponder %{transponder} foi aceite; o animal está registado.',
  },
  ANIMAL_PRE_REGISTER_REJECTED: {
    title: 'Pré-registo rejeitado',
    text: 'O pré-registo do transponder %{transponder} foi rejeitado. Motivo: %{reason}',
  },
  ANIMAL_PRE_REGISTER_MORE_INFORMATION_NEEDED: {
    title: 'Pré-registo: faltam elementos',
    text: 'O pré-registo do transponder %{transponder} precisa de mais elementos: %{reason}',
  },
  PENDING_LOST_ANIMAL_REQUESTED: {
    title: 'Desaparecimento por validar',
    text: 'A comunicação de desaparecimento do animal %{transponder} aguarda validação.',
  },
  PENDING_LOST_ANIMAL_ACCEPTED: {
    title: 'Desaparecimento validado',
    text: 'A comunicação de desaparecimento do animal %{transponder} foi aceite.',
  },
  PENDING_LOST_ANIMAL_REJECTED: {
    title: 'Desaparecimento não validado',
    text: 'A comunicação de desaparecimento do animal %{transponder} foi rejeitada. Motivo: %{reason}',
  },
  PENDING_LOST_ANIMAL_MORE_INFORMATION_NEEDED: {
    title: 'Desaparecimento por validar: faltam elementos',
    text: 'A comunicação de desaparecimento do animal %{transponder} precisa de mais elementos: %{reason}',
  },
  PENDING_LOST_ANIMAL_CANCELED: {
    title: 'Desaparecimento retirado',
    text: 'A comunicação de desaparecimento do animal %{transponder} foi retirada por quem a fez.',
  },
  LOST_ANIMAL_SIGHTED: {
    title: 'Animal avistado',
    text: 'Há um novo avistamento do animal %{transponder}. Veja-o no processo.',
  },
  LOST_ANIMAL_MATCH: {
    title: 'Possível correspondência',
    text: 'O processo do animal %{transponder} pode ser do mesmo animal que o seu (semelhança: %{score} %).',
  },
  LOST_ANIMAL_CLOSED: {
    title: 'Processo encerrado',
    text: 'O processo do animal %{transponder}, que a sua entidade registou, foi encerrado.',
  },
  ANIMAL_FOUND: {
    title: 'Animal encontrado',
    text: 'O animal %{transponder} foi comunicado como encontrado.',
  },
  ANIMAL_DEATH_REQUEST: {
    title: 'Comunicação de óbito',
    text: 'Foi comunicado o óbito do animal %{transponder}.',
  },
  ANIMAL_DEATH_ACCEPTED: {
    title: 'Óbito registado',
    text: 'O óbito do animal %{transponder} foi registado.',
  },
  ANIMAL_DEATH_REJECTED: {
    title: 'Comunicação de óbito rejeitada',
    text: 'A comunicação de óbito do animal %{transponder} foi rejeitada. Motivo: %{reason}',
  },
  OWNER_REVIEW: { title: 'Titular por rever', text: 'Os dados de %{owner} aguardam revisão.' },
  OWNER_DATA_UPDATE: {
    title: 'Atualização de dados de titular',
    text: 'Foi pedida a atualização dos dados de %{owner}.',
  },
  OWNER_MERGE: { title: 'Fusão de titulares', text: 'Foi pedida a fusão do titular %{owner}.' },
  DOCUMENT: {
    title: 'Documento disponível',
    text: 'O documento «%{name}» pode ser descarregado durante 15 dias.',
  },
  OPERATION_SCHEDULE_STOPPED: {
    title: 'Agendamento parado',
    text: '%{schedule}: falhou cinco vezes seguidas e foi parado. Veja o motivo na página Operações.',
  },
  OPERATION_WAITS: {
    title: 'Operação à espera',
    text: '%{operation}: mudaria %{count} registos, mais do que os %{maximum} permitidos sem confirmação. Confirme na página Operações.',
  },
  REPORT_SCHEDULE_PAUSED: {
    title: 'Agendamento em pausa',
    text: 'O agendamento de relatório «%{schedule}» falhou cinco vezes seguidas ou já não pode ser executado, e está em pausa.',
  },
  JOB_DONE: {
    title: 'Trabalho concluído',
    text: '%{job}%{subject}: o trabalho terminou. Veja o resultado na página Trabalhos.',
  },
  JOB_FAILED: {
    title: 'Trabalho falhado',
    text: '%{job}%{subject}: o trabalho não foi concluído. Veja o motivo na página Trabalhos.',
  },
  JOB_CANCELED: {
    title: 'Trabalho cancelado',
    text: '%{job}%{subject}: o trabalho foi cancelado. Pode retomá-lo na página Trabalhos.',
  },
  CERTIFICATE_BATCH_READY: {
    title: 'Certificados prontos',
    text: '%{template}: emitidos %{issued} de %{total}. Descarregue o ficheiro ZIP durante um dia.',
  },
  CERTIFICATE_BATCH_MAILED: {
    title: 'Certificados enviados',
    text: '%{template}: emitidos %{issued} de %{total} e enviados por e-mail.',
  },
  CERTIFICATE_BATCH_EMPTY: {
    title: 'Nenhum certificado emitido',
    text: '%{template}: nenhum dos %{total} animais pôde ter certificado.',
  },
  /** A type that this version of the page does not know. */
  UNKNOWN: { title: 'Notificação', text: 'Há uma nova notificação.' },
} as const;

export type NotificationType = Exclude<keyof typeof notifications, 'UNKNOWN'>;

import type { AuditObject } from '../../../../resources/common/audit/objects.ts';
import type { ModuleName } from '../../../../resources/generated/moduleNames.ts';
import { auditActions } from './actions.ts';

type WordedObjects = Record<Exclude<AuditObject, ModuleName>, string> & Partial<Record<ModuleName, string>>;

/** The audit of all users. */
export const auditLog = {
  name: 'Auditoria |||| Auditoria',
  fields: {
    date: 'Data e hora',
    userId: 'Utilizador',
    action: 'Ação',
    objectType: 'Objeto',
    objectId: 'Número do objeto',
    transponder: 'Transponder',
    ip: 'Endereço IP',
    impersonatorId: 'Em nome do utilizador, por',
    details: 'Detalhes',
  },
  choices: {
    action: auditActions,
    /** The others are named as their modules are. */
    objectType: {
      animalTransfer: 'Transmissão de titularidade',
      county: 'Município',
      veterinaryAssociation: 'Associação',
      role: 'Perfil de permissões',
      animalReminder: 'Lembrete',
      certificate: 'Certificado',
      certificateLayout: 'Versão do modelo de certificado',
      configuration: 'Configuração',
      document: 'Ficheiro',
      observation: 'Observação',
      accountNotice: 'Avisos da conta',
      accountingMonth: 'Mês de contabilidade',
      job: 'Trabalho',
      largeFile: 'Ficheiro para um trabalho',
      dataSet: 'Conjunto de dados',
      setup: 'Preparação do registo',
      tempDocument: 'Documento temporário',
      ticket: 'Pedido de suporte',
    } satisfies WordedObjects,
  },
  help: {
    objectId: 'O número com que o registo identifica o objeto.',
    transponder: 'Encontra o que diz respeito a um animal, pelo número completo.',
    impersonatorId: 'Quem atuou em nome do utilizador.',
  },
  page: {
    open: 'Ver detalhes',
    title: 'Detalhes do registo de auditoria',
    close: 'Fechar',
    of: 'Auditoria: %{title}',
    none: 'A auditoria não tem consultas nem alterações desta ficha.',
    all: 'Ver toda a auditoria desta ficha',
  },
  details: {
    apiKey: 'Número da chave de API',
    keyName: 'Chave de API',
    partner: 'Parceiro',
    fields: 'Campos alterados',
    versions: 'Versões consultadas',
    revisionId: 'Versão',
    outside: 'Fora do âmbito da entidade',
    found: 'Encontrado',
    country: 'País',
    own: 'Ficheiros próprios',
    universalSearch: 'Texto pesquisado',
    currentPage: 'Página',
    itemsPerPage: 'Registos por página',
    sortProperty: 'Ordenado por',
    sortDirection: 'Sentido da ordenação',
    documentType: 'Tipo de ficheiro',
    documentTypeId: 'Número do objeto do ficheiro',
    transponder: 'Transponder',
    filename: 'Nome do ficheiro',
    processType: 'Tipo de processo',
    ids: 'Registos escolhidos',
  },
} as const;

import { showDate } from '../../../resources/numbers/dates.ts';
import { paths, type MailTexts } from './content.ts';

/** To the owner on record: what others have done in the owner's name, or read. */
export const toOwners: Pick<
  MailTexts,
  | 'accountOpenedByState'
  | 'ownerDataChanged'
  | 'ownerPhoneRead'
  | 'transponderRecalled'
  | 'recalledTransponderToCheck'
  | 'animalReportedDead'
  | 'animalSighted'
  | 'animalMarkedDead'
  | 'deathContestDecided'
  | 'handoverAsked'
  | 'handoverDone'
  | 'handoverDecided'
  | 'consentCode'
  | 'consentGiven'
> = {
  accountOpenedByState: () => ({
    subject: 'Foi aberta uma conta com os seus dados de titular',
    paragraphs: [
      'A conta foi aberta com a identidade do Estado de quem tem o seu número de identificação fiscal.',
    ],
    after: ['Se não foi a própria pessoa, contacte de imediato o operador do registo.'],
  }),
  ownerDataChanged: () => ({
    subject: 'Os seus dados no registo foram alterados',
    paragraphs: [
      'Os seus dados no registo de animais de companhia foram alterados, porque foi aceite um pedido em seu nome.',
    ],
    after: ['Se não fez este pedido, contacte de imediato o operador do registo.'],
  }),
  ownerPhoneRead: ({ animalName, transponder, reader }) => ({
    subject: `${animalName}: o seu telefone foi consultado`,
    paragraphs: [
      `${reader} consultou o seu telefone no registo de ${animalName} (transponder ${transponder}), para poder falar consigo.`,
      'O motivo que indicou está na sua conta, em «Quem consultou os meus dados».',
    ],
    after: ['Se não reconhece este contacto, avise o operador do registo.'],
  }),
  animalSighted: ({ animalName, token }) => ({
    subject: `${animalName ?? 'O animal que procura'}: há um avistamento`,
    paragraphs: [
      `Uma pessoa comunicou que viu ${animalName ?? 'o animal que procura'}. Onde, quando e o que escreveu está na página da ligação.`,
      'Nessa página pode também ocultar avistamentos, deixar de os receber ou parar estas mensagens.',
    ],
    action: { label: 'Ver os avistamentos', path: paths.sightings(token) },
    after: ['Não pague nem combine encontros a sós com quem lhe peça dinheiro pelo animal.'],
  }),
  transponderRecalled: ({ animalName, transponder }) => ({
    subject: `${animalName}: o transponder foi recolhido pelo fabricante`,
    paragraphs: [
      `O transponder ${transponder}, com que ${animalName} está no registo de animais de companhia, é de um lote que foi recolhido: pode deixar de ser lido.`,
      'Peça a um veterinário que confirme com um leitor se o transponder ainda responde. Se não responder, o animal precisa de outro, que o veterinário adiciona à ficha.',
    ],
  }),
  recalledTransponderToCheck: ({ animalName, transponder, caseId }) => ({
    subject: `${animalName}: confirmar um transponder recolhido`,
    paragraphs: [
      `O transponder ${transponder}, com que ${animalName} está no registo de animais de companhia, é de um lote que foi recolhido: pode deixar de ser lido.`,
      'Passe o leitor quando vir o animal. Se o transponder responder, registe-o na lista. Se não responder, aplique outro, adicione-o à ficha do animal e registe a substituição na lista.',
    ],
    action: { label: 'Abrir na lista de animais a verificar', path: paths.recallCase(caseId) },
    after: ['O titular foi avisado, se tiver um e-mail no registo.'],
  }),
  animalReportedDead: ({ animalName, transponder }) => ({
    subject: `${animalName}: óbito registado`,
    paragraphs: [
      `O óbito de ${animalName} (transponder ${transponder}) foi registado, porque foi aceite uma comunicação feita ao registo.`,
    ],
    after: ['Se o animal está vivo, contacte o operador do registo: o registo do óbito pode ser anulado.'],
  }),
  animalMarkedDead: ({ animalName, transponder, deathDate, registeredBy, days, token }) => ({
    subject: `${animalName}: óbito registado`,
    paragraphs: [
      `O óbito de ${animalName} (transponder ${transponder}), em ${showDate(deathDate)}, foi registado por ${registeredBy}.`,
      `Se o animal está vivo, oponha-se nos próximos ${days} dias: o operador do registo decide antes de mais, e o óbito pode ser anulado.`,
    ],
    action: { label: 'Opor-me ao óbito', path: paths.death(token) },
    after: ['Abrir a página não altera nada. Se o óbito está certo, não precisa de fazer nada.'],
  }),
  deathContestDecided: ({ animalName, transponder, stands }) => ({
    subject: `${animalName}: oposição decidida`,
    paragraphs: [
      stands
        ? `O óbito de ${animalName} (transponder ${transponder}) mantém-se.`
        : `O óbito de ${animalName} (transponder ${transponder}) foi anulado: o animal está vivo no registo.`,
    ],
    after: ['Se não concorda, contacte o operador do registo.'],
  }),
  handoverAsked: ({ animalName, transponder, registerName, token }) => ({
    subject: `${animalName}: passagem para outro registo`,
    paragraphs: [
      `Foi pedido que ${animalName} (transponder ${transponder}) passe para o registo ${registerName}, porque vai viver noutro Estado.`,
      'Só passa se concordar. Os seus dados não são transmitidos: registe-se como titular no outro registo.',
    ],
    action: { label: 'Ver o pedido', path: paths.handover(token) },
    after: ['Abrir a página não altera nada. Se não concorda, não precisa de fazer nada.'],
  }),
  handoverDone: ({ animalName, transponder, registerName, days, token }) => ({
    subject: `${animalName}: passou para outro registo`,
    paragraphs: [
      `${animalName} (transponder ${transponder}) passou para o registo ${registerName}.`,
      `Se não concordou, oponha-se nos próximos ${days} dias: o operador do registo decide antes de mais, e a passagem pode ser anulada.`,
    ],
    action: { label: 'Opor-me à passagem', path: paths.handover(token) },
    after: ['Abrir a página não altera nada. Se a passagem está certa, não precisa de fazer nada.'],
  }),
  handoverDecided: ({ animalName, transponder, stands }) => ({
    subject: `${animalName}: passagem para outro registo decidida`,
    paragraphs: [
      stands
        ? `A passagem de ${animalName} (transponder ${transponder}) para outro registo mantém-se.`
        : `A passagem de ${animalName} (transponder ${transponder}) para outro registo foi anulada: o animal está de novo neste registo.`,
    ],
    after: ['Se não concorda, contacte o operador do registo.'],
  }),
  consentCode: ({ entityName, code, minutes }) => ({
    subject: `Código para abrir a sua ficha a ${entityName}`,
    paragraphs: [
      `${entityName} pede para ler a sua ficha no registo de animais de companhia: identificação, morada e contactos.`,
      'Se está ao balcão e concorda, diga este código:',
    ],
    code,
    after: [
      `O código é válido durante ${minutes} minutos. Pode retirar o acesso quando quiser, na sua conta.`,
      'Se não está ao balcão desta entidade, não diga o código a ninguém: sem ele, a ficha continua fechada.',
    ],
  }),
  consentGiven: ({ entityName }) => ({
    subject: `${entityName} passou a poder ler a sua ficha`,
    paragraphs: [
      `Com o código que disse ao balcão, ${entityName} passou a ler a sua ficha no registo de animais de companhia, até que lhe retire o acesso.`,
      'As entidades com acesso estão na sua conta, onde o pode revogar.',
    ],
    action: { label: 'Ver quem tem acesso', path: paths.ownConsents },
    after: ['Se não deu este código, revogue o acesso e avise o operador do registo.'],
  }),
};

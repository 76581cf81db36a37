import type { HelpText } from '../article.ts';

/** Finding, registering and keeping animals. */
export const animalArticles: readonly HelpText[] = [
  {
    url: '/animal/create',
    category: 'animals',
    pt: {
      title: 'Registar um animal',
      contents: `
<p>Antes de começar, tenha consigo o animal, um leitor e um documento de identificação do titular. Leia o número no animal;
não o copie de uma etiqueta ou de um boletim. O registo tem três passos: o animal, o titular e a confirmação.</p>
<h2>O transponder</h2>
<p>Escreva ou leia os 15 algarismos. A página verifica logo se o número pode ser registado e diz porquê se não puder: já está
registado, não consta da rastreabilidade, pertence a outra entidade.</p>
<h2>O animal</h2>
<ul>
<li>Em <strong>Espécie ou raça</strong>, escreva parte do nome: «labr», «europeu», «cão».</li>
<li>Um animal sem raça definida tem a sua própria entrada na lista; um cruzado indica-se em <strong>Animal cruzado</strong>.</li>
<li>As raças potencialmente perigosas mostram um aviso que tem de ser lido. Comunique-o ao titular.</li>
<li>Passados 120 dias do nascimento, o registo é aceite, mas fica assinalado como fora de prazo.</li>
</ul>
<h2>O titular</h2>
<p>Indique primeiro o tipo, a residência e o país. Com o NIF, se a pessoa já estiver registada, o resto do formulário
é preenchido automaticamente; confirme os dados com o documento dela. Com o código postal, a localidade e a freguesia também.</p>
<h2>Se o animal já estiver registado</h2>
<p>Com o número, o nome e o titular, a página pesquisa fichas que possam ser do mesmo animal: do mesmo titular e com um nome
parecido, ou com um número em que um algarismo é diferente ou dois vizinhos estão trocados. Mostra até cinco, com os motivos.</p>
<ul>
<li>Abra a ficha noutro separador e leia outra vez o número no animal.</li>
<li>Se for o mesmo animal, não o registe: use a ficha que existe.</li>
<li>Se não for, assinale <strong>É outro animal</strong>. A confirmação fica registada na auditoria.</li>
</ul>
<h2>Guardar</h2>
<p>No último passo leia tudo o que escreveu; <strong>Alterar</strong> volta ao passo onde está o que quer corrigir. O registo
gasta um crédito da entidade, exceto com transponders de campanha. Se faltar alguma coisa, a página leva-o ao
primeiro campo por corrigir e não perde nada do que escreveu.</p>
<h2>Se for interrompido</h2>
<p>O que escreve fica guardado neste dispositivo enquanto não terminar a sessão. Se a página for recarregada, continua onde
estava. Quando voltar à página, escolha
<strong>Continuar o registo</strong>.</p>`,
    },
    en: {
      title: 'Registering an animal',
      contents: `
<p>Before you begin, have with you the animal, a chip reader and an identity document of the owner. Read the number from
the animal; do not copy it from a label or a booklet. A registration has three steps: the animal, its owner and the
confirmation.</p>
<h2>The transponder</h2>
<p>Type or scan the 15 digits. The page checks at once whether the number can be registered, and says why if it cannot: it
is registered already, it is not in the traceability system, it belongs to another entity.</p>
<h2>The animal</h2>
<ul>
<li>For the species or breed, type part of the name.</li>
<li>An animal without a defined breed has its own entry in the list; for a cross, switch on <strong>Cross-breed</strong>.</li>
<li>Potentially dangerous breeds show a notice that has to be read. Tell the owner what it says.</li>
<li>More than 120 days after birth the registration is accepted, and marked as late.</li>
</ul>
<h2>The owner</h2>
<p>Enter the type, residence and country first. If the tax number belongs to an owner who is already registered, the rest of
the form is filled in automatically; check it against their document. The postal code fills in the locality and parish.</p>
<h2>If the animal is registered already</h2>
<p>With the number, the name and the owner, the page looks for records that may be of the same animal: of the same owner and
with a similar name, or with a number in which one digit is different or two neighbours are swapped. It shows up to five, with
the reasons.</p>
<ul>
<li>Open the record in another tab and read the number from the animal again.</li>
<li>If it is the same animal, do not register it: use the record that exists.</li>
<li>If it is not, tick <strong>It is another animal</strong>. The confirmation is kept in the audit.</li>
</ul>
<h2>Saving</h2>
<p>At the last step read everything that you typed; <strong>Change</strong> goes back to the step where it is. A registration
uses one of the entity’s credits, except with campaign transponders. If something is missing, the page takes you to the first field to correct, and nothing you typed is lost.</p>
<h2>If you are interrupted</h2>
<p>What you type is kept on this device until you sign out. A page that is loaded again continues where it was. When you come
back to the page later, select <strong>Continue the registration</strong>.</p>`,
    },
  },
  {
    url: '/animal/view/:transponder',
    category: 'animals',
    pt: {
      title: 'A ficha do animal',
      contents: `
<p>A ficha junta tudo o que o registo sabe de um animal. No topo estão o nome, o estado e o número; à direita, a situação
sanitária e as operações possíveis.</p>
<h2>Estados</h2>
<ul>
<li><strong>Normal</strong>: sem processos em curso.</li>
<li><strong>Desaparecido</strong> ou <strong>encontrado</strong>: há um processo aberto.</li>
<li><strong>Morto</strong>: a ficha só pode ser consultada.</li>
</ul>
<p>Um cadeado quer dizer que a ficha está bloqueada. <strong>Transmissão de titularidade pendente</strong> quer dizer que há um
<a href="/help/article/transfers">pedido por decidir</a>; até lá, os dados não podem ser alterados.</p>
<h2>Operações</h2>
<p>Um botão inativo indica sempre o motivo. Se precisar de uma operação que a sua conta não permite, fale com quem gere as contas
da sua entidade.</p>
<h2>Corrigir dados</h2>
<p>Escolha <strong>Editar</strong>. Só pode alterar o que a sua conta permite, e cada alteração fica no histórico com a data e
o autor. Se outra pessoa guardar ao mesmo tempo, a página mostra as duas versões e deixa-o escolher campo a campo.</p>
<h2>Que dados do titular aparecem</h2>
<p>Os contactos completos só são visíveis para a entidade que registou o titular, que tratou da transmissão para ele ou que ele
autorizou. Os outros veem o nome e o concelho. Um médico veterinário, ou quem encontrou o animal, pode ver o telefone indicando o motivo: o
titular é avisado. Cada consulta fica registada.</p>
<h2>Observações</h2>
<p>Com a permissão para consultar observações, o botão <strong>Observações</strong>, no topo de cada ficha, mostra o que os colegas
escreveram sobre ela e deixa-o adicionar uma nota. Pode eliminar as suas. O operador do registo pode fixar uma observação no cimo da lista, ou
torná-la pública: nesse caso aparece na página a quem a abre. Quem não pode abrir a ficha não vê as observações.</p>`,
    },
    en: {
      title: 'An animal’s record',
      contents: `
<p>The record contains all the information on an animal. At the top are its name, status and number; on the right, its
health and the operations that you can do.</p>
<h2>Statuses</h2>
<ul>
<li><strong>Normal</strong>: no report is open.</li>
<li><strong>Lost</strong> or <strong>found</strong>: a report is open.</li>
<li><strong>Dead</strong>: the record can only be viewed.</li>
</ul>
<p>A padlock means that the record is locked. A pending change of owner means that a
<a href="/help/article/transfers">request waits for a decision</a>; until then the data cannot be changed.</p>
<h2>Operations</h2>
<p>An inactive button always shows the reason. If you need an operation that you do not have permission for, ask the person
who manages your entity’s accounts.</p>
<h2>Correcting data</h2>
<p>Select <strong>Edit</strong>. You can change only what your account allows, and each change is kept in the history with its date and
author. If someone else saves at the same time, the page shows both versions and lets you choose field by field.</p>
<h2>Which of the owner’s data you see</h2>
<p>Full contact details are shown to the entity that registered the owner, carried out the change of owner, or was given consent. Others
see the name and the municipality. A veterinarian, or the entity that has found the animal, can read the phone for a reason: the owner is informed. Each
view is recorded.</p>
<h2>Notes</h2>
<p>If you have permission to view notes, the <strong>Notes</strong> button at the top of each record shows what your colleagues wrote about
it, and lets you add a note. You can delete your own. The operator of the register can pin a note to the top of the list, or make it public:
it is then shown on the page to everyone who opens it. Users who cannot open a record do not see its notes.</p>`,
    },
  },
  {
    url: '/owner',
    category: 'animals',
    pt: {
      title: 'Titulares',
      contents: `
<p>O titular é a pessoa, singular ou coletiva, em nome de quem o animal está registado. Cada titular tem uma só ficha, identificada pelo país
e pelo NIF ou, quando não o tem, pelo documento de identificação.</p>
<h2>Encontrar um titular</h2>
<p>Pesquise pelo nome, pelo NIF ou pelo telefone. A lista mostra os titulares que a sua entidade registou, que receberam um animal por seu intermédio ou que a autorizaram.</p>
<h2>Corrigir os dados</h2>
<p>Confirme sempre com um documento. Se a ficha estiver bloqueada, a página diz até quando e porquê.</p>
<h2>Lembretes por e-mail</h2>
<p>Se o operador do registo os tiver ligado, o titular recebe um e-mail antes do fim da vacinação antirrábica ou da licença de
cada animal. Quem não os quiser pode recusá-los com a ligação que vem no próprio e-mail, sem iniciar sessão, ou pedir que
assinale <strong>Não enviar lembretes</strong> na ficha. Cada lembrete enviado aparece na linha de vida do animal.</p>
<h2>Os animais de um titular</h2>
<p>Na ficha, o separador <strong>Animais</strong> mostra todos os que estão em seu nome. Para passar um deles para outro titular,
<a href="/help/article/animal/owner/change/:transponder">peça a transmissão de titularidade</a> a partir da ficha do animal.</p>`,
    },
    en: {
      title: 'Owners',
      contents: `
<p>The owner is the individual or organisation in whose name the animal is registered. Each owner has one record, identified by
country and tax number or, without one, by identity document.</p>
<h2>Finding an owner</h2>
<p>Search by name, tax number or telephone. The list shows the owners that your entity registered, who received an animal through it, or who gave it consent.</p>
<h2>Correcting their data</h2>
<p>Always check against a document. If the record is locked, the page says until when and why.</p>
<h2>Reminders by email</h2>
<p>If the operator of the register has switched them on, the owner gets an email before the rabies vaccination or the licence of
each animal ends. Owners who do not want them can refuse them with the link in the email itself, without signing in, or ask you
to select <strong>Do not send reminders</strong> on the record. Each reminder that was sent is on the life line of the animal.</p>
<h2>An owner’s animals</h2>
<p>On the record, the animals tab shows all that are in their name. To transfer one to another owner,
<a href="/help/article/animal/owner/change/:transponder">request a change of owner</a> from the animal’s record.</p>`,
    },
  },
];

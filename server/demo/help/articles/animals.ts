import type { HelpText } from '../article.ts';

/** Finding, registering and keeping animals. */
export const animalArticles: readonly HelpText[] = [
  {
    url: '/animal/create',
    category: 'animals',
    pt: {
      title: 'Registar um animal',
      contents: `
<p>Antes de começar, tenha o animal e um leitor à mão, e um documento do titular. O número é lido no animal, não copiado
de uma etiqueta ou de um boletim.</p>
<h2>O transponder</h2>
<p>Escreva ou leia os 15 algarismos. A página verifica logo se o número pode ser registado e diz porquê se não puder: já está
registado, não consta da rastreabilidade, pertence a outra entidade.</p>
<h2>O animal</h2>
<ul>
<li>Em <strong>Espécie ou raça</strong>, escreva parte do nome: «labr», «europeu», «cão».</li>
<li>Um animal sem raça definida tem a sua própria entrada na lista; um cruzado indica-se em <strong>É cruzado</strong>.</li>
<li>As raças potencialmente perigosas mostram um aviso que tem de ser lido. Comunique-o ao titular.</li>
<li>Passados 120 dias do nascimento, o registo é aceite, mas fica assinalado como fora de prazo.</li>
</ul>
<h2>O titular</h2>
<p>Indique primeiro o tipo, a residência e o país. Com o NIF, se a pessoa já estiver registada, o resto do formulário
preenche-se sozinho; confirme os dados com o documento dela. Com o código postal, a localidade e a freguesia também.</p>
<h2>Guardar</h2>
<p>O registo gasta um crédito da entidade, exceto com transponders de campanha. Se faltar alguma coisa, a página leva-o ao
primeiro campo por corrigir e não perde nada do que escreveu.</p>
<h2>Se for interrompido</h2>
<p>O que escreve fica guardado neste dispositivo enquanto não terminar a sessão. Quando voltar à página, escolha
<strong>Continuar o registo</strong>.</p>`,
    },
    en: {
      title: 'Registering an animal',
      contents: `
<p>Before you begin, have the animal and a reader at hand, and a document of the owner’s. The number is read from the animal,
not copied from a label or a booklet.</p>
<h2>The transponder</h2>
<p>Type or scan the 15 digits. The page checks at once whether the number can be registered, and says why if it cannot: it
is registered already, traceability does not know it, it belongs to another entity.</p>
<h2>The animal</h2>
<ul>
<li>For the species or breed, type part of the name.</li>
<li>An animal without a defined breed has its own entry in the list; a cross is marked as one.</li>
<li>Potentially dangerous breeds show a notice that has to be read. Tell the owner what it says.</li>
<li>More than 120 days after birth the registration is accepted, and marked as late.</li>
</ul>
<h2>The owner</h2>
<p>Give the type, residence and country first. Once the VAT number is in, the rest of the form fills itself for a person who
is registered already; check it against their document. The postal code does the same for town and parish.</p>
<h2>Saving</h2>
<p>A registration takes one of the entity’s credits, except with campaign transponders. If something is missing, the page
takes you to the first field to correct, and nothing you typed is lost.</p>
<h2>If you are interrupted</h2>
<p>What you type is kept on this device until you sign out. When you come back to the page, choose to continue the
registration.</p>`,
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
<p>Um cadeado quer dizer que a ficha está bloqueada. <strong>Mudança de titular pendente</strong> quer dizer que há um
<a href="/help/article/transfers">pedido por decidir</a>; até lá, os dados não mudam.</p>
<h2>Operações</h2>
<p>Um botão apagado diz sempre porquê. Se precisar de uma operação que a sua conta não permite, fale com quem gere as contas
da sua entidade.</p>
<h2>Corrigir dados</h2>
<p>Escolha <strong>Editar</strong>. Só pode alterar o que a sua conta permite, e cada alteração fica no histórico com a data e
o autor. Se outra pessoa gravar ao mesmo tempo, a página mostra as duas versões e deixa-o escolher campo a campo.</p>
<h2>Que dados do titular aparecem</h2>
<p>Os contactos completos só são visíveis para quem registou ou trata o animal, e quando o animal está desaparecido ou foi
encontrado. Nos outros casos vê apenas o nome e o concelho. Cada consulta fica registada.</p>`,
    },
    en: {
      title: 'An animal’s record',
      contents: `
<p>The record holds all that the register knows of an animal. At the top are its name, status and number; at the right, its
health and what can be done.</p>
<h2>Statuses</h2>
<ul>
<li><strong>Normal</strong>: nothing is under way.</li>
<li><strong>Lost</strong> or <strong>found</strong>: a case is open.</li>
<li><strong>Dead</strong>: the record can only be read.</li>
</ul>
<p>A padlock means that the record is locked. A pending change of owner means that a
<a href="/help/article/transfers">request waits for a decision</a>; until then nothing changes.</p>
<h2>Operations</h2>
<p>A button that is off always says why. If you need an operation that your account does not allow, speak to whoever manages
your entity’s accounts.</p>
<h2>Correcting data</h2>
<p>Choose to edit. You can change only what your account allows, and each change goes into the history with its date and
author. If somebody else saves at the same time, the page shows both versions and lets you choose field by field.</p>
<h2>Which of the owner’s data you see</h2>
<p>Full contact details are shown to those who registered or treat the animal, and while it is lost or found. Otherwise you
see the name and the municipality only. Each such look is recorded.</p>`,
    },
  },
  {
    url: '/owner',
    category: 'animals',
    pt: {
      title: 'Titulares',
      contents: `
<p>O titular é quem responde pelo animal perante o registo. Cada pessoa ou entidade existe uma só vez, identificada pelo país
e pelo NIF ou, quando não o tem, pelo documento de identificação.</p>
<h2>Encontrar um titular</h2>
<p>Procure pelo nome, pelo NIF ou pelo telefone. A lista mostra os titulares dos animais que a sua entidade registou ou trata.</p>
<h2>Corrigir os dados</h2>
<p>Confirme sempre com um documento. Se a ficha estiver bloqueada, a página diz até quando e porquê.</p>
<h2>Os animais de um titular</h2>
<p>Na ficha, o separador <strong>Animais</strong> mostra todos os que estão em seu nome. Para passar um deles a outra pessoa,
<a href="/help/article/animal/owner/change/:transponder">peça a mudança de titular</a> a partir da ficha do animal.</p>`,
    },
    en: {
      title: 'Owners',
      contents: `
<p>The owner is who answers for the animal before the register. Each person or body is there once, known by country and VAT
number or, without one, by identity document.</p>
<h2>Finding an owner</h2>
<p>Search by name, VAT number or telephone. The list shows the owners of the animals that your entity registered or treats.</p>
<h2>Correcting their data</h2>
<p>Always check against a document. If the record is locked, the page says until when and why.</p>
<h2>An owner’s animals</h2>
<p>On the record, the animals tab shows all that are in their name. To pass one on to somebody else,
<a href="/help/article/animal/owner/change/:transponder">ask for a change of owner</a> from the animal’s record.</p>`,
    },
  },
];

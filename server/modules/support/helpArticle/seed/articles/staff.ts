import type { HelpText } from '../article.ts';

/** Help for the operator's users. */
export const staffArticles: readonly HelpText[] = [
  {
    url: '/personal/impersonate',
    category: 'staff',
    pt: {
      title: 'Agir em nome de outro utilizador',
      contents: `
<p>Para ajudar alguém, pode ver o registo como essa pessoa o vê e agir em nome dela. Só algumas contas o podem fazer.</p>
<h2>Como se faz</h2>
<ol>
<li>Na área pessoal, abra <strong>Agir em nome de outro utilizador</strong> e pesquise o utilizador pelo nome ou pelo e-mail.</li>
<li>Confirme. A página passa a mostrar apenas o que essa pessoa pode ver e fazer.</li>
<li>Enquanto durar, uma faixa no topo lembra em nome de quem está a agir.</li>
<li>Para acabar, escolha <strong>Sair</strong> nessa faixa. A sua própria sessão continua onde estava.</li>
</ol>
<blockquote><p>Tudo o que fizer fica registado com os dois nomes: o seu e o da outra pessoa. Faça-o só a pedido dela, e só o
necessário.</p></blockquote>
<p>A palavra-passe e as sessões da outra pessoa não se veem nem se mudam assim.</p>`,
    },
    en: {
      title: 'Acting for another user',
      contents: `
<p>To help a user, you can see the register as they see it, and act in their name. Only some accounts may do so.</p>
<h2>How it is done</h2>
<ol>
<li>In the personal area, open <strong>Act for another user</strong> and search for the user by name or email address.</li>
<li>Confirm. From then on the pages show only what that person may see and do.</li>
<li>As long as it lasts, a band at the top says in whose name you are acting.</li>
<li>To finish, choose <strong>Exit</strong> in that band. Your own session continues where it was.</li>
</ol>
<blockquote><p>Whatever you do is recorded with both names, yours and theirs. Do it only when they ask for it, and only what is
needed.</p></blockquote>
<p>The other person’s password and sessions can neither be seen nor changed in this way.</p>`,
    },
  },
  {
    url: '/configuration',
    category: 'staff',
    pt: {
      title: 'Avisos, destaques, novidades e aviso legal',
      contents: `
<p>Na configuração estão os textos que todas as pessoas leem e algumas regras do registo. Cada alteração entra logo em vigor e
fica registada.</p>
<h2>Que texto usar</h2>
<ul>
<li><strong>Aviso geral</strong>: uma faixa no topo de todas as páginas, para o que é urgente e curto, como uma paragem marcada. Elimine o texto quando deixar de fazer falta.</li>
<li><strong>Destaques</strong>: uma janela à entrada, para o que vale a pena ler uma vez. Cada pessoa pode descartá-la; volta a aparecer quando o texto mudar.</li>
<li><strong>Novidades</strong>: a página com o que mudou no registo, para consulta.</li>
<li><strong>Ajuda no início de sessão</strong>: para quem ainda não conseguiu entrar.</li>
<li><strong>Aviso legal</strong>: é lido e aceite antes de usar o registo. Se a alteração for importante, aumente a versão: todas as pessoas terão de o ler de novo.</li>
</ul>
<h2>Lembretes aos titulares</h2>
<p>Indique quantos dias antes do fim da vacinação antirrábica ou da licença o titular é lembrado por e-mail; com 0, não são
enviados lembretes. Cada animal tem um lembrete por vacinação ou licença. Não recebem lembretes os titulares que os recusaram,
nem os de animais mortos ou desaparecidos.</p>
<h2>Dois idiomas</h2>
<p>Cada pessoa lê o texto no idioma da sua página. Sem texto em inglês, é mostrado o português.</p>
<h2>Escrever bem</h2>
<p>Frases curtas, a informação principal primeiro, a data por extenso. Evite siglas que só os colegas conhecem.</p>`,
    },
    en: {
      title: 'Announcements, highlights, news and the legal notice',
      contents: `
<p>The configuration holds the texts that all users read, and some of the register’s rules. Each change takes effect at once
and is recorded.</p>
<h2>Which text to use</h2>
<ul>
<li><strong>The general announcement</strong>: a band at the top of every page, for what is urgent and short, such as a planned outage. Delete it once it is no longer needed.</li>
<li><strong>The highlights</strong>: a window after signing in, for what is worth reading once. Each user can discard it; it comes back when its text changes.</li>
<li><strong>What’s new</strong>: the page of what has changed in the register, to be looked up.</li>
<li><strong>Help with signing in</strong>: for users who cannot sign in.</li>
<li><strong>The legal notice</strong>: read and accepted before the register is used. If a change matters, raise the version: all users then have to read it again.</li>
</ul>
<h2>Reminders to owners</h2>
<p>Enter how many days before the end of a rabies vaccination or a licence its owner is reminded by email; with 0, no reminders
are sent. Each animal has one reminder for a vaccination or licence. Owners who have refused reminders get none, nor do those of
dead or lost animals.</p>
<h2>Two languages</h2>
<p>Each user reads the text in the language of their page. Without an English text, the Portuguese one is shown.</p>
<h2>Writing well</h2>
<p>Short sentences, the main thing first, dates written out. Avoid abbreviations that only colleagues know.</p>`,
    },
  },
  {
    url: '/audit',
    category: 'staff',
    pt: {
      title: 'Consultar a auditoria',
      contents: `
<p>A auditoria mostra quem fez o quê no registo, quando e a partir de que endereço. Inclui as consultas de dados pessoais e os
inícios de sessão. Ninguém pode alterar nem eliminar uma linha. A página abre com a permissão de leitura da auditoria.</p>
<h2>Encontrar uma linha</h2>
<ul>
<li><strong>Data e hora</strong>: o período, com o primeiro e o último dia incluídos.</li>
<li><strong>Utilizador</strong>: quem praticou o ato. Quando alguém atuou em nome de outro utilizador, a linha indica ambos.</li>
<li><strong>Ação</strong> e <strong>Objeto</strong>: por exemplo, todas as alterações de titulares.</li>
<li><strong>Transponder</strong>: tudo o que diz respeito a um animal, pelo número completo.</li>
<li><strong>Endereço IP</strong>: de onde o pedido foi feito.</li>
</ul>
<p>Os filtros podem ser combinados. As linhas mais recentes aparecem primeiro.</p>
<h2>Ler uma linha</h2>
<p>O objeto é uma ligação para a sua página, se a sua conta a puder abrir. <strong>Ver detalhes</strong> mostra o resto: os campos
alterados, o texto pesquisado, o ficheiro aberto.</p>
<h2>Exportar</h2>
<p>A lista, com os filtros escolhidos, pode ser exportada. Contém dados pessoais: guarde-a só enquanto precisar dela. Também as
consultas da auditoria ficam registadas.</p>
<h2>A minha própria atividade</h2>
<p>Cada utilizador vê o que foi feito com a sua conta na área pessoal, em <a href="/help/article/personal">Área pessoal</a>.</p>`,
    },
    en: {
      title: 'Reading the audit',
      contents: `
<p>The audit shows who did what in the register, when, and from which address. It includes reads of personal data and sign-ins.
No row can be changed or deleted. The page opens with the permission to read the audit.</p>
<h2>Finding what you need</h2>
<ul>
<li><strong>Date and time</strong>: the period, its first and last day included.</li>
<li><strong>User</strong>: who acted. If a user acted for another one, the row names both.</li>
<li><strong>Action</strong> and <strong>Object</strong>: for example, all changes of owners.</li>
<li><strong>Transponder</strong>: everything that concerns one animal, by its whole number.</li>
<li><strong>IP address</strong>: where the request came from.</li>
</ul>
<p>You can combine the filters. The newest rows come first.</p>
<h2>Reading a row</h2>
<p>The object is a link to its page, if your account may open it. <strong>View details</strong> shows the rest: the fields that
changed, the text that was searched for, the file that was opened.</p>
<h2>Exporting</h2>
<p>You can export the list with the filters that you chose. It holds personal data: keep it only as long as you need it. Reads of
the audit are recorded as well.</p>
<h2>Your own activity</h2>
<p>Each user sees what was done with their account in the <a href="/help/article/personal">personal area</a>.</p>`,
    },
  },
  {
    url: '/help',
    category: 'staff',
    pt: {
      title: 'Escrever a ajuda',
      contents: `
<p>Quem tem permissão para escrever a ajuda vê, em cada artigo, o botão <strong>Editar</strong> e, no índice, <strong>Novo
artigo</strong>.</p>
<h2>A que página pertence</h2>
<p>Cada artigo explica uma página, indicada pelo endereço. O botão de ajuda dessa página, e das que estão abaixo dela, abre o
artigo. Onde o endereço muda de registo para registo, escreva o nome com dois pontos: <code>/animal/view/:transponder</code>.</p>
<h2>Português e inglês</h2>
<p>Um artigo é escrito em cada idioma em separado. Para traduzir, mude o idioma da página e abra o artigo: se ainda não existir
nesse idioma, o texto do outro serve de ponto de partida.</p>
<h2>O texto</h2>
<p>O editor tem títulos, listas, ligações, citações e tabelas. Pode colar texto de outro programa: a formatação desnecessária é removida automaticamente. Com três títulos ou mais, o artigo ganha um índice. Use o separador <strong>Pré-visualizar</strong> antes de guardar.</p>
<h2>Enganei-me</h2>
<p>As versões anteriores ficam guardadas e podem ser comparadas.</p>`,
    },
    en: {
      title: 'Writing the help',
      contents: `
<p>Those who may write the help see a button to edit on each article, and one for a new article on the index.</p>
<h2>The page it belongs to</h2>
<p>Each article explains a page, given by its address. The help button of that page, and of those below it, opens the article.
Where the address differs between records, write the name with a colon: <code>/animal/view/:transponder</code>.</p>
<h2>Portuguese and English</h2>
<p>An article is written in each language separately. To translate one, change the language of the page and open the article: if
it does not exist in that language yet, the other’s text is what you start from.</p>
<h2>The text</h2>
<p>The editor has headings, lists, links, quotations and tables. You can paste text from another program: unnecessary formatting is removed
automatically. With three headings or more, an article gets a table of contents. Look at the preview before you save.</p>
<h2>I have made a mistake</h2>
<p>Earlier versions are kept and can be compared.</p>`,
    },
  },
  {
    url: '/owner-merges',
    category: 'staff',
    pt: {
      title: 'Fundir duas fichas de um titular',
      contents: `
<p>Quando a mesma pessoa tem duas fichas, pede-se a fusão: uma ficha mantém-se e a outra fica bloqueada, só para consulta.</p>
<h2>Pedir</h2>
<ol>
<li>Na ficha do titular, escolha <strong>Fundir com outra ficha</strong>. As fichas parecidas aparecem primeiro; pode também pesquisar.</li>
<li>Compare os dados. Para cada campo diferente, escolha o valor que fica. Os números de identificação são sempre os da ficha que
se mantém: se os certos estão na outra, escolha <strong>Manter a outra ficha</strong>.</li>
<li>Escreva os fundamentos, junte os documentos e envie. Nada muda antes da decisão.</li>
</ol>
<h2>Decidir</h2>
<p>O pedido mostra as duas fichas e o que passa de uma para a outra: animais, formações, pedidos em curso, documentos e a conta. Uma
formação ou conta que a ficha mantida já tenha fica onde está. O número da ficha fundida passa a encontrar a ficha mantida.</p>
<h2>Anular</h2>
<p>Uma fusão aceite anula-se no próprio pedido, com o motivo. Cada ficha volta a ter o que era seu. Não é possível enquanto um dos animais
que passaram tiver outro titular, nem enquanto a ficha mantida estiver bloqueada ou fundida com uma terceira.</p>`,
    },
    en: {
      title: 'Merging two records of an owner',
      contents: `
<p>When the same person has two records, you request their merge: one record is kept, and the other is locked and can only be read.</p>
<h2>Request</h2>
<ol>
<li>In the owner’s record, select <strong>Merge with another record</strong>. Similar records come first; you can also search.</li>
<li>Compare the data. For each field that differs, select the value to keep. Identification numbers are always those of the record that
is kept: if the right ones are in the other record, select <strong>Keep the other record</strong>.</li>
<li>Enter the grounds, attach documents and send. Nothing changes before the decision.</li>
</ol>
<h2>Decide</h2>
<p>The request shows both records and what moves from one to the other: animals, trainings, open requests, documents and the account. A
training or account that the kept record has already stays where it is. The number of the merged record now finds the kept one.</p>
<h2>Undo</h2>
<p>An accepted merge is undone in the request itself, with a reason. Each record gets back what was its own. It is not possible while one
of the animals that moved has another owner, or while the kept record is locked or merged into a third.</p>`,
    },
  },
  {
    url: '/owner-erasures',
    category: 'staff',
    pt: {
      title: 'Eliminar os dados de um titular',
      contents: `
<p>Um titular pode pedir uma cópia dos seus dados: na ficha, <strong>Exportar os dados do titular</strong> faz um PDF e um ficheiro JSON, que
ficam disponíveis durante 15 dias. Confirme a identidade antes de os entregar.</p>
<p>Um titular pode também pedir que os seus dados sejam eliminados. Um titular com animais vivos não pode ser eliminado, só corrigido.</p>
<h2>Pedir</h2>
<p>Na ficha do titular, escolha <strong>Eliminar os dados do titular</strong> e escreva quem pediu e como confirmou a identidade.</p>
<h2>Confirmar</h2>
<p>Outra pessoa decide o pedido. Depois de aceite não pode ser anulado: o nome, os números, os contactos, as moradas e os documentos
desaparecem de todo o registo. O pedido mostra o que foi eliminado, o que fica e até quando.</p>
<h2>O que fica</h2>
<p>Fica um pseudónimo e o histórico dos animais. Durante cinco anos, fica também uma parte cifrada que a lei exige. Só quem configura o
registo a pode consultar, na ficha do titular e com um motivo.</p>`,
    },
    en: {
      title: 'Erasing an owner’s data',
      contents: `
<p>An owner can ask for a copy of their data: in the record, <strong>Export the owner’s data</strong> makes a PDF and a JSON file, which you can
download for 15 days. Confirm the owner’s identity before you hand them over.</p>
<p>An owner can also ask for their data to be erased. An owner with living animals cannot be erased, only corrected.</p>
<h2>Request</h2>
<p>In the owner’s record, select <strong>Erase the owner’s data</strong> and enter who asked and how you confirmed their identity.</p>
<h2>Confirm</h2>
<p>Another person decides the request. Once accepted, it cannot be undone: name, numbers, contact details, addresses and documents
disappear from the whole register. The request shows what was erased, what is kept and until when.</p>
<h2>What is kept</h2>
<p>A pseudonym and the history of the animals are kept. For five years, so is an encrypted part that the law requires. Only those who
configure the register can read it, in the owner’s record and with a reason.</p>`,
    },
  },
];

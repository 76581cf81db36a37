import type { HelpText } from '../article.ts';

/** Notifications, stored files and support. */
export const messageArticles: readonly HelpText[] = [
  {
    url: '/notifications',
    category: 'messages',
    pt: {
      title: 'Notificações',
      contents: `
<p>O registo avisa-o do que lhe diz respeito: um pedido decidido, elementos em falta, o saldo a acabar, uma resposta do suporte.
O número no sino conta as que estão por ler.</p>
<h2>Ler e arrumar</h2>
<ul>
<li>Escolha uma notificação para abrir aquilo de que ela fala; fica marcada como lida.</li>
<li>Pode marcar uma como lida sem a abrir, ou marcar todas de uma vez.</li>
<li>As notificações não desaparecem automaticamente. A página <strong>Notificações</strong> mostra todas, e pode ver só as que estão por ler.</li>
</ul>
<h2>Por e-mail</h2>
<p>Na <a href="/help/article/personal">área pessoal</a> decide se também quer receber as notificações por e-mail, e em que
idioma.</p>`,
    },
    en: {
      title: 'Notifications',
      contents: `
<p>The register notifies you of what concerns you: a request that was decided, something that is missing, a balance that runs low, an
answer from support. The number on the bell counts those you have not read.</p>
<h2>Reading and tidying up</h2>
<ul>
<li>Select a notification to open what it is about; it is then marked as read.</li>
<li>You can mark one as read without opening it, or all at once.</li>
<li>Notifications are not deleted automatically. The notifications page shows them all, or only the unread ones.</li>
</ul>
<h2>By email</h2>
<p>In your <a href="/help/article/personal">personal area</a> you decide whether you also want notifications by email, and in
which language.</p>`,
    },
  },
  {
    url: '/general-files',
    category: 'messages',
    pt: {
      title: 'Ficheiros: adicionar, ver e descarregar',
      contents: `
<p>Em <strong>Ficheiros gerais</strong> estão os modelos e as instruções para todas as pessoas que usam o registo. Os documentos
de um animal, de um titular ou de uma entidade estão no separador <strong>Ficheiros</strong> da respetiva ficha.</p>
<h2>Adicionar ficheiros</h2>
<ol>
<li>Escolha <strong>Adicionar ficheiros</strong> e indique até dez de cada vez, ou arraste-os para a página.</li>
<li>São aceites PDF, JPEG, PNG, GIF e as fotografias dos telemóveis. Uma fotografia acima do limite é reduzida automaticamente.</li>
<li>Acompanhe o envio de cada um. Se um falhar, tente de novo só esse.</li>
</ol>
<p>Das fotografias são retirados os dados escondidos, como o local onde foram tiradas.</p>
<h2>Ver e descarregar</h2>
<p>Escolha o nome do ficheiro para o ver na página. Alguns documentos deixam de estar disponíveis ao fim de um prazo, indicado na
lista.</p>
<h2>Eliminar</h2>
<p>Um ficheiro eliminado deixa de existir para todas as pessoas e não pode ser recuperado.</p>`,
    },
    en: {
      title: 'Files: adding, viewing and downloading',
      contents: `
<p>The general files are the templates and instructions for all users of the register. The documents of an animal, an
owner or an entity are in the files tab of its record.</p>
<h2>Adding files</h2>
<ol>
<li>Select <strong>Add files</strong> and choose up to ten at a time, or drag them onto the page.</li>
<li>PDF, JPEG, PNG, GIF and photographs from mobile phones are accepted. A photograph above the limit is made smaller automatically.</li>
<li>Follow the upload of each file. If one fails, try that one again.</li>
</ol>
<p>What is hidden in photographs, such as where they were taken, is removed.</p>
<h2>Viewing and downloading</h2>
<p>Choose a file’s name to see it on the page. Some documents are no longer available after a time, which the list shows.</p>
<h2>Deleting</h2>
<p>A deleted file is no longer available to any user and cannot be recovered.</p>`,
    },
  },
  {
    url: '/support',
    category: 'messages',
    pt: {
      title: 'Pedir ajuda ao suporte',
      contents: `
<p>Se a ajuda não responder à sua dúvida, ou se alguma coisa não funcionar, escreva ao suporte. O botão de suporte está sempre
à mão, no cabeçalho da página.</p>
<h2>Um bom pedido</h2>
<ul>
<li>Diga o que queria fazer e o que aconteceu, com as palavras da mensagem de erro.</li>
<li>Indique o transponder ou o número do pedido de que se trata. Não envie palavras-passe nem códigos.</li>
<li>Anexe uma imagem, se ajudar.</li>
</ul>
<h2>A resposta</h2>
<p>Recebe uma notificação quando o suporte responde. A conversa fica na página do pedido: leia, responda e anexe documentos
aí.</p>`,
    },
    en: {
      title: 'Asking support for help',
      contents: `
<p>If the help does not answer your question, or something does not work, write to support. The support button is always at
hand, in the page’s header.</p>
<h2>A good request</h2>
<ul>
<li>Say what you wanted to do and what happened, in the words of the error message.</li>
<li>Name the transponder or the number of the request it is about. Never send passwords or codes.</li>
<li>Attach a picture if it helps.</li>
</ul>
<h2>The answer</h2>
<p>You get a notification when support answers. The conversation stays on the request’s page: read, answer and attach documents
there.</p>`,
    },
  },
];

import type { HelpText } from '../article.ts';

/** Lists and keys. */
export const workArticles: readonly HelpText[] = [
  {
    url: '/animal',
    category: 'work',
    pt: {
      title: 'Listas, filtros e vistas',
      contents: `
<p>Todas as listas do registo funcionam da mesma maneira. O que aprende nos animais serve para titulares, entidades,
utilizadores e pedidos.</p>
<h2>Pesquisar</h2>
<p>Escreva na caixa de pesquisa uma ou mais palavras, ou parte de um número. Maiúsculas e acentos não contam: «joao» encontra
«João».</p>
<h2>Filtrar e ordenar</h2>
<ul>
<li><strong>Filtrar</strong> abre os filtros. Os que estão ativos aparecem por cima da lista e retiram-se um a um.</li>
<li>Escolha o título de uma coluna para ordenar por ela; escolha outra vez para inverter a ordem.</li>
</ul>
<h2>Colunas e aspeto</h2>
<p>Em <strong>Colunas</strong> decide o que aparece e por que ordem. Pode ver em tabela ou em cartões, com linhas mais espaçadas
ou mais juntas. Estas escolhas ficam na sua conta e acompanham-no para outro computador.</p>
<h2>Vistas guardadas</h2>
<p>Uma vista junta filtros, ordem, colunas e densidade com um nome seu. Se repete a mesma pesquisa todas as semanas, guarde-a
uma vez. Também pode copiar a ligação de uma vista e enviá-la a um colega: abre-se igual para ele, com o que ele puder ver.</p>
<h2>Ver sem sair da lista</h2>
<p>O olho ao lado de cada linha mostra a ficha num painel. Ao voltar de uma ficha, a lista está como a deixou.</p>
<h2>Exportar</h2>
<p><strong>Exportar</strong> guarda um ficheiro que se abre no Excel, com os resultados todos ou só com os selecionados. Um ficheiro
com dados pessoais é da sua responsabilidade: guarde-o só o tempo necessário.</p>`,
    },
    en: {
      title: 'Lists, filters and views',
      contents: `
<p>All lists of the register work alike. What you learn with animals holds for owners, entities, users and requests.</p>
<h2>Searching</h2>
<p>Type one or more words, or part of a number, into the search box. Capitals and accents do not matter: “joao” finds
“João”.</p>
<h2>Filtering and sorting</h2>
<ul>
<li>The filter button opens the filters. Active filters are shown above the list; you can remove them one by one.</li>
<li>Choose a column’s heading to sort by it; choose it again to turn the order round.</li>
</ul>
<h2>Columns and appearance</h2>
<p>Under columns you decide what is shown and in which order. You can see a table or cards, with lines further apart or closer.
These choices are kept with your account and follow you to another computer.</p>
<h2>Saved views</h2>
<p>A view puts filters, order, columns and density together under a name of yours. If you make the same search every week, save
it once. You can also copy a view’s link and send it to a colleague: it opens the same for them, with what they may see.</p>
<h2>Looking without leaving the list</h2>
<p>The eye beside each line shows the record in a panel. When you come back from a record, the list is as you left it.</p>
<h2>Exporting</h2>
<p>The export writes a file that opens in Excel, with all results or with the selected ones only. You are responsible for a file with personal data: keep it no longer than you need it.</p>`,
    },
  },
  {
    url: '/shortcuts',
    category: 'work',
    pt: {
      title: 'Atalhos de teclado',
      contents: `
<p>Quem trabalha o dia todo no registo poupa tempo com o teclado. Para ver a lista completa em qualquer página, carregue em
<code>?</code>. Cada atalho pode ser desligado aí, neste dispositivo.</p>
<h2>Em todas as páginas</h2>
<table><tbody>
<tr><th><p>Teclas</p></th><th><p>O que fazem</p></th></tr>
<tr><td><p><code>Ctrl</code> + <code>K</code></p></td><td><p>Pesquisar em tudo: páginas, animais, titulares e ações.</p></td></tr>
<tr><td><p><code>/</code></p></td><td><p>Ir para a pesquisa da página.</p></td></tr>
<tr><td><p><code>?</code></p></td><td><p>Mostrar os atalhos.</p></td></tr>
<tr><td><p><code>Esc</code></p></td><td><p>Fechar o que está aberto por cima da página.</p></td></tr>
</tbody></table>
<h2>Num pedido de uma fila</h2>
<table><tbody>
<tr><th><p>Teclas</p></th><th><p>O que fazem</p></th></tr>
<tr><td><p><code>J</code></p></td><td><p>Pedido seguinte.</p></td></tr>
<tr><td><p><code>K</code></p></td><td><p>Pedido anterior.</p></td></tr>
<tr><td><p><code>A</code></p></td><td><p>Aceitar o pedido, depois de confirmar.</p></td></tr>
</tbody></table>
<p>Enquanto escreve num campo, as letras são só letras. Num Mac, use <code>⌘</code> em vez de <code>Ctrl</code>.</p>`,
    },
    en: {
      title: 'Keyboard shortcuts',
      contents: `
<p>If you work in the register all day, the keyboard saves you time. To see the whole list on any page, press
<code>?</code>. Each shortcut can be switched off there, on this device.</p>
<h2>On every page</h2>
<table><tbody>
<tr><th><p>Keys</p></th><th><p>What they do</p></th></tr>
<tr><td><p><code>Ctrl</code> + <code>K</code></p></td><td><p>Search everything: pages, animals, owners and actions.</p></td></tr>
<tr><td><p><code>/</code></p></td><td><p>Go to the page’s search.</p></td></tr>
<tr><td><p><code>?</code></p></td><td><p>Show the shortcuts.</p></td></tr>
<tr><td><p><code>Esc</code></p></td><td><p>Close what is open over the page.</p></td></tr>
</tbody></table>
<h2>On a request of a queue</h2>
<table><tbody>
<tr><th><p>Keys</p></th><th><p>What they do</p></th></tr>
<tr><td><p><code>J</code></p></td><td><p>Next request.</p></td></tr>
<tr><td><p><code>K</code></p></td><td><p>Previous request.</p></td></tr>
<tr><td><p><code>A</code></p></td><td><p>Accept the request, after asking.</p></td></tr>
</tbody></table>
<p>While you type in a field, letters are just letters. On a Mac, use <code>⌘</code> in place of <code>Ctrl</code>.</p>`,
    },
  },
];

import type { HelpText } from '../article.ts';

/** Help for lists that come from other programs. */
export const importArticles: readonly HelpText[] = [
  {
    url: '/import',
    category: 'work',
    pt: {
      title: 'Importar de outro programa',
      contents: `
<p>Uma importação lê um ficheiro de outro programa e cria ou completa registos, com as mesmas regras dos formulários. Nada é guardado
antes de ver o que muda, e tudo se pode anular.</p>
<h2>Passo a passo</h2>
<ol>
<li>Em <strong>Nova importação</strong>, diga o que o ficheiro tem e de que programa vem. Servem ficheiros CSV e folhas de cálculo XLSX, tal como o outro programa os exporta.</li>
<li>Confirme a <strong>Leitura do ficheiro</strong> e escolha, em <strong>Colunas</strong>, de onde vem cada valor.</li>
<li>Escolha <strong>Simular</strong>. Cada linha fica nova, com alterações, sem alteração, em conflito ou recusada, com a razão e a célula.</li>
<li>Em <strong>Palavras por traduzir</strong>, diga o que significam as palavras que o registo não conhece. As escolhas ficam guardadas para o próximo ficheiro da mesma origem. Depois, simule outra vez.</li>
<li>Onde o ficheiro e o registo dizem coisas diferentes, decida linha a linha ou por razão.</li>
<li>Escolha <strong>Importar</strong> e escreva o número de linhas a guardar. O trabalho continua mesmo que feche a página.</li>
</ol>
<h2>Linhas recusadas</h2>
<p><strong>Descarregar as linhas não aceites</strong> devolve-as na forma do ficheiro, com uma coluna que diz tudo o que falta. Corrija-as e importe-as: o que
já está registado fica sem alteração.</p>
<p>O que não se lê com segurança não é adivinhado: um número como 6,20098E+14 perdeu algarismos na folha de cálculo, e tem de voltar a sair do outro programa como texto.</p>
<h2>Animais de outras entidades</h2>
<p>Os animais e titulares que outras entidades registaram contam para um limite por hora. As linhas que o ultrapassam são recusadas e podem ser
importadas mais tarde.</p>
<h2>Anular</h2>
<p>Enquanto nenhum dos registos tiver mudado, <strong>Anular</strong> desfaz a importação inteira e devolve os créditos. A página da importação fica, com o que fez.</p>`,
    },
    en: {
      title: 'Importing from another program',
      contents: `
<p>An import reads a file of another program and creates or completes records, by the same rules as the forms. Nothing is written before
you see what changes, and all of it can be undone.</p>
<h2>Step by step</h2>
<ol>
<li>Under <strong>New import</strong>, say what the file has and which program it comes from. CSV files and XLSX workbooks are read as the other program exports them.</li>
<li>Check <strong>How the file is read</strong>, and select under <strong>Columns</strong> where each value comes from.</li>
<li>Choose <strong>Dry run</strong>. Each row is new, changed, the same, in conflict or refused, with the reason and the cell.</li>
<li>Under <strong>Words to translate</strong>, say what words mean that the register does not know. Your choices are kept for the next file of the same source. Then start another dry run.</li>
<li>Where the file and the register differ, decide row by row or by reason.</li>
<li>Choose <strong>Import</strong> and type the number of rows to be written. The work continues when you close the page.</li>
</ol>
<h2>Refused rows</h2>
<p><strong>Download the rows not accepted</strong> returns them in the form of the file, with a column that says all that is missing. Correct and import
them: what is on record already stays the same.</p>
<p>What cannot be read safely is not guessed: a number such as 6,20098E+14 has lost digits in the spreadsheet, and has to be exported as text once more.</p>
<h2>Animals of other entities</h2>
<p>Animals and owners that other entities registered count towards a limit an hour. Rows beyond it are refused, and can be imported later.</p>
<h2>Undoing</h2>
<p>While none of the records has changed, <strong>Undo</strong> takes the whole import back and returns the credits. The page of the import stays, with what it did.</p>`,
    },
  },
];

import type { HelpText } from '../article.ts';

/** Lost and found animals: reports, matches, the map and the poster. */
export const lostAnimalArticles: readonly HelpText[] = [
  {
    url: '/animal/lost',
    category: 'animals',
    pt: {
      title: 'Animais desaparecidos e encontrados',
      contents: `
<p>A lista mostra os processos abertos em todo o país, para que cada animal volte ao seu titular. Os encerrados só aparecem a
quem os abriu; na ficha de cada animal estão todos.</p>
<h2>Comunicar um desaparecimento</h2>
<p>Na ficha do animal, escolha <strong>Comunicar desaparecimento</strong>. Os dados do animal já estão preenchidos: indique a
data, o local e o contacto de quem comunica. Se a sua entidade não for a do operador, a comunicação aguarda validação e o animal
continua no estado normal até ser aceite.</p>
<h2>Comunicar um animal encontrado</h2>
<p>O número lido no animal pode não estar registado, ou ter sido mal lido. O processo abre logo, sem validação, e quem registou o
animal é notificado.</p>
<h2>Consentimentos</h2>
<p>Pergunte a quem comunica o que autoriza. Sem a divulgação pública não há
<a href="/help/article/animal/lost/poster/:transponder">cartaz</a>; o nome, o contacto e o transponder têm cada um a sua autorização.</p>
<h2>Encerrar</h2>
<p>Escolha <strong>Encerrar processo</strong> e o desfecho. Alguns exigem um pedido de transmissão de titularidade: o processo
encerra quando o pedido for aceite. Um processo encerrado não pode ser alterado.</p>`,
    },
    en: {
      title: 'Lost and found animals',
      contents: `
<p>The list shows the open reports of the whole country, so that each animal gets back to its owner. Closed ones are shown to
those who made them; the record of an animal has all of its reports.</p>
<h2>Reporting a lost animal</h2>
<p>On the animal’s record, select <strong>Report as lost</strong>. The description of the animal is filled in: enter the date,
the place and the contact of the person reporting. If your entity is not the operator’s, the report waits for validation and
the animal keeps its normal status until it is accepted.</p>
<h2>Reporting a found animal</h2>
<p>The number read from the animal may not be registered, or may have been misread. The report is open at once, without
validation, and those who registered the animal are notified.</p>
<h2>Consents</h2>
<p>Ask the person reporting what they agree to. Without the consent to be shown to the public there is no
<a href="/help/article/animal/lost/poster/:transponder">poster</a>; name and contact have a consent of their own, and so has the
transponder.</p>
<h2>Closing</h2>
<p>Select <strong>Close the report</strong> and the outcome. Some need a request for a change of owner: the report is closed when
the request is accepted. A closed report cannot be changed.</p>`,
    },
  },
  {
    url: '/lost-matches',
    category: 'animals',
    pt: {
      title: 'Correspondências de processos',
      contents: `
<p>Cada processo aberto é comparado com os do outro tipo: um desaparecido com os encontrados, e ao contrário. Os que podem ser do
mesmo animal formam uma correspondência.</p>
<h2>Como são comparados</h2>
<p>Contam o transponder mal lido num ou em dois algarismos, a raça, o sexo, a cor, a idade, a distância entre os concelhos e os dias
que passaram. Cada correspondência mostra as razões, a favor e contra, e a semelhança de 0 a 100.</p>
<h2>Decidir</h2>
<p>Compare os dois processos lado a lado. <strong>Confirmar</strong> regista que é o mesmo animal; cada processo é depois encerrado na
sua página. <strong>Afastar</strong> impede que o par volte a ser proposto.</p>
<h2>Onde aparecem</h2>
<p>O separador <strong>Correspondências</strong> de cada processo mostra as suas. Quando um dos dois processos é encerrado, a
correspondência por decidir é encerrada também.</p>`,
    },
    en: {
      title: 'Matches of reports',
      contents: `
<p>Each open report is compared with those of the other type: a lost animal with the found ones, and the reverse. Two reports
that may be of the same animal are a match.</p>
<h2>How they are compared</h2>
<p>What counts is a transponder misread in one or two digits, the breed, the sex, the colour, the age, the distance between the
municipalities and the days between. Each match shows the reasons, for and against, and its similarity from 0 to 100.</p>
<h2>Deciding</h2>
<p>Compare the two reports side by side. <strong>Confirm</strong> records that it is the same animal; each report is then closed on
its own page. <strong>Dismiss</strong> prevents the pair from being proposed again.</p>
<h2>Where they are shown</h2>
<p>The tab <strong>Matches</strong> of each report shows its own. When one of the two reports is closed, a match that is not
decided is closed as well.</p>`,
    },
  },
  {
    url: '/animal/lost/map',
    category: 'animals',
    pt: {
      title: 'Mapa de desaparecidos e encontrados',
      contents: `
<p>O mapa mostra quantos processos estão abertos em cada concelho: quanto mais escura a cor, mais processos.</p>
<ul>
<li>Escolha um concelho, no mapa ou na lista ao lado, para ver os seus processos.</li>
<li>Com o teclado, as setas passam ao concelho vizinho e <kbd>Enter</kbd> abre a lista.</li>
<li>Os processos sem concelho, como os de outro país, não estão no mapa; estão na
<a href="/help/article/animal/lost">lista</a>.</li>
</ul>`,
    },
    en: {
      title: 'Map of lost and found animals',
      contents: `
<p>The map shows how many reports are open in each municipality: the darker the colour, the more reports.</p>
<ul>
<li>Select a municipality, on the map or in the list beside it, to see its reports.</li>
<li>With the keyboard, the arrow keys move to the next municipality and <kbd>Enter</kbd> opens the list.</li>
<li>Reports without a municipality, such as those of another country, are not on the map; they are in the
<a href="/help/article/animal/lost">list</a>.</li>
</ul>`,
    },
  },
  {
    url: '/animal/lost/poster/:transponder',
    category: 'animals',
    pt: {
      title: 'Cartaz de um animal',
      contents: `
<p>Um processo aberto e validado pode ter um cartaz A4, em português ou em inglês, com a fotografia, a descrição do animal, a data e o
local. Sem fotografia, o cartaz mostra um desenho da espécie.</p>
<h2>Imprimir e partilhar</h2>
<p>Descarregue o PDF, imprima-o, ou copie a ligação da página pública. Onde o navegador o permite, <strong>Partilhar</strong> envia o
cartaz por mensagem.</p>
<h2>O que mostra de quem comunica</h2>
<p>Só o que autorizou no processo: o nome com o telefone ou o e-mail, conforme a preferência. Sem essa autorização aparece a
entidade que registou o processo. O transponder só aparece com autorização própria, e as observações nunca aparecem.</p>
<h2>O código QR</h2>
<p>Abre a página pública, sem início de sessão, com o mesmo que o cartaz. Depois de o processo encerrar, a página diz apenas que
está encerrado ou que o animal já voltou para o titular. Se a autorização for retirada, o código deixa de ser válido.</p>`,
    },
    en: {
      title: 'Poster of an animal',
      contents: `
<p>An open and validated report can have an A4 poster, in Portuguese or English, with the photo, the description of the animal,
the date and the place. Without a photo the poster shows a drawing of the species.</p>
<h2>Printing and sharing</h2>
<p>Download the PDF, print it, or copy the link of the public page. Where the browser allows it, <strong>Share</strong> sends
the poster as a message.</p>
<h2>What it shows of the person reporting</h2>
<p>Only what they agreed to in the report: the name with the telephone or the email, as they prefer. Without that consent it
shows the entity that recorded the report. The transponder needs a consent of its own, and notes are never shown.</p>
<h2>The QR code</h2>
<p>It opens the public page, without sign-in, which shows the same as the poster. Once the report is closed, the page says only
that it is closed or that the animal is back with its owner. If the consent is withdrawn, the code is no longer valid.</p>`,
    },
  },
];

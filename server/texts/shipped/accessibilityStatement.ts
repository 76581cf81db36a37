/** The accessibility statement until the operator writes one: EN 301 549, and a way to report a barrier. */
export const accessibilityStatement = {
  pt: `
<p>%{operator} quer que todas as pessoas usem este registo. Esta declaração aplica-se às páginas públicas e à área reservada de
%{address}.</p>
<h2>Conformidade</h2>
<p>As páginas seguem a norma EN 301 549, que inclui o nível AA das WCAG 2.1, nos termos do Decreto-Lei n.º 83/2018, de 19 de outubro.
Em cada versão são verificadas por programa, em claro e em escuro, em computador e em telemóvel. Podem ser usadas só com o teclado.</p>
<h2>O que ainda não é acessível</h2>
<ul>
<li>Os documentos que outras pessoas enviam para o registo podem não ser lidos por um leitor de ecrã.</li>
<li>O mapa dos concelhos é um desenho. O mesmo está na lista ao lado dele.</li>
</ul>
<h2>Comunicar uma barreira</h2>
<p>Encontrou uma página que não consegue usar, ou precisa de um documento noutro formato? Escreva para %{contact}, com o endereço da
página e o que queria fazer. A resposta é dada em 15 dias úteis.</p>
<h2>Se a resposta não resolver</h2>
<p>Pode apresentar queixa à Agência para a Modernização Administrativa ou à Provedoria de Justiça.</p>`,
  en: `
<p>%{operator} wants everyone to be able to use this register. This statement applies to the public pages and the pages behind the
sign-in of %{address}.</p>
<h2>Compliance</h2>
<p>The pages follow the standard EN 301 549, which includes level AA of WCAG 2.1, as Portuguese Decree-Law 83/2018 of 19 October
requires. Each version is checked by software, in light and dark, on a computer and on a phone. You can use them with the keyboard alone.</p>
<h2>What is not accessible yet</h2>
<ul>
<li>Documents that other people send to the register may not be readable with a screen reader.</li>
<li>The map of municipalities is a drawing. The list beside it says the same.</li>
</ul>
<h2>Report a barrier</h2>
<p>Have you found a page that you cannot use, or do you need a document in another format? Write to %{contact}, with the address of the
page and what you wanted to do. You get an answer within 15 working days.</p>
<h2>If the answer does not help</h2>
<p>You can complain to the Portuguese Agency for Administrative Modernisation or to the Ombudsman.</p>`,
};

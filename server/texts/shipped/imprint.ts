/** The imprint until the operator writes one, by article 10 of Decree-Law 7/2004. */
export const imprint = {
  pt: `
<h2>Quem gere este registo</h2>
<p>%{operator}<br>%{postalAddress}</p>
<h2>Contacto</h2>
<p>%{contact}</p>
<h2>Segurança</h2>
<p>Encontrou uma falha de segurança? Diga-nos antes de a divulgar: <a href="/.well-known/security.txt">security.txt</a>.</p>
<h2>Licenças</h2>
<p>O registo é software livre. As licenças de tudo o que é entregue com ele estão em <a href="/licences.html">Licenças de software</a>.
Limites dos concelhos: Carta Administrativa Oficial de Portugal 2019, Direção-Geral do Território, CC BY 4.0.</p>`,
  en: `
<h2>Who runs this register</h2>
<p>%{operator}<br>%{postalAddress}</p>
<h2>Contact</h2>
<p>%{contact}</p>
<h2>Security</h2>
<p>Have you found a security flaw? Tell us before you publish it: <a href="/.well-known/security.txt">security.txt</a>.</p>
<h2>Licences</h2>
<p>The register is free software. The licences of all that is shipped with it are in <a href="/licences.html">Software licences</a>.
Boundaries of municipalities: Carta Administrativa Oficial de Portugal 2019, Direção-Geral do Território, CC BY 4.0.</p>`,
};

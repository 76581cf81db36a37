/** What owners accept at their first sign-in until the operator writes another text. */
export const legalWarningOwners = {
  pt: `
<h2>Aviso aos titulares</h2>
<p>Esta conta mostra os animais que estão registados em seu nome e os dados que o registo guarda sobre si, nos termos do Decreto-Lei n.º
82/2019, de 27 de junho.</p>
<h3>Os seus deveres</h3>
<ul>
<li>Manter a morada e os contactos atualizados: é por eles que um animal encontrado volta para casa.</li>
<li>Comunicar o desaparecimento, a morte e a transmissão de titularidade do animal nos prazos da lei.</li>
<li>Indicar dados verdadeiros. As declarações falsas são punidas por lei.</li>
</ul>
<h3>A sua conta</h3>
<p>A conta é pessoal. Não partilhe a palavra-passe nem os códigos que recebe: quem os tiver pode pedir a transmissão dos seus animais. O
registo nunca os pede por telefone.</p>
<h3>Os seus dados</h3>
<p>Vê na conta quem consultou os seus dados e pode pedir uma cópia, a correção ou a eliminação. O <a href="/public/privacy">aviso de
privacidade</a> diz como são tratados.</p>
<p>Ao aceitar, declara ter lido e compreendido este aviso.</p>`,
  en: `
<h2>Notice to owners</h2>
<p>This account shows the animals that are registered in your name and the data that the register holds about you, under Portuguese
Decree-Law 82/2019 of 27 June.</p>
<h3>Your duties</h3>
<ul>
<li>Keep your address and contact details up to date: they are how a found animal gets home.</li>
<li>Report the loss, death and change of owner of your animal within the periods that the law sets.</li>
<li>Give true information. False statements are punished by law.</li>
</ul>
<h3>Your account</h3>
<p>The account is personal. Do not share the password or the codes that you receive: with them your animals could be transferred to another
owner. The register never asks for them by telephone.</p>
<h3>Your data</h3>
<p>In the account you see who has read your data, and you can ask for a copy, a correction or the erasure. The <a
href="/public/privacy">privacy notice</a> says how they are used.</p>
<p>By accepting, you state that you have read and understood this notice.</p>`,
};

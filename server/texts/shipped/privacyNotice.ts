/** The privacy notice until the operator writes one, by articles 13 and 14 of the GDPR. */
export const privacyNotice = {
  pt: `
<h2>Quem é responsável</h2>
<p>%{operator} é responsável pelo tratamento dos dados deste registo. Contacto: %{contact}.</p>
<h2>Para quê e com que fundamento</h2>
<ul>
<li>Identificar os animais de companhia e os respetivos titulares: obrigação legal e interesse público (Decreto-Lei n.º 82/2019, de
27 de junho, e artigo 6.º, n.º 1, alíneas c) e e), do RGPD).</li>
<li>Devolver animais desaparecidos, e divulgá-los quando quem comunica o autoriza: consentimento, que pode retirar a qualquer momento.</li>
<li>Responder a pedidos feitos nas páginas públicas: o endereço de e-mail que indica serve só para esse pedido.</li>
</ul>
<h2>Que dados</h2>
<p>Do titular: nome, número de identificação fiscal ou documento, morada e contactos. Do animal: identificação, saúde, licenças e
ocorrências. De quem usa as páginas: o endereço de rede, para limitar abusos, e um cookie que diz apenas que tem a sessão iniciada. Não há
publicidade nem serviços de terceiros nestas páginas.</p>
<h2>Quem os vê</h2>
<p>Médicos veterinários e entidades, na medida do ato que praticam; autoridades, nos termos da lei. Cada consulta dos seus dados fica
registada: na sua conta vê quem os consultou.</p>
<h2>Durante quanto tempo</h2>
<p>Enquanto o animal estiver registado e durante os prazos que a lei fixa depois disso. Os avistamentos de animais desaparecidos são
eliminados depois de o processo encerrar. Códigos e pedidos abandonados são eliminados ao fim de dias.</p>
<h2>Os seus direitos</h2>
<p>Pode aceder aos seus dados, corrigi-los, pedir a sua eliminação ou limitação e opor-se ao tratamento, na sua conta, no formulário
<a href="/forms/personal-data">Atualizar os dados do titular</a> ou em %{contact}. Pode apresentar queixa à Comissão Nacional de
Proteção de Dados.</p>`,
  en: `
<h2>Who is responsible</h2>
<p>%{operator} is the controller of the data in this register. Contact: %{contact}.</p>
<h2>What for, and on what basis</h2>
<ul>
<li>To identify companion animals and their owners: a legal obligation and a task in the public interest (Portuguese Decree-Law 82/2019
of 27 June, and Article 6(1)(c) and (e) of the GDPR).</li>
<li>To return lost animals, and to publish them where the person reporting agrees: consent, which you can withdraw at any time.</li>
<li>To answer requests made on the public pages: the email address that you give is used for that request only.</li>
</ul>
<h2>Which data</h2>
<p>Of owners: name, tax number or document, address and contact details. Of animals: identification, health, licences and events. Of
visits: the network address, to limit abuse, and a cookie that says only that you are signed in. These pages carry no advertising and use
no services of third parties.</p>
<h2>Who sees them</h2>
<p>Veterinarians and entities, as far as their task requires; authorities, as the law provides. Each reading of your data is recorded: in
your account you see who has read them.</p>
<h2>For how long</h2>
<p>While the animal is registered, and for the periods that the law sets after that. Sightings of lost animals are deleted after the report
is closed. Codes and abandoned requests are deleted after days.</p>
<h2>Your rights</h2>
<p>You can access and correct your data, ask for their erasure or restriction, and object to their use, in your account, with the form
<a href="/forms/personal-data">Update the owner’s details</a> or at %{contact}. You can complain to the Portuguese data protection
authority (CNPD).</p>`,
};

/** Help with getting in, for those who have not managed yet. */
export const loginHelpText = {
  pt: `
<p>Para entrar precisa do e-mail e da palavra-passe da conta e, a seguir, do código de seis algarismos que enviamos por
e-mail. O código é válido durante cinco minutos e só pode ser usado uma vez.</p>
<h2>O código não chega</h2>
<ul>
<li>Espere um minuto e procure na pasta de correio não solicitado.</li>
<li>Confirme que o e-mail que escreveu é o da conta.</li>
<li>Se o tempo acabar, volte atrás e peça outro código.</li>
</ul>
<h2>Não sabe a palavra-passe</h2>
<p>Escolha «Recuperar a palavra-passe» e siga a ligação que recebe por e-mail. Depois de várias tentativas falhadas, a conta fica
bloqueada durante algum tempo: não insista, recupere a palavra-passe.</p>
<h2>A conta está inativa ou ainda não tem conta</h2>
<p>Fale com quem gere as contas da sua entidade. Os médicos veterinários podem também entrar com a conta da Ordem, quando essa
opção aparece na página.</p>`,
  en: `
<p>To sign in you need the email address and password of your account and then the six-digit code that we send by email. The
code is valid for five minutes and you can use it once.</p>
<h2>The code does not arrive</h2>
<ul>
<li>Wait a minute, and look in the junk mail folder.</li>
<li>Check that the address you typed is the account’s.</li>
<li>When the time is up, go back and request a new code.</li>
</ul>
<h2>You do not know the password</h2>
<p>Select “Forgotten your password?” and follow the link that you receive by email. After several failed attempts the account is
locked for a while: do not keep trying, reset the password.</p>
<h2>The account is inactive, or you have none</h2>
<p>Ask the person who manages your entity’s accounts. Veterinarians can also sign in through the Veterinary Order, where the
page offers it.</p>`,
};

/** What a new register tells of itself. */
export const changelogText = {
  pt: `
<h2>A primeira versão</h2>
<p>O registo de animais de companhia abre com o essencial do dia a dia.</p>
<ul>
<li><strong>Pesquisar e registar.</strong> Um número de transponder, escrito ou lido, abre a ficha do animal ou começa um registo.</li>
<li><strong>Transmitir a titularidade.</strong> O pedido faz-se com a declaração em anexo; quem decide tem uma fila com os documentos à vista.</li>
<li><strong>Entrar em segurança.</strong> A palavra-passe e um código por e-mail, e a lista das sessões abertas na área pessoal.</li>
<li><strong>Trabalhar depressa.</strong> Vistas guardadas, atalhos de teclado e <code>Ctrl</code> + <code>K</code> para pesquisar em tudo.</li>
<li><strong>Saber o que aconteceu.</strong> Notificações, histórico de cada ficha com comparação de versões.</li>
<li><strong>Ajuda em cada página.</strong> O botão de ajuda explica a página em que está; <a href="/help">toda a ajuda</a> tem pesquisa.</li>
</ul>`,
  en: `
<h2>The first version</h2>
<p>The register of companion animals opens with what everyday work needs.</p>
<ul>
<li><strong>Search and register.</strong> A transponder number, typed or scanned, opens the animal’s record or begins a registration.</li>
<li><strong>Change the owner.</strong> A request is made with the declaration attached; those who decide have a queue with the documents in view.</li>
<li><strong>Sign in securely.</strong> The password and a code by email, and the list of active sessions in the personal area.</li>
<li><strong>Work fast.</strong> Saved views, keyboard shortcuts, and <code>Ctrl</code> + <code>K</code> to search everything.</li>
<li><strong>Know what happened.</strong> Notifications, and each record’s history with versions compared.</li>
<li><strong>Help on every page.</strong> The help button explains the page you are on; <a href="/help">all help</a> can be searched.</li>
</ul>`,
};

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

/** The texts of a new register. */
export const changelogText = {
  pt: `
<h2>Código de anúncio</h2>
<ul>
<li><strong>Anúncios que se podem confirmar.</strong> O titular, ou uma clínica por ele, faz um código; em <code>/public/advert</code> confirma-se que o animal está registado, vivo, não desaparecido e é oferecido pelo titular.</li>
</ul>
<h2>Contactos confirmados</h2>
<ul>
<li><strong>Há quanto tempo.</strong> A ficha do titular mostra quando os contactos foram confirmados; uma vez por ano, um e-mail com um botão pede a confirmação.</li>
</ul>
<h2>Desaparecidos e encontrados</h2>
<ul>
<li><strong>Processos.</strong> Comunicar um animal desaparecido ou encontrado, validar a comunicação e encerrar o processo com o seu desfecho.</li>
<li><strong>Correspondências.</strong> Desaparecidos e encontrados são comparados, com as razões à vista; quem valida confirma ou afasta.</li>
<li><strong>Mapa.</strong> Os processos abertos por concelho, e o concelho escolhido no mapa ao comunicar.</li>
<li><strong>Cartaz.</strong> Um A4 com código QR para imprimir e partilhar, e uma página pública só com o que quem comunica autorizou.</li>
</ul>
<h2>Direitos dos titulares</h2>
<ul>
<li><strong>Exportar os dados de um titular.</strong> Uma cópia em PDF e em JSON de tudo o que o registo guarda sobre o titular.</li>
<li><strong>Eliminar os dados de um titular.</strong> Um pedido que outra pessoa confirma elimina os dados de todo o registo, e diz o que a lei manda guardar e até quando.</li>
</ul>
<h2>Lembretes e fichas repetidas</h2>
<ul>
<li><strong>Lembretes aos titulares.</strong> Um e-mail antes do fim da vacinação antirrábica ou da licença, que o titular pode recusar com um clique.</li>
<li><strong>Animais que já estão registados.</strong> O registo mostra as fichas que podem ser do mesmo animal antes de gastar um crédito.</li>
</ul>
<h2>Observações</h2>
<ul>
<li><strong>Notas em cada ficha.</strong> O botão <strong>Observações</strong>, no topo das fichas, guarda o que os colegas precisam de saber; o operador pode torná-las públicas.</li>
</ul>
<h2>A primeira versão</h2>
<p>O registo de animais de companhia abre com o essencial do dia a dia.</p>
<ul>
<li><strong>Pesquisar e registar.</strong> Um número de transponder, escrito ou lido, abre a ficha do animal ou começa um registo.</li>
<li><strong>Transmitir a titularidade.</strong> O pedido faz-se com a declaração em anexo; quem decide tem uma fila com os documentos à vista.</li>
<li><strong>Pedir a transmissão sem conta.</strong> Em <code>/forms/animal-transfer</code>, quem cede ou recebe um animal pede a transmissão e acompanha-a por uma referência.</li>
<li><strong>Fundir titulares.</strong> Duas fichas da mesma pessoa comparam-se campo a campo e fundem-se por pedido; a fusão pode ser anulada.</li>
<li><strong>Entrar em segurança.</strong> A palavra-passe e um código por e-mail, e a lista das sessões abertas na área pessoal.</li>
<li><strong>Trabalhar depressa.</strong> Vistas guardadas, atalhos de teclado e <code>Ctrl</code> + <code>K</code> para pesquisar em tudo.</li>
<li><strong>Saber o que aconteceu.</strong> Notificações, histórico de cada ficha com comparação de versões.</li>
<li><strong>Ajuda em cada página.</strong> O botão de ajuda explica a página em que está; <a href="/help">toda a ajuda</a> tem pesquisa.</li>
</ul>`,
  en: `
<h2>Advert codes</h2>
<ul>
<li><strong>Adverts that can be checked.</strong> The owner, or a clinic for the owner, makes a code; at <code>/public/advert</code> buyers check that the animal is registered, alive, not lost and offered by its owner.</li>
</ul>
<h2>Confirmed contacts</h2>
<ul>
<li><strong>How long ago.</strong> The owner’s record shows when the contacts were confirmed; once a year an email with one button asks for it.</li>
</ul>
<h2>Lost and found</h2>
<ul>
<li><strong>Reports.</strong> Report an animal as lost or found, validate the report and close it with its outcome.</li>
<li><strong>Matches.</strong> Lost and found reports are compared, with the reasons shown; those who validate confirm or dismiss.</li>
<li><strong>Map.</strong> The open reports of each municipality, and the municipality selected on the map when reporting.</li>
<li><strong>Poster.</strong> An A4 page with a QR code to print and share, and a public page with only what the person reporting agreed to.</li>
</ul>
<h2>Rights of owners</h2>
<ul>
<li><strong>Export an owner’s data.</strong> A copy, as PDF and JSON, of everything that the register holds about the owner.</li>
<li><strong>Erase an owner’s data.</strong> A request that another person confirms erases the data from the whole register, and says what the law requires to be kept and until when.</li>
</ul>
<h2>Reminders and duplicate records</h2>
<ul>
<li><strong>Reminders to owners.</strong> An email before the rabies vaccination or the licence ends, which the owner can refuse with one click.</li>
<li><strong>Animals that are registered already.</strong> The registration shows the records that may be of the same animal before a credit is spent.</li>
</ul>
<h2>Notes</h2>
<ul>
<li><strong>Notes on each record.</strong> The <strong>Notes</strong> button at the top of records keeps what your colleagues need to know; the operator can make notes public.</li>
</ul>
<h2>The first version</h2>
<p>The register of companion animals opens with what everyday work needs.</p>
<ul>
<li><strong>Search and register.</strong> A transponder number, typed or scanned, opens the animal’s record or begins a registration.</li>
<li><strong>Change the owner.</strong> A request is made with the declaration attached; those who decide have a queue with the documents in view.</li>
<li><strong>Request a transfer without an account.</strong> At <code>/forms/animal-transfer</code>, the person who gives or receives an animal requests the transfer and follows it by a reference.</li>
<li><strong>Merge owners.</strong> Two records of the same person are compared field by field and merged by a request; the merge can be undone.</li>
<li><strong>Sign in securely.</strong> The password and a code by email, and the list of active sessions in the personal area.</li>
<li><strong>Work fast.</strong> Saved views, keyboard shortcuts, and <code>Ctrl</code> + <code>K</code> to search everything.</li>
<li><strong>Know what happened.</strong> Notifications, and each record’s history with versions compared.</li>
<li><strong>Help on every page.</strong> The help button explains the page you are on; <a href="/help">all help</a> can be searched.</li>
</ul>`,
};

import type { HelpText } from '../article.ts';

/** Getting in, and the first page. */
export const startArticles: readonly HelpText[] = [
  {
    url: '/auth',
    category: 'start',
    pt: {
      title: 'Iniciar sessão e receber o código',
      contents: `
<p>Para entrar são precisas duas coisas: a palavra-passe da sua conta e um código que recebe por e-mail. Assim, quem
descobrir a palavra-passe não entra sem ter também acesso à sua caixa de correio.</p>
<h2>Passo a passo</h2>
<ol>
<li>Escreva o e-mail e a palavra-passe e escolha <strong>Continuar</strong>.</li>
<li>Abra o e-mail que acabámos de enviar e escreva o código de 6 algarismos. Também pode abrir a ligação que vem na mensagem.</li>
<li>Se for médico veterinário, <a href="/help/article/personal/entities">escolha a entidade</a> em nome da qual vai trabalhar.</li>
<li>Da primeira vez, e sempre que o texto mudar, leia o aviso legal até ao fim e aceite-o.</li>
</ol>
<p>No fim, volta à página que queria abrir.</p>
<h2>O código não chega</h2>
<ul>
<li>Espere um minuto e procure na pasta de correio não solicitado.</li>
<li>O código vale cinco minutos e só pode ser usado uma vez. Se o tempo acabar, escolha <strong>Voltar e receber outro código</strong>.</li>
<li>Depois de cinco códigos errados, é preciso começar de novo.</li>
</ul>
<h2>Esqueceu-se da palavra-passe</h2>
<p>Na página de início de sessão, escolha <strong>Recuperar a palavra-passe</strong> e indique o e-mail da conta. A mensagem
que recebe traz uma ligação para definir outra. Por segurança, a resposta da página é a mesma quer o endereço exista quer não.</p>
<h2>A sessão termina automaticamente</h2>
<p>Ao fim de 30 minutos sem atividade, ou de 10 horas no total, a sessão termina. O que estava a escrever fica na página:
inicie sessão na janela que aparece e continue onde estava.</p>`,
    },
    en: {
      title: 'Signing in and getting the code',
      contents: `
<p>To sign in you need two things: the password of your account and a code that you receive by email. A person who finds
out the password still cannot sign in without your mailbox.</p>
<h2>Step by step</h2>
<ol>
<li>Enter your email address and password, and select <strong>Continue</strong>.</li>
<li>Open the email we have just sent and enter its six-digit code. You can also open the link in the message.</li>
<li>If you are a veterinarian, <a href="/help/article/personal/entities">choose the entity</a> you will work for.</li>
<li>The first time, and whenever the text changes, read the legal notice to its end and accept it.</li>
</ol>
<p>You then return to the page that you wanted to open.</p>
<h2>The code does not arrive</h2>
<ul>
<li>Wait a minute, and look in the junk mail folder.</li>
<li>A code is valid for five minutes and you can use it once. When it expires, select <strong>Go back and request a new code</strong>.</li>
<li>After five wrong codes you have to start again.</li>
</ul>
<h2>You have forgotten your password</h2>
<p>On the sign-in page, select <strong>Forgotten your password?</strong> and enter the email address of your account. The
message you receive has a link to set a new one. For security, the page gives the same answer whether the address exists or not.</p>
<h2>The session ends automatically</h2>
<p>After 30 minutes without activity, or 10 hours in all, the session ends. What you were writing is kept on the page: sign in
in the window that appears and continue.</p>`,
    },
  },
  {
    url: '/',
    category: 'start',
    pt: {
      title: 'A página inicial e a pesquisa pelo transponder',
      contents: `
<p>Na página inicial, escreva, cole ou leia os 15 algarismos do transponder e chega à
ficha do animal.</p>
<h2>Com um leitor</h2>
<p>Um leitor ligado ao computador escreve como um teclado. Não precisa de clicar em nada: em qualquer ponto da página
inicial, passe o leitor pelo animal e a ficha abre-se.</p>
<h2>Quando o número não parece certo</h2>
<ul>
<li><strong>Faltam algarismos</strong>: um transponder tem 15. Repita a leitura.</li>
<li><strong>16 algarismos a começar por 0</strong>: alguns leitores adicionam um zero. A página propõe o número sem ele; confirme.</li>
<li><strong>Letras ou um código curto</strong>: o leitor pode estar mal configurado, ou o transponder não segue a norma ISO.</li>
</ul>
<p>Os três primeiros algarismos dizem o país ou o fabricante, e a página mostra-o enquanto escreve.</p>
<h2>O animal não está registado</h2>
<p>Confirme primeiro o número com uma nova leitura. Depois, conforme o que a sua conta pode fazer, a página oferece
<a href="/help/article/animal/create">registar o animal</a>, fazer um pré-registo ou comunicar que foi encontrado.</p>
<h2>Sem o número</h2>
<p>Use a pesquisa pelo nome do animal ou do titular, logo abaixo, ou <code>Ctrl</code> + <code>K</code> em qualquer página.</p>`,
    },
    en: {
      title: 'The home page and searching by transponder',
      contents: `
<p>On the home page, type, paste or scan the 15 digits of the transponder to open the animal’s record.</p>
<h2>With a reader</h2>
<p>A reader that is connected to the computer types like a keyboard. You need not click anywhere: wherever you are on the
home page, scan the animal and its record opens.</p>
<h2>When the number does not look right</h2>
<ul>
<li><strong>Digits are missing</strong>: a transponder has 15. Scan again.</li>
<li><strong>16 digits beginning with 0</strong>: some readers add a zero. The page offers the number without it; confirm.</li>
<li><strong>Letters or a short code</strong>: the reader may be set up wrongly, or the transponder does not follow the ISO standard.</li>
</ul>
<p>The first three digits are the code of the country or the manufacturer, and the page shows which while you type.</p>
<h2>The animal is not registered</h2>
<p>First confirm the number by scanning again. Depending on what your account may do, the page then offers to
<a href="/help/article/animal/create">register the animal</a>, to pre-register it, or to report it as found.</p>
<h2>Without the number</h2>
<p>Use the search by the name of the animal or the owner just below, or <code>Ctrl</code> + <code>K</code> on any page.</p>`,
    },
  },
  {
    url: '/personal/entities',
    category: 'start',
    pt: {
      title: 'Escolher a entidade em nome da qual trabalha',
      contents: `
<p>Um médico veterinário pode trabalhar em nome de várias entidades: uma clínica, um canil, uma associação. O que regista fica
em nome da entidade escolhida, e são os créditos dessa entidade que se gastam.</p>
<h2>Ao entrar</h2>
<ol>
<li>Em <strong>Entidades autorizadas</strong>, escolha a entidade e depois <strong>Entrar com a entidade</strong>.</li>
<li>Se ainda não tiver nenhuma, pode <strong>Entrar sem entidade</strong>: consegue consultar, mas não registar.</li>
</ol>
<h2>Pedir acesso a uma entidade</h2>
<p>Em <strong>Pedir acesso</strong>, escreva o NIF da entidade. O pedido aguarda a resposta de quem a gere. Também
pode receber um convite; aceite-o ou rejeite-o na mesma página.</p>
<h2>Mudar de entidade durante o dia</h2>
<p>Abra o menu do utilizador e escolha <strong>As minhas entidades</strong>. Não precisa de terminar a sessão.</p>
<blockquote><p>Confirme no canto superior direito, junto ao seu nome, em nome de que entidade está a trabalhar antes de registar um animal.</p></blockquote>`,
    },
    en: {
      title: 'Choosing the entity you work for',
      contents: `
<p>A veterinarian may work for several entities: a clinic, a kennel, an association. What you register is registered in the
name of the entity you chose, and it is that entity’s credits that are used.</p>
<h2>When you sign in</h2>
<ol>
<li>Under <strong>Authorised entities</strong>, choose one and select <strong>Enter with entity</strong>.</li>
<li>If you have none yet, you can select <strong>Enter without entity</strong>: you can view records, but not register animals.</li>
</ol>
<h2>Requesting access to an entity</h2>
<p>Under <strong>Request access</strong>, enter the entity’s tax number (NIF). The request waits for the person who manages the entity.
You may also receive an invitation; accept or reject it on the same page.</p>
<h2>Changing entity during the day</h2>
<p>Open the user menu and choose your entities. There is no need to sign out.</p>
<blockquote><p>Before registering an animal, check beside your name, at the top right, which entity you are working for.</p></blockquote>`,
    },
  },
];

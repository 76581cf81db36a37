import type { HelpText } from '../article.ts';

/** One's own account. */
export const accountArticles: readonly HelpText[] = [
  {
    url: '/personal',
    category: 'account',
    pt: {
      title: 'A sua conta',
      contents: `
<p>Na área pessoal, que se abre no menu do utilizador, estão os seus dados e o que a sua conta fez.</p>
<h2>Dados e preferências</h2>
<ul>
<li>O nome que os outros veem, o fuso horário e se quer receber notificações por e-mail.</li>
<li>A língua das mensagens que recebe. A língua das páginas muda-se no menu do utilizador, tal como o tema claro ou escuro.</li>
</ul>
<h2>E-mail</h2>
<p>Para mudar o e-mail com que entra, escolha <strong>Alterar</strong> ao lado dele. O novo só passa a valer quando abrir a
ligação que enviamos para lá.</p>
<h2>Palavra-passe</h2>
<p>Para a mudar, indique a atual e a nova. As sessões abertas noutros dispositivos terminam nesse momento. Nunca dê a sua
palavra-passe a ninguém: o suporte não precisa dela.</p>
<h2>Sessões</h2>
<p>Em <strong>Sessões abertas</strong> vê em que dispositivos a sua conta está aberta e pode terminar qualquer uma dessas sessões. Se não reconhecer alguma,
termine-a e mude a palavra-passe.</p>
<h2>O que a sua conta fez</h2>
<p>Todas as operações ficam registadas, incluindo as consultas de dados pessoais. Em <strong>A minha atividade</strong>
encontra as suas.</p>
<h2>Sair</h2>
<p>Num computador partilhado, termine sempre a sessão. Os rascunhos guardados no dispositivo são apagados.</p>`,
    },
    en: {
      title: 'Your account',
      contents: `
<p>The personal area, which opens from the user menu, holds your data and what your account has done.</p>
<h2>Data and preferences</h2>
<ul>
<li>The name that others see, the time zone, and whether you want notifications by e-mail.</li>
<li>The language of the messages you receive. The language of the pages is changed in the user menu, as is the light or dark theme.</li>
</ul>
<h2>E-mail address</h2>
<p>To change the address you sign in with, choose to change it beside the present one. The new one counts once you have opened
the link that we send there.</p>
<h2>Password</h2>
<p>To change it, give the present one and the new one. Sessions that are open on other devices end at that moment. Never give
your password to anybody: support does not need it.</p>
<h2>Sessions</h2>
<p>Under <strong>Open sessions</strong> you see on which devices your account is open, and can end any of those sessions. If you do not recognise one, end it and
change the password.</p>
<h2>What your account has done</h2>
<p>Every operation is recorded, reading personal data included. You find your own under <strong>My activity</strong>.</p>
<h2>Leaving</h2>
<p>On a shared computer, always sign out. Drafts kept on the device are then deleted.</p>`,
    },
  },
];

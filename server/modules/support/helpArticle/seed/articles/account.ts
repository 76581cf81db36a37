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
<li>O idioma das mensagens que recebe. O idioma das páginas altera-se no menu do utilizador, tal como o tema claro ou escuro.</li>
</ul>
<h2>E-mail</h2>
<p>Para alterar o e-mail com que inicia sessão, escolha <strong>Alterar</strong> ao lado dele. O novo só passa a ser usado quando abrir a
ligação que enviamos para esse endereço.</p>
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
<p>Num computador partilhado, termine sempre a sessão. Os rascunhos guardados no dispositivo são eliminados.</p>`,
    },
    en: {
      title: 'Your account',
      contents: `
<p>The personal area, which opens from the user menu, holds your data and what your account has done.</p>
<h2>Data and preferences</h2>
<ul>
<li>The name that others see, the time zone, and whether you want notifications by email.</li>
<li>The language of the emails you receive. To change the language of the pages, or the light or dark theme, use the user menu.</li>
</ul>
<h2>Email address</h2>
<p>To change the address you sign in with, select <strong>Change</strong> beside the current one. The new one is used once you have
opened the link that we send to it.</p>
<h2>Password</h2>
<p>To change it, enter the current one and the new one. Sessions that are open on other devices end at that moment. Never give
your password to anyone: support does not need it.</p>
<h2>Sessions</h2>
<p>Under <strong>Active sessions</strong> you see on which devices your account is open, and can end any of those sessions. If you do not recognise one, end it and
change the password.</p>
<h2>What your account has done</h2>
<p>Every operation is recorded, reading personal data included. You find your own under <strong>My activity</strong>.</p>
<h2>Signing out</h2>
<p>On a shared computer, always sign out. Drafts kept on the device are then deleted.</p>`,
    },
  },
];

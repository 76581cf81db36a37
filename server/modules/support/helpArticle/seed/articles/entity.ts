import type { HelpText } from '../article.ts';

/** Help for the users who manage an entity. */
export const entityArticles: readonly HelpText[] = [
  {
    url: '/veterinary-management',
    category: 'entity',
    pt: {
      title: 'Quem trabalha em nome da entidade',
      contents: `
<p>Um médico veterinário só pode trabalhar no registo em nome de uma entidade depois de ambos estarem de acordo. Esta página
mostra os três passos: <strong>Pedidos</strong> que aguardam a sua resposta, <strong>Convites</strong> que aguardam a resposta do
médico veterinário, e <strong>Associados</strong>, que já trabalham consigo.</p>
<h2>Responder a um pedido</h2>
<ol>
<li>Abra o pedido. Vê o nome, o número da cédula e quando foi feito.</li>
<li>Escolha o perfil de acesso: é o que o médico veterinário pode fazer enquanto trabalha em nome da entidade. Só aparecem os perfis que a sua conta pode atribuir.</li>
<li>Escolha <strong>Aceitar</strong> ou <strong>Rejeitar</strong>. O médico veterinário é notificado de imediato e, se aceitou, já pode entrar.</li>
</ol>
<h2>Convidar</h2>
<p>Escolha <strong>Convidar médico veterinário</strong> e escreva o número da cédula profissional. O nome é mostrado antes do envio, para confirmar. Enquanto
não houver resposta, o convite pode ser retirado.</p>
<h2>Direção clínica</h2>
<p>Cada entidade tem no máximo um diretor clínico. Ao nomear outro, o anterior deixa de o ser. Enquanto o for, a associação não pode
ser removida.</p>
<h2>Remover</h2>
<p>Quem é removido deixa de poder trabalhar em nome da entidade. Se o estiver a fazer nesse momento, a sessão termina logo. O que
registou fica no registo.</p>
<blockquote><p>Se a sua conta também é de um médico veterinário, não responde aqui por si: a sua própria associação trata-se em
<strong>As minhas entidades</strong>, na área pessoal.</p></blockquote>`,
    },
    en: {
      title: 'Who works for the entity',
      contents: `
<p>A veterinarian can work in the register for an entity once both have agreed. This page shows the three steps:
<strong>Requests</strong> that wait for your answer, <strong>Invitations</strong> that wait for the veterinarian’s, and
<strong>Associated</strong>, who work with you already.</p>
<h2>Answering a request</h2>
<ol>
<li>Open the request. You see the name, the licence number and when it was made.</li>
<li>Choose the role: it is what the veterinarian can do while working for the entity. You see only the roles that your account may assign.</li>
<li>Choose <strong>Accept</strong> or <strong>Reject</strong>. The veterinarian is notified at once and, if you accepted, can work for the entity.</li>
</ol>
<h2>Inviting</h2>
<p>Choose <strong>Invite a veterinarian</strong> and enter the professional licence number. We show the veterinarian’s name before you send the
invitation. Until there is an answer, you can withdraw the invitation.</p>
<h2>The clinical director</h2>
<p>Each entity has one clinical director at most. When you appoint another, the current one is no longer clinical director. The
association of a clinical director cannot be removed.</p>
<h2>Removing</h2>
<p>A veterinarian who is removed can no longer work for the entity. If they are signed in for it, that session ends at once. What
they registered stays in the register.</p>
<blockquote><p>If your account is a veterinarian’s too, you cannot answer for yourself here: manage your own association under
<strong>My entities</strong> in your personal area.</p></blockquote>`,
    },
  },
];

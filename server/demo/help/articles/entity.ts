import type { HelpText } from '../article.ts';

/** What those do who look after an entity. */
export const entityArticles: readonly HelpText[] = [
  {
    url: '/veterinary-management',
    category: 'entity',
    pt: {
      title: 'Quem trabalha em nome da entidade',
      contents: `
<p>Um médico veterinário só pode trabalhar no registo em nome de uma entidade depois de ambos estarem de acordo. Esta página
mostra os três passos: <strong>Pedidos</strong> à espera da sua resposta, <strong>Convites</strong> à espera da resposta do
veterinário, e <strong>Associados</strong>, que já trabalham consigo.</p>
<h2>Responder a um pedido</h2>
<ol>
<li>Abra o pedido. Vê o nome, o número da cédula e quando foi feito.</li>
<li>Escolha o perfil de acesso: é o que o veterinário pode fazer enquanto trabalha para a entidade. Só aparecem perfis que a sua conta pode dar.</li>
<li>Escolha <strong>Aceitar</strong> ou <strong>Rejeitar</strong>. O veterinário é avisado de imediato e, se aceitou, já pode entrar.</li>
</ol>
<h2>Convidar</h2>
<p>Escolha <strong>Convidar veterinário</strong> e escreva o número da cédula profissional. Antes de enviar vê de quem é. Enquanto
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
      title: 'Who works in the name of the entity',
      contents: `
<p>A veterinarian can work in the register in the name of an entity once both have agreed. This page shows the three steps:
<strong>Requests</strong> that wait for your answer, <strong>Invitations</strong> that wait for the veterinarian’s, and
<strong>Associated</strong>, who work with you already.</p>
<h2>Answering a request</h2>
<ol>
<li>Open the request. You see the name, the ballot number and when it was made.</li>
<li>Choose the role: it is what the veterinarian may do while working for the entity. Only roles that your account may give are offered.</li>
<li>Choose <strong>Accept</strong> or <strong>Decline</strong>. The veterinarian is told at once and, if you accepted, can enter.</li>
</ol>
<h2>Inviting</h2>
<p>Choose <strong>Invite a veterinarian</strong> and type the number of the professional ballot. You see whose it is before anything is
sent. As long as there is no answer, the invitation can be taken back.</p>
<h2>The clinical director</h2>
<p>Each entity has one clinical director at most. Naming another relieves the one before. As long as somebody is clinical director,
the association cannot be removed.</p>
<h2>Removing</h2>
<p>Whoever is removed can no longer work in the name of the entity. If that is happening at the moment, the session ends at once. What
was registered stays in the register.</p>
<blockquote><p>If your account is a veterinarian’s too, you do not answer for yourself here: see to your own association under
<strong>My entities</strong> in your personal area.</p></blockquote>`,
    },
  },
];

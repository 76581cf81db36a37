import type { HelpText } from '../article.ts';

/** Changing owners, on both sides of the desk. */
export const transferArticles: readonly HelpText[] = [
  {
    url: '/animal/owner/change/:transponder',
    category: 'transfers',
    pt: {
      title: 'Pedir a transmissão de titularidade',
      contents: `
<p>A transmissão de titularidade faz-se por pedido: anexa a declaração, indica o novo titular e o operador do registo decide. Até à
decisão, o titular é o mesmo.</p>
<h2>O que é preciso</h2>
<ul>
<li>A declaração de cedência ou a fatura, assinada e datada por ambas as partes, em PDF ou fotografia.</li>
<li>Os dados do novo titular e um documento dele.</li>
<li>Se o titular faleceu: a certidão de óbito e a declaração assinada por quem recebe o animal.</li>
</ul>
<h2>Passo a passo</h2>
<ol>
<li>Na ficha do animal, escolha <strong>Transmitir a titularidade</strong>.</li>
<li>Anexe a declaração. Pode fotografá-la com o telemóvel; uma imagem demasiado grande é reduzida automaticamente.</li>
<li>Indique o novo titular. Se já estiver registado, o NIF preenche o resto.</li>
<li>Confirme e envie. Não feche a página enquanto os documentos são enviados.</li>
</ol>
<h2>Sem papel</h2>
<p>Em vez de anexar a declaração, pode escolher que ambas as partes confirmem. Cada uma recebe um e-mail com uma ligação, que abre com o
seu NIF, ou confirma na sua conta. Quando ambas confirmarem, o titular muda sem decisão, exceto se o animal for de categoria G ou H, se um
dos titulares estiver bloqueado, se a ficha tiver erros assinalados ou se o e-mail do novo titular não constar do registo. O titular
anterior pode contestar durante 15 dias.</p>
<h2>E depois</h2>
<p>As duas partes são notificadas da decisão. Se o operador pedir mais elementos, recebe uma
<a href="/help/article/notifications">notificação</a>: abra o pedido e anexe o que falta. Enquanto não houver decisão, quem fez
o pedido pode cancelá-lo.</p>
<h2>Não consigo fazer o pedido</h2>
<p>O botão indica o motivo. Os motivos mais comuns são um pedido já em curso, a ficha bloqueada ou o animal estar desaparecido.</p>`,
    },
    en: {
      title: 'Requesting a change of owner',
      contents: `
<p>An owner is changed by request: you attach the declaration, enter the new owner, and the register’s operator decides. Until
then the owner stays the same.</p>
<h2>What you need</h2>
<ul>
<li>The declaration of transfer or the invoice, signed and dated by both parties, as a PDF or photograph.</li>
<li>The new owner’s data, and a document of theirs.</li>
<li>If the owner has died: the death certificate, and the declaration signed by the person who receives the animal.</li>
</ul>
<h2>Step by step</h2>
<ol>
<li>On the animal’s record, select <strong>Change the owner</strong>.</li>
<li>Attach the declaration. You can photograph it with a telephone; a picture that is too large is made smaller automatically.</li>
<li>Enter the new owner. If they are already registered, the tax number fills in the rest.</li>
<li>Confirm and send. Do not close the page while the documents are being sent.</li>
</ol>
<h2>Without paper</h2>
<p>Instead of attaching the declaration, you can choose that both parties confirm. Each gets an email with a link, which opens with
the tax number, or confirms in the account. Once both have confirmed, the owner changes without a decision, unless the animal is of
category G or H, one of the owners is locked, the record has flagged faults, or the email of the new owner is not on record. The
previous owner can contest this for 15 days.</p>
<h2>What follows</h2>
<p>Both parties are notified of the decision. If the operator asks for more information, you get a
<a href="/help/article/notifications">notification</a>: open the request and attach what is missing. Until there is a
decision, the requester can cancel it.</p>
<h2>I cannot make the request</h2>
<p>The button shows the reason. Most often there is a request already, the record is locked, or the animal is lost.</p>`,
    },
  },
  {
    url: '/transfers',
    category: 'transfers',
    pt: {
      title: 'Acompanhar e decidir transmissões de titularidade',
      contents: `
<p>A lista mostra os pedidos que a sua entidade fez. Quem decide vê a fila de todos os pedidos, os mais antigos primeiro.</p>
<h2>Em que estado está o pedido</h2>
<table><tbody>
<tr><th><p>Estado</p></th><th><p>O que quer dizer</p></th></tr>
<tr><td><p>Aguarda validação</p></td><td><p>O operador ainda não decidiu.</p></td></tr>
<tr><td><p>Aguarda documentação</p></td><td><p>Foram pedidos mais elementos a quem fez o pedido.</p></td></tr>
<tr><td><p>Aceite</p></td><td><p>O animal está registado em nome do novo titular.</p></td></tr>
<tr><td><p>Rejeitado</p></td><td><p>O titular mantém-se; o motivo está no pedido.</p></td></tr>
<tr><td><p>Cancelado</p></td><td><p>Quem pediu desistiu.</p></td></tr>
</tbody></table>
<h2>Decidir um pedido</h2>
<ol>
<li>Compare o titular atual com o novo e veja os documentos, que se abrem na própria página.</li>
<li>Escolha <strong>Aceitar</strong>, <strong>Rejeitar</strong> ou <strong>Pedir mais elementos</strong>.</li>
<li>Ao rejeitar ou pedir mais elementos, escolha o motivo. O texto pode ser alterado antes de ser enviado.</li>
</ol>
<p>Depois de decidir, abre-se o pedido seguinte. Com o teclado: <code>J</code> e <code>K</code> passam ao seguinte e ao
anterior; <code>A</code> aceita, depois de confirmar.</p>
<h2>Vários de uma vez</h2>
<p>Na lista, selecione os pedidos e escolha aceitar ou rejeitar. A página diz primeiro quantos são e, no fim, quais não puderam
ser decididos e porquê. Os pedidos feitos pelos próprios titulares decidem-se um a um.</p>
<h2>Pedidos do formulário público</h2>
<p>Quem não tem conta pede a transmissão em <code>/forms/animal-transfer</code>. Compare o NIF indicado com o do
titular registado e as assinaturas da declaração. Até à decisão, o pedido não impede outro pedido nem nada na ficha do animal.</p>
<h2>Pedidos confirmados por ambas as partes</h2>
<p>Um pedido que ambas as partes confirmaram só aguarda decisão quando há um motivo, que a página indica. <strong>O e-mail do novo
titular foi indicado pelo titular atual e não consta do registo</strong> quer dizer que só quem dá o animal disse como se chega a
quem o recebe: a confirmação pode ter sido dada pela mesma pessoa. Antes de aceitar, confirme por outra via quem é o novo titular,
por exemplo pelo telefone ou pelo documento de identificação. Um titular cujo e-mail consta do registo, ou que confirma na sua conta,
não precisa desta confirmação.</p>`,
    },
    en: {
      title: 'Following and deciding changes of owner',
      contents: `
<p>The list shows the requests that your entity made. Those who decide see the queue of all requests, the oldest first.</p>
<h2>The status of a request</h2>
<table><tbody>
<tr><th><p>Status</p></th><th><p>What it means</p></th></tr>
<tr><td><p>Waiting for validation</p></td><td><p>The operator has not decided yet.</p></td></tr>
<tr><td><p>Waiting for documents</p></td><td><p>The requester was asked for more information.</p></td></tr>
<tr><td><p>Accepted</p></td><td><p>The animal is registered in the name of the new owner.</p></td></tr>
<tr><td><p>Rejected</p></td><td><p>The owner does not change; the reason is in the request.</p></td></tr>
<tr><td><p>Cancelled</p></td><td><p>The requester withdrew the request.</p></td></tr>
</tbody></table>
<h2>Deciding a request</h2>
<ol>
<li>Compare the current owner with the new one and look at the documents, which open on the page itself.</li>
<li>Select <strong>Accept</strong>, <strong>Reject</strong> or <strong>Ask for more information</strong>.</li>
<li>When you reject or ask for more information, choose the reason. Its text can be changed before it is sent.</li>
</ol>
<p>Once you have decided, the next request opens. By keyboard: <code>J</code> and <code>K</code> go to the next and the
previous one; <code>A</code> accepts, after asking.</p>
<h2>Several at once</h2>
<p>Select requests in the list and accept or reject them. The page first says how many there are and, at the end, which could
not be decided and why. Requests made by owners themselves are decided one by one.</p>
<h2>Requests by the public form</h2>
<p>People without an account request the transfer at <code>/forms/animal-transfer</code>. Compare the tax number
entered with that of the registered owner, and the signatures of the declaration. Until it is decided, the request prevents no other
request and nothing in the animal’s record.</p>
<h2>Requests that both parties confirmed</h2>
<p>A request that both parties confirmed waits for a decision only where there is a reason, which the page gives. <strong>The email of
the new owner was given by the current owner and is not on record</strong> means that the person who gives the animal alone said how
the receiver is reached: one person may have confirmed for both. Before you accept, check by another way who the new owner is, for
example by telephone or by the identity document. An owner whose email is on record, or who confirms in the own account, needs no
such check.</p>`,
    },
  },
];

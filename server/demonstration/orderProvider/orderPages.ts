import { escaped } from '../../html/escape.ts';
import { ORDER_MEMBERS, type OrderMember } from './people.ts';

const CSS = `
:root { color-scheme: light dark; --ground: #eef1f6; --card: #fff; --line: #d3d9e4; --text: #161d2b; --soft: #4b566b; --strong: #1d3f8f; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #10141c; --card: #1a202c; --line: #313a4b; --text: #e8ecf4; --soft: #aab4c6; --strong: #a9c1ff; --on: #10141c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
p { margin: 0 0 1.25rem; color: var(--soft); }
fieldset { border: 0; margin: 0; padding: 0; }
legend { padding: 0; margin: 0 0 .5rem; font-weight: 600; }
.person { display: flex; gap: .75rem; align-items: flex-start; padding: .75rem 1rem; margin-bottom: .5rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.person:has(:checked) { border-color: var(--strong); box-shadow: inset 0 0 0 1px var(--strong); }
input { accent-color: var(--strong); width: 1.125rem; height: 1.125rem; margin: .2rem 0 0; flex: none; }
.person b { display: block; font-weight: 600; font-size: 1rem; color: var(--text); } .person span { color: var(--soft); font-size: .875rem; }
.factor { display: flex; gap: .75rem; align-items: flex-start; margin: 1.25rem 0; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
button { flex: 1 1 10rem; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--strong); cursor: pointer; background: transparent; color: var(--strong); }
button.main { background: var(--strong); color: var(--on); }
:focus-visible { outline: 2px solid var(--strong); outline-offset: 2px; }
`;

/** A page of the demonstration's order. `body` is HTML. */
const orderPage = (title: string, body: string): string => `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${CSS}</style></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body>
</html>
`;

const choice = ({ subject, name, ballotNumber, note }: OrderMember, index: number): string =>
  `<label class="person"><input type="radio" name="member" value="${escaped(subject)}" required${index === 0 ? ' checked' : ''}>
<span><b>${escaped(name)}</b>Cédula ${escaped(ballotNumber)} · ${escaped(note)}</span></label>`;

/** Where a veterinarian says who they are. */
export const signInPage = (action: string): string =>
  orderPage(
    'Ordem dos veterinários da demonstração',
    `<p>Este serviço só existe na demonstração. Escolha quem inicia sessão.</p>
<form method="post" action="${escaped(action)}">
<fieldset><legend>Membro da ordem</legend>${ORDER_MEMBERS.map(choice).join('\n')}</fieldset>
<label class="factor"><input type="checkbox" name="factor" value="1"><span>A ordem pediu e confirmou um segundo fator</span></label>
<div class="actions"><button name="answer" value="cancel" formnovalidate>Cancelar</button><button class="main" name="answer" value="enter">Iniciar sessão</button></div>
</form>`,
  );

/** Asks whether the session at the order ends too; `form` is the provider's own. */
export const signOutPage = (form: string): string =>
  orderPage(
    'Terminar também a sessão na ordem?',
    `<p>A sessão no registo já terminou.</p>${form}
<div class="actions"><button form="op.logoutForm">Manter</button><button class="main" form="op.logoutForm" name="logout" value="yes" autofocus>Terminar sessão</button></div>`,
  );

/** Returns the order's page for a request that it refuses. */
export const failurePage = (error: string): string =>
  orderPage('A ordem não pode responder a este pedido', `<p>${escaped(error)}</p>`);

/** The page of the order after the sign-out. */
export const signedOutPage = (): string =>
  orderPage('A sessão na ordem terminou', '<p>Pode fechar esta janela.</p>');

import { escaped } from '../../html/escape.ts';

/** A person whom a provider of the demonstration knows. */
export interface DemoPerson {
  /** The provider's own name for the account; it never changes. */
  readonly subject: string;
  readonly name: string;
  /** The number as the page shows it: `Cédula 12345`. */
  readonly number: string;
  /** The result of the sign-on, as the page says it. */
  readonly note: string;
  readonly claims: Readonly<Record<string, string>>;
}

/** The words of a provider's pages, in Portuguese. */
export interface ProviderTexts {
  readonly title: string;
  readonly legend: string;
  /** The box to tick for a second factor, where the register asks for one. */
  readonly factor?: string;
  readonly signOutTitle: string;
  readonly failureTitle: string;
  readonly signedOutTitle: string;
}

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

/** A page of a provider of the demonstration. `body` is HTML. */
const providerPage = (title: string, body: string): string => `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${CSS}</style></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body>
</html>
`;

const choice = ({ subject, name, number, note }: DemoPerson, index: number): string =>
  `<label class="person"><input type="radio" name="member" value="${escaped(subject)}" required${index === 0 ? ' checked' : ''}>
<span><b>${escaped(name)}</b>${escaped(number)} · ${escaped(note)}</span></label>`;

const factorBox = (factor: string): string =>
  `<label class="factor"><input type="checkbox" name="factor" value="1"><span>${escaped(factor)}</span></label>`;

/** Where people say who they are. */
export const signInPage = (
  { title, legend, factor }: ProviderTexts,
  people: readonly DemoPerson[],
  action: string,
): string =>
  providerPage(
    title,
    `<p>Este serviço só existe na demonstração. Escolha quem inicia sessão.</p>
<form method="post" action="${escaped(action)}">
<fieldset><legend>${escaped(legend)}</legend>${people.map(choice).join('\n')}</fieldset>
${factor === undefined ? '' : factorBox(factor)}
<div class="actions"><button name="answer" value="cancel" formnovalidate>Cancelar</button><button class="main" name="answer" value="enter">Iniciar sessão</button></div>
</form>`,
  );

/** Asks whether the session at the provider ends too; `form` is the provider's own. */
export const signOutPage = ({ signOutTitle }: ProviderTexts, form: string): string =>
  providerPage(
    signOutTitle,
    `<p>A sessão no registo já terminou.</p>${form}
<div class="actions"><button form="op.logoutForm">Manter</button><button class="main" form="op.logoutForm" name="logout" value="yes" autofocus>Terminar sessão</button></div>`,
  );

/** Returns the provider's page for a request that it refuses. */
export const failurePage = ({ failureTitle }: ProviderTexts, error: string): string =>
  providerPage(failureTitle, `<p>${escaped(error)}</p>`);

/** The page of the provider after the sign-out. */
export const signedOutPage = ({ signedOutTitle }: ProviderTexts): string =>
  providerPage(signedOutTitle, '<p>Pode fechar esta janela.</p>');

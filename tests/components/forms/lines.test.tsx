// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { pricingTable } from '../../../resources/money/pricingTable/schema.ts';
import { ModuleForm } from '../../../src/forms/ModuleForm.tsx';
import { ModuleSections } from '../../../src/forms/ModuleSections.tsx';
import { useModuleForm } from '../../../src/forms/useModuleForm.ts';
import type { Values } from '../../../src/fields/index.ts';
import { makeActor } from '../../helpers/actor.ts';
import { click, named, namesOf, render } from '../../helpers/render.tsx';

const operator = makeActor({ permissions: ['READ_PRICE_TABLES', 'MANAGE_BILLING'], isOperator: true });

// The controls of lines come with the first form that has some.
beforeAll(() => import('../../../src/fields/lines/LinesInput.tsx'));

function Form({ save }: { readonly save: (values: Values) => Promise<Values> }) {
  const form = useModuleForm(pricingTable, {
    initial: { name: 'Tabela', validFrom: '2090-01-01' },
    save,
  });
  return (
    <ModuleForm form={form} label="Tabela">
      <ModuleSections />
      <button type="submit">Guardar</button>
    </ModuleForm>
  );
}

async function openForm(save: (values: Values) => Promise<Values> = async (values) => values) {
  const { root } = await render(<Form save={save} />, {
    session: { step: 'DONE', sessionToken: 'token', actor: operator },
  });
  return {
    root,
    add: () => click(named('button', 'Adicionar preço', root)),
    send: () => click(named('button', 'Guardar', root)),
    lines: () => namesOf('[role="group"][data-line]', root),
    of: (line: number) => named('[role="group"][data-line]', `Preço ${line}`, root),
  };
}

/** Types a text into a field of a line, as the keyboard does. */
const type = (line: HTMLElement, label: string, text: string): Promise<void> =>
  act(async () => {
    const field = named('input', label, line) as HTMLInputElement;
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (): Promise<void> => act(async () => (document.activeElement as HTMLElement).blur());
const PRICE = 'Preço sem IVA (€)';
const choose = async (line: HTMLElement, word: string): Promise<void> => {
  await act(async () =>
    line
      .querySelector('[role="combobox"]')!
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })),
  );
  await click(
    [...document.querySelectorAll<HTMLElement>('[role="option"]')].find((one) => one.textContent === word)!,
  );
};

test('lines of a form › are added and removed, and the focus follows', async () => {
  const { add, lines, of, root } = await openForm();
  expect(lines()).toEqual([]);
  await add();
  await add();
  expect(lines()).toEqual(['Preço 1', 'Preço 2']);
  expect(of(2).contains(document.activeElement)).toBe(true);
  const proposed = ['Créditos', PRICE, 'IVA (%)'].map(
    (label) => (named('input', label, of(2)) as HTMLInputElement).value,
  );
  expect(proposed).toEqual(['1', '', '23']);
  await type(of(2), PRICE, '12,50');
  await click(named('button', 'Retirar preço 1', root));
  expect(lines()).toEqual(['Preço 1']);
  expect(of(1).contains(document.activeElement)).toBe(true);
  expect((named('input', PRICE, of(1)) as HTMLInputElement).value).toBe('12,50');
  await click(named('button', 'Retirar preço 1', root));
  expect(lines()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Adicionar preço');
});

test('an amount of money › is typed in euros, shown with two decimals, and sent in cents', async () => {
  const sent: Values[] = [];
  const { add, of, send } = await openForm(async (values) => {
    sent.push(values);
    return values;
  });
  await add();
  await choose(of(1), 'Registo de animal');
  await type(of(1), 'Créditos', '1');
  await type(of(1), PRICE, '1 234,5');
  await leave();
  expect((named('input', PRICE, of(1)) as HTMLInputElement).value).toBe('1234,50');
  await type(of(1), 'IVA (%)', '23');
  await send();
  expect(sent).toMatchObject([
    { lines: [{ service: 'REGISTRATION', credits: 1, unitPrice: 123_450, vatRate: 23 }] },
  ]);
});

test('what is wrong in a line › is said at its field and in the summary, by page and server alike', async () => {
  const refuse = Object.assign(new Error('refused'), {
    status: 422,
    body: { errors: { 'lines.0.credits': 'errors.SELLS_ONE_CREDIT' }, data: { message: 'FORM_ERROR_MSG' } },
  });
  const { add, of, send, root } = await openForm(() => Promise.reject(refuse));
  await send();
  expect(root.querySelector('[data-error-summary]')!.textContent).toContain('Adicione pelo menos uma linha.');
  await add();
  await type(of(1), 'Créditos', '1');
  await type(of(1), PRICE, '2,505');
  await send();
  const summary = () => root.querySelector('[data-error-summary]')!.textContent;
  expect(of(1).textContent).toContain('O preço unitário não é válido.');
  expect(summary()).toContain('Preço 1, Serviço');
  await choose(of(1), 'Registo de animal');
  await type(of(1), PRICE, '2,50');
  await type(of(1), 'IVA (%)', '23');
  expect(of(1).textContent).not.toContain('não é válido');
  await send();
  expect(of(1).textContent).toContain('A venda de um crédito tem 1 crédito.');
  expect(summary()).toContain('Preço 1, Créditos');
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { RecordTabs, type RecordTab } from '../../../src/components/tabs/RecordTabs.tsx';
import { click, named, namesOf, render } from '../../helpers/render.tsx';

const tabs: readonly RecordTab[] = [
  { name: 'general', label: 'Geral', panel: <p>Dados</p> },
  { name: 'files', label: 'Ficheiros', panel: <p>Documentos</p> },
  { name: 'lifeLine', label: 'Linha de vida', panel: <p>Acontecimentos</p>, isFurther: true },
  { name: 'versions', label: 'Versões', panel: <p>Alterações</p>, isFurther: true },
];
const strip = <RecordTabs tabs={tabs} label="Secções" />;
const panel = () => document.querySelector('[role="tabpanel"]')!;

test('the further tabs of a record › are opened by a menu, whose button then has the name of the open one', async () => {
  const { root, address } = await render(strip);
  expect(namesOf('[role="tab"]', root)).toEqual(['Geral', 'Ficheiros']);
  await click(named('button', 'Mais', root));
  expect(namesOf('[role="menuitem"]')).toEqual(['Linha de vida', 'Versões']);
  await click(named('[role="menuitem"]', 'Versões'));
  expect(address()).toBe('/?tab=versions');
  expect(panel().textContent).toBe('Alterações');
  expect(namesOf('[role="tabpanel"]', root)).toEqual(['Versões']);
  const button = named('button', 'Versões', root);
  expect(button.getAttribute('aria-current')).toBe('true');
  expect(root.querySelectorAll('[role="tab"][aria-selected="true"]')).toHaveLength(0);

  await click(named('[role="tab"]', 'Ficheiros', root));
  expect(panel().textContent).toBe('Documentos');
  expect(namesOf('button[aria-haspopup]', root)).toEqual(['Mais']);
});

test('a link to a further tab › opens it', async () => {
  const { root } = await render(strip, { at: '/?tab=lifeLine', language: 'en' });
  expect(panel().textContent).toBe('Acontecimentos');
  expect(namesOf('button[aria-haspopup]', root)).toEqual(['Linha de vida']);
});

test('a record that is being edited › opens no further tab', async () => {
  const { root } = await render(<RecordTabs tabs={tabs} label="Secções" closed="Conclua a edição." />);
  const more = named('button', 'Mais', root);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await click(more);
  expect(document.querySelector('[role="menu"]')).toBeNull();
});

test('a record without further tabs › has no menu', async () => {
  const { root } = await render(<RecordTabs tabs={tabs.slice(0, 2)} label="Secções" />);
  expect(root.querySelector('[aria-haspopup]')).toBeNull();
});

// @vitest-environment jsdom
import PetsRounded from '@mui/icons-material/PetsRounded';
import { describe, expect, test } from 'vitest';
import { Operations, type Operation } from '../../../src/operations/Operations.tsx';
import { click, named, render } from '../../helpers/render.tsx';

const operation = (label: string, more: Partial<Operation> = {}): Operation => ({
  icon: PetsRounded,
  label,
  onClick: () => undefined,
  ...more,
});

const groups = [
  { key: 'record', title: 'Ficha' },
  { key: 'status', title: 'Estado' },
];

/** Eight that can be done, of which the last is the likeliest, and two that are off. */
const many = [
  operation('a', { rank: 5, group: 'record' }),
  operation('b', { rank: 4 }),
  operation('off, likely', { rank: 0, reason: 'ANIMAL_IS_LOCKED' }),
  operation('c', { group: 'status' }),
  operation('d', { rank: 3 }),
  operation('e', { rank: 2 }),
  operation('f', { group: 'record' }),
  operation('g', { rank: 1 }),
  operation('off', { reason: 'ANIMAL_IS_LOCKED', group: 'status' }),
  operation('h', { rank: 0.5 }),
];

/** The labels of the buttons in sight, without the reasons of those that are off. */
const shown = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('button')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!.textContent!);

describe('the operations of a record', () => {
  test('many › show the six likeliest that can be done, and the others in their groups once asked for', async () => {
    const { root } = await render(<Operations label="Operações" operations={many} groups={groups} />);
    expect(shown(root)).toEqual(['a', 'b', 'd', 'e', 'g', 'h', 'Mais 4 operações']);
    const more = named('button', 'Mais 4 operações', root);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await click(more);
    const below = ['off, likely', 'f', 'c', 'off'];
    expect(shown(root)).toEqual(['a', 'b', 'd', 'e', 'g', 'h', 'Menos operações', ...below]);
    expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Ficha',
      'Estado',
    ]);
  });

  test('fewer likely ones than have room › are joined by others that can be done', async () => {
    const few = many.filter(({ rank }) => rank === undefined || rank > 2);
    const { root } = await render(<Operations label="Operações" operations={few} />);
    expect(shown(root)).toEqual(['a', 'b', 'c', 'd', 'f', 'off']);
    const { root: again } = await render(
      <Operations label="Operações" operations={[...few, operation('x', { reason: 'NOT_FOUND' })]} />,
    );
    expect(shown(again)).toEqual(['a', 'b', 'c', 'd', 'f', 'Mais 2 operações']);
  });

  test('the one under way › keeps its place above the button', async () => {
    const active = many.map((one) => (one.label === 'c' ? { ...one, isActive: true } : one));
    const { root } = await render(<Operations label="Operações" operations={active} groups={groups} />);
    expect(shown(root)).toContain('c');
  });

  test('a list without likely ones › shows all of them', async () => {
    const plain = many.map(({ rank: _rank, ...one }) => one);
    const { root } = await render(<Operations label="Operações" operations={plain} />);
    expect(shown(root)).toHaveLength(plain.length);
  });
});

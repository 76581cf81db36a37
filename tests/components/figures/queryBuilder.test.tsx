// @vitest-environment jsdom
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { DescribedDataSet } from '../../../resources/figures/dataSet/calls.ts';
import type { DataQuery } from '../../../resources/figures/dataSet/query.ts';
import { AnswerTable } from '../../../src/figures/AnswerTable.tsx';
import { QueryBuilder, startQuery } from '../../../src/figures/QueryBuilder.tsx';
import { click, named, render } from '../../helpers/render.tsx';

const animals: DescribedDataSet = {
  name: 'animals',
  label: 'Animais',
  text: 'Animais registados.',
  of: 'animal',
  isPersonal: false,
  hasAsOf: false,
  columns: [
    {
      name: 'status',
      label: 'Estado',
      kind: 'choice',
      isPersonal: false,
      choices: [{ value: 'DEAD', label: 'Morto' }],
    },
    { name: 'registrationDate', label: 'Data de registo', kind: 'date', isPersonal: false },
  ],
  measures: [{ name: 'animals', label: 'Número de animais', kind: 'number' }],
  initial: { by: ['status'], show: ['animals'] },
  opens: null,
};

function Builder({ onQuery }: { readonly onQuery: (query: DataQuery) => void }) {
  const [query, setQuery] = useState(startQuery(animals));
  return (
    <QueryBuilder
      sets={[animals]}
      query={query}
      allowsRows
      onQuery={(next) => {
        setQuery(next);
        onQuery(next);
      }}
    />
  );
}

describe('the question to a data set', () => {
  test('a further group › is counted by the next column, a day by its month', async () => {
    const onQuery = vi.fn();
    await render(<Builder onQuery={onQuery} />);
    await click(named('button', 'Adicionar grupo'));
    expect(onQuery).toHaveBeenLastCalledWith(
      expect.objectContaining({ by: [{ column: 'status' }, { column: 'registrationDate', step: 'MONTH' }] }),
    );
    await click(named('button', 'Retirar grupo: Estado'));
    expect(onQuery).toHaveBeenLastCalledWith(
      expect.objectContaining({ by: [{ column: 'registrationDate', step: 'MONTH' }] }),
    );
  });

  test('a filter without a value › does not count yet, and is taken away by name', async () => {
    const onQuery = vi.fn();
    const { root } = await render(<Builder onQuery={onQuery} />);
    await click(named('button', 'Adicionar filtro'));
    expect(onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ filters: [] }));
    await click(named('button', 'Retirar filtro: Estado'));
    expect(root.textContent).toContain('Sem filtros');
  });

  test('a table of its answer › has the labels, and figures as the language writes them', async () => {
    const { root } = await render(
      <AnswerTable
        name="Animais"
        answer={{
          columns: [
            {
              name: 'registrationDate',
              label: 'Data de registo',
              kind: 'step',
              step: 'MONTH',
              isMeasure: false,
            },
            { name: 'animals', label: 'Número de animais', kind: 'number', isMeasure: true },
            { name: 'share', label: 'Percentagem', kind: 'share', isMeasure: true },
          ],
          rows: [
            ['2026-01-01', 12_345, 0.25],
            [null, 1, null],
          ],
        }}
      />,
    );
    const shown = root.textContent.replaceAll('\u00a0', ' ');
    for (const part of ['Data de registo', '2026', '12 345', '25', 'Sem valor'])
      expect(shown).toContain(part);
  });
});

// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { owner } from '../../../resources/owners/owner/schema.ts';
import { MergeComparison, proposedTaken } from '../../../src/records/MergeComparison.tsx';
import { render } from '../../helpers/render.tsx';

const kept = { id: 1, name: 'Ana Reis', email: null, phone: '+351912345678', secondPhone: '+351210000000' };
const other = {
  id: 2,
  name: 'Ana M. Reis',
  email: 'ana@example.test',
  phone: '+351912345999',
  secondPhone: null,
};
const groups = (['email', 'secondPhone', 'phone', 'name'] as const).map((key) => ({
  key,
  fields: [key],
  isOpen: true,
}));

describe('two records that become one', () => {
  test('a value that only the other record has › is proposed to be taken, never an empty one over a filled one', () => {
    expect(proposedTaken(groups, kept, other)).toEqual(['email']);
  });

  test('a value that the user may not take › is not proposed', () => {
    const closed = groups.map((group) => ({ ...group, isOpen: false }));
    expect(proposedTaken(closed, kept, other)).toEqual([]);
  });

  test('what both have and differs › stands first and is chosen; what one has alone is no choice', async () => {
    const { root } = await render(
      <MergeComparison
        module={owner}
        kept={{ record: kept, head: 'Esta', name: 'Ana Reis' }}
        other={{ record: other, head: 'Outra', name: 'Ana M. Reis' }}
        fixed={[]}
        groups={groups}
        taken={['email']}
        onTaken={vi.fn()}
        say={(key) => key}
      />,
    );
    const rows = [...root.querySelectorAll('tbody tr')];
    const fields = rows.map((row) => row.querySelector('th')!.textContent);
    expect(fields.slice(0, 2)).toEqual(['Telefone', 'Nome']);
    expect(rows.map((row) => row.querySelectorAll('[type=radio]').length)).toEqual([2, 2, 0, 0]);
    // Said at the value that stays: the mail address of the other, the second telephone of the kept one.
    const [email, secondPhone] = rows.slice(2).map((row) => [...row.querySelectorAll('td')]);
    expect(email?.map(({ textContent }) => textContent?.includes('readOnly'))).toEqual([false, true]);
    expect(secondPhone?.map(({ textContent }) => textContent?.includes('readOnly'))).toEqual([true, false]);
  });
});

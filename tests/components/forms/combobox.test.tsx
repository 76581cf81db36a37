// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Combobox } from '../../../src/components/Combobox.tsx';
import { useChoiceEntry, useSearchedChoice } from '../../../src/fields/controls/useSearchedChoice.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { namesOf, render } from '../../helpers/render.tsx';

const DISTRICTS = ['Setúbal', 'Santarém', 'Lisboa'];

interface DistrictProps {
  readonly onChoose: (district: string | undefined) => void;
  readonly onSend: () => void;
  readonly isSearching: boolean;
}

/** A form with a district, and a field after it. */
function District({ onChoose, onSend, isSearching }: DistrictProps) {
  const entry = useChoiceEntry();
  const { list, text } = useSearchedChoice<string>(entry, {
    label: 'Distrito',
    chosen: [],
    found: DISTRICTS.filter((name) => foldText(name).includes(foldText(entry.text))),
    isSearching,
    nameOf: (name) => name,
    onChoose: ([name]) => onChoose(name),
  });
  return (
    <form onSubmit={onSend}>
      <Combobox<string, boolean> id="district" {...list} value={null} text={text} />
      <input id="after" />
    </form>
  );
}

let drawn: Awaited<ReturnType<typeof render>>;

/** Draws the form; the returned functions receive what is chosen and that the form is sent. */
async function open(isSearching = false) {
  const onChoose = vi.fn();
  const onSend = vi.fn((event?: Event) => event?.preventDefault());
  const searches: { end?: () => void } = {};
  function Searched() {
    const [searching, setSearching] = useState(isSearching);
    useEffect(() => {
      searches.end = () => setSearching(false);
    }, []);
    return <District onChoose={onChoose} onSend={onSend} isSearching={searching} />;
  }
  drawn = await render(<Searched />);
  await act(async () => field().focus());
  return { onChoose, onSend, endSearch: () => act(async () => searches.end?.()) };
}

const field = () => drawn.root.querySelector<HTMLInputElement>('[role=combobox]')!;

async function type(text: string, into = field()) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(into, text);
    into.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses a key; Enter sends the form and Tab moves on as a browser does, unless the field keeps the key. */
async function press(key: string, into = field()) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => into.dispatchEvent(event));
  if (event.defaultPrevented) return;
  if (key === 'Enter') await act(async () => into.form?.requestSubmit());
  if (key === 'Tab') await act(async () => drawn.root.querySelector<HTMLElement>('#after')?.focus());
}

describe('a field whose list is searched while the user types', () => {
  test.each(['Enter', 'Tab'])('the only match and %s › is taken, and no form is sent', async (key) => {
    const { onChoose, onSend } = await open();
    await type('setu');
    await press(key);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Setúbal');
    expect(onSend).not.toHaveBeenCalled();
  });

  test.each(['Enter', 'Tab'])('several matches and %s › the highlighted one is taken', async (key) => {
    const { onChoose } = await open();
    await type('s');
    await press('ArrowDown');
    await press(key);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Santarém');
  });

  test('several matches of which no arrow has reached one › Tab takes the first, which is highlighted', async () => {
    const { onChoose } = await open();
    await type('sa');
    await press('Tab');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Santarém');
  });

  test('a list that is only open › Tab takes nothing', async () => {
    const { onChoose } = await open();
    await act(async () => field().dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await press('Tab');
    expect(onChoose).not.toHaveBeenCalled();
  });

  test.each(['Enter', 'Tab'])(
    'a search under way and %s › keeps the text, and takes the only match',
    async (key) => {
      const { onChoose, onSend, endSearch } = await open(true);
      await type('setu');
      await press(key);
      expect(field().value).toBe('setu');
      expect(onChoose).not.toHaveBeenCalled();
      await endSearch();
      expect(onChoose).toHaveBeenCalledExactlyOnceWith('Setúbal');
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  test('a search that finds several after Enter › keeps the text, with the list open', async () => {
    const { onChoose, endSearch } = await open(true);
    await type('s');
    await press('Enter');
    await endSearch();
    expect(field().value).toBe('s');
    expect(onChoose).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  test('a text that finds nothing and Enter › stays, and no form is sent', async () => {
    const { onChoose, onSend } = await open();
    await type('xyz');
    await press('Enter');
    expect(field().value).toBe('xyz');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('a field with suggestions, in which any text is allowed', () => {
  /** Draws it; the returned function receives what it is left with. */
  async function openFree() {
    const onChange = vi.fn();
    drawn = await render(
      <form>
        <Combobox<string, false, true>
          id="colour"
          freeSolo
          options={['Castanho', 'Castanho escuro']}
          onChange={(_, colour) => onChange(colour)}
          text={{ label: 'Cor' }}
        />
        <input id="after" />
      </form>,
    );
    await act(async () => field().focus());
    return onChange;
  }

  test('a text and Tab › stays as it is typed', async () => {
    const onChange = await openFree();
    await type('Cast');
    await press('Tab');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('Cast');
  });

  test('a suggestion that the arrows reached and Tab › is taken', async () => {
    const onChange = await openFree();
    await type('Cast');
    await press('ArrowDown');
    await press('Tab');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Castanho');
  });

  test('its button that clears it › is no stop of Tab', async () => {
    await openFree();
    await type('Cast');
    expect(namesOf('button', drawn.root)).toEqual(['Limpar']);
    expect(namesOf('button:not([tabindex="-1"])', drawn.root)).toEqual([]);
  });
});

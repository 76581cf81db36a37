import { useEffect, useRef, useState } from 'react';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';
import { afterTypingPause } from '../../runtime/afterTypingPause.ts';

interface SearchFieldProps extends Pick<SearchInputProps, 'label' | 'maxLength' | 'sx'> {
  /** The present search text, from the address. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Words to search with: they reach the list, and the address, once the typing pauses. */
export function SearchField({ words, onWords, ...input }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const told = useRef(onWords);
  useEffect(() => {
    told.current = onWords;
  });
  // Another address, by Back or a link, is another search.
  useEffect(() => setTyped((now) => (now.trim() === words ? now : words)), [words]);
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    return afterTypingPause(() => told.current(typed.trim()));
    // Only typing starts the wait; the words that come back end it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [typed]);
  return <SearchInput text={typed} onText={setTyped} sx={{ maxWidth: { sm: 420 } }} {...input} />;
}

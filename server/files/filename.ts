const LONGEST = 200;

/**
 * A file's name as it is kept: without folders, without characters that cannot be seen or that turn the reading
 * direction, composed (NFC), at most 200 characters with its ending.
 */
export function cleanFilename(given: string): string {
  const own = given.split(/[/\\]/).at(-1) ?? '';
  const name = own
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const characters = [...(name || 'ficheiro')];
  if (characters.length <= LONGEST) return characters.join('');
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return (
    characters
      .slice(0, LONGEST - [...ending].length)
      .join('')
      .trimEnd() + ending
  );
}

/** A text in an encoding of one byte a sign. */
export function encodeSingle(text: string, encoding: 'windows-1252' | 'macintosh'): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte): [string, number] => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from([...text].map((sign) => bytes.get(sign) ?? 0x3f));
}

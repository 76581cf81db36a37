import { createHash, createPublicKey, verify } from 'node:crypto';
import forge from 'node-forge';

/** What a PDF says of itself. */
interface PdfTags {
  readonly isTagged: boolean;
  readonly isPdfUa: boolean;
  readonly isA4: boolean;
  readonly language: string | undefined;
  readonly title: boolean;
  readonly headings: number;
  readonly tableHeaders: number;
  readonly figures: number;
}

/** The same, and whether its signature holds. */
export interface PdfFacts extends PdfTags {
  readonly signer: string;
  /** The signature covers the whole file and the digest and the key agree. */
  readonly isSigned: boolean;
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Reads a PDF: its tags and its page. */
export function readTags(bytes: Buffer): PdfTags {
  const text = bytes.toString('latin1');
  return {
    isTagged: /\/StructTreeRoot \d+ 0 R/.test(text) && /\/Marked true/.test(text),
    isPdfUa: /pdfuaid:part(?:>|=")1/.test(text),
    isA4: /\/MediaBox \[0 0 595\.27\d* 841\.8\d*\]/.test(text),
    language: /\/Lang \(([\w-]+)\)/.exec(text)?.[1],
    title: /\/DisplayDocTitle true/.test(text),
    headings: count(text, /\/S \/H\d\b/g),
    tableHeaders: count(text, /\/S \/TH\b/g),
    figures: count(text, /\/S \/Figure\b/g),
  };
}

/** Reads a signed certificate: its tags, its page, its signature. */
export const readPdf = (bytes: Buffer): PdfFacts => ({
  ...readTags(bytes),
  ...readSignature(bytes, bytes.toString('latin1')),
});

function readSignature(bytes: Buffer, text: string): { isSigned: boolean; signer: string } {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text)!.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const signed = Buffer.concat([
    bytes.subarray(range[0], range[0] + range[1]),
    bytes.subarray(range[2], range[2] + range[3]),
  ]);
  const hex = text.slice(range[1] + 1, range[2] - 1);
  const der = Buffer.from(hex, 'hex').toString('binary');
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der, { parseAllBytes: false } as never)) as {
    certificates: forge.pki.Certificate[];
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const { authenticatedAttributes, signature } = message.rawCapture;
  const digest = authenticatedAttributes
    .map((one) => one.value as forge.asn1.Asn1[])
    .find(([id]) => forge.asn1.derToOid(id!.value as string) === forge.pki.oids.messageDigest);
  const value = ((digest![1]!.value as forge.asn1.Asn1[])[0]!.value as string) ?? '';
  const attributes = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    authenticatedAttributes,
  );
  const [certificate] = message.certificates;
  const key = createPublicKey(forge.pki.certificateToPem(certificate!));
  const isOfKey = verify(
    'sha256',
    Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary'),
    key,
    Buffer.from(signature, 'binary'),
  );
  const isOfFile = createHash('sha256').update(signed).digest('binary') === value;
  const isWhole = range[0] === 0 && range[2] + range[3] === bytes.length && range[1] < range[2];
  return {
    isSigned: isOfKey && isOfFile && isWhole,
    signer: String(certificate!.subject.getField('CN')?.value),
  };
}

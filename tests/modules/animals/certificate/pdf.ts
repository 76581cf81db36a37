import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import forge from 'node-forge';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const engine = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(engine)).buffer } });

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

/** A module of the QR code as the page draws it: a closed square of 10 by 10. */
const MODULE = /(\d+) (\d+) m\n\d+ \2 l\n\d+ \d+ l\n\1 \d+ l\nh/g;

/** Reads the QR code of a certificate from what its page draws, as a camera would; undefined where it has none. */
export async function readQrCode(bytes: Buffer): Promise<string | undefined> {
  const drawn = [...bytes.toString('latin1').matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'))
    .join('\n');
  const path = [...drawn.matchAll(MODULE)].map(([, x, y]) => `M${x},${y}h10v10h-10z`).join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="${path}"/></svg>`;
  const png = await sharp(Buffer.from(picture)).flatten({ background: '#ffffff' }).png().toBuffer();
  const [found] = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  return found?.text;
}

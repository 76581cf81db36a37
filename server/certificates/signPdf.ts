import { SignPdf, Signer } from '@signpdf/signpdf';
import forge from 'node-forge';
import { constants, privateEncrypt, type KeyObject } from 'node:crypto';

/** A key with its certificate chain, read once. */
export interface PdfKey {
  readonly key: KeyObject;
  /** The certificate of the key first, then those that issued it. */
  readonly certificates: readonly forge.pki.Certificate[];
}

/** Bytes that are kept for the signature; one with a chain of three certificates takes about 6,000. */
const SIGNATURE_BYTES = 12_288;
/** DigestInfo of SHA-256, as RFC 8017 (9.2, note 1) writes it. */
const SHA256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** Signs PKCS #7 with the system's RSA: forge's own takes fifty times as long. */
class KeySigner extends Signer {
  readonly #key: PdfKey;

  constructor(key: PdfKey) {
    super();
    this.#key = key;
  }

  override async sign(pdf: Buffer, signingTime?: Date): Promise<Buffer> {
    const { key, certificates } = this.#key;
    const signed = forge.pkcs7.createSignedData();
    signed.content = forge.util.createBuffer(pdf.toString('binary'));
    for (const certificate of certificates) signed.addCertificate(certificate);
    const { oids } = forge.pki;
    signed.addSigner({
      key: {
        sign: (digest: forge.md.MessageDigest) =>
          privateEncrypt(
            { key, padding: constants.RSA_PKCS1_PADDING },
            Buffer.concat([SHA256_PREFIX, Buffer.from(digest.digest().getBytes(), 'binary')]),
          ).toString('binary'),
      } as forge.pki.rsa.PrivateKey,
      certificate: certificates[0]!,
      digestAlgorithm: oids.sha256!,
      authenticatedAttributes: [
        { type: oids.contentType!, value: oids.data! },
        { type: oids.signingTime!, value: (signingTime ?? new Date()) as unknown as string },
        { type: oids.messageDigest! },
      ],
    });
    signed.sign({ detached: true });
    return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
  }
}

const escapedText = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

const dateText = (date: Date): string => `(D:${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;

/** The text of an object of the file, between `obj` and `endobj`. */
function objectOf(pdf: string, id: number): string {
  const from = new RegExp(`(?:^|\\n)${id} 0 obj\\r?\\n`).exec(pdf);
  if (!from) throw new Error(`the PDF has no object ${id}`);
  const start = from.index + from[0].length;
  return pdf.slice(start, pdf.indexOf('endobj', start)).trim();
}

const withEntry = (dictionary: string, entry: string): string => dictionary.replace(/>>\s*$/, `${entry}\n>>`);

/**
 * Adds a hidden signature field with room for a signature, as an update behind the file: what was there stays as it is.
 * The file must have a plain table of objects, as the compiler writes it.
 */
function withPlaceholder(pdf: Buffer, { reason, name, date }: SignatureText): Buffer {
  const source = pdf.toString('latin1');
  const trailer = source.slice(source.lastIndexOf('trailer'));
  const number = (pattern: RegExp): number => {
    const found = pattern.exec(trailer);
    if (!found) throw new Error('the PDF has no plain trailer');
    return Number(found[1]);
  };
  const size = number(/\/Size (\d+)/);
  const rootId = number(/\/Root (\d+) 0 R/);
  const previous = number(/startxref\s+(\d+)/);
  const root = objectOf(source, rootId);
  const pages = objectOf(source, Number(/\/Pages (\d+) 0 R/.exec(root)?.[1]));
  const pageId = Number(/\/Kids \[\s*(\d+) 0 R/.exec(pages)?.[1]);
  const page = objectOf(source, pageId);
  if (page.includes('/Annots')) throw new Error('the first page has annotations');
  const [signature, field] = [size, size + 1];
  const objects: [number, string][] = [
    [rootId, withEntry(root, `  /AcroForm << /SigFlags 3 /Fields [${field} 0 R] >>`)],
    [pageId, withEntry(page, `  /Annots [${field} 0 R]${page.includes('/Tabs') ? '' : '\n  /Tabs /S'}`)],
    [
      signature,
      `<<\n  /Type /Sig\n  /Filter /Adobe.PPKLite\n  /SubFilter /adbe.pkcs7.detached\n  /ByteRange [0 /********** /********** /**********]\n  /Contents <${'0'.repeat(SIGNATURE_BYTES * 2)}>\n  /Reason ${escapedText(reason)}\n  /Name ${escapedText(name)}\n  /M ${dateText(date)}\n>>`,
    ],
    // Hidden, so that it is no part of what is read aloud (PDF/UA-1, 7.18.1).
    [
      field,
      `<<\n  /Type /Annot\n  /Subtype /Widget\n  /FT /Sig\n  /Rect [0 0 0 0]\n  /F 130\n  /T (Signature)\n  /TU ${escapedText(reason)}\n  /V ${signature} 0 R\n  /P ${pageId} 0 R\n>>`,
    ],
  ];
  let body = source.endsWith('\n') ? '' : '\n';
  const rows: [number, number][] = [];
  for (const [id, text] of objects) {
    rows.push([id, pdf.length + body.length]);
    body += `${id} 0 obj\n${text}\nendobj\n`;
  }
  const start = pdf.length + body.length;
  const table = rows
    .sort(([a], [b]) => a - b)
    .map(([id, offset]) => `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  const rest = trailer
    .slice(trailer.indexOf('<<'), trailer.indexOf('startxref'))
    .trim()
    .replace(/\/Size \d+/, `/Size ${size + 2}`);
  body += `xref\n${table}trailer\n${withEntry(rest, `  /Prev ${previous}`)}\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(body, 'latin1')]);
}

/** What a reader shows of a signature. */
export interface SignatureText {
  readonly reason: string;
  readonly name: string;
  readonly date: Date;
}

/** Signs a PDF; the signature covers the whole file. */
export const signPdf = (pdf: Buffer, key: PdfKey, text: SignatureText): Promise<Buffer> =>
  new SignPdf().sign(withPlaceholder(pdf, text), new KeySigner(key), text.date);

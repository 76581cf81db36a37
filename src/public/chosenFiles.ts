import { publicFiles as en } from '../../i18n/en/publicFiles.ts';
import { publicFiles as pt } from '../../i18n/pt/publicFiles.ts';
import { fetchWithProgress } from '../../dataProvider/client/fetchWithProgress.ts';
import { agrees, HEAD_BYTES, sniff } from '../../resources/common/document/fileKinds.ts';
import { MAX_FILE_BYTES } from '../../resources/common/document/limits.ts';
import { MAX_FORM_FILES } from '../../resources/common/publicForm/limits.ts';
import { toBase64 } from '../files/core/base64.ts';
import { shrink, SHRINKABLE_BYTES } from '../files/core/shrink.ts';
import { transport } from './calls.ts';

// What sends files in a way that can be watched comes with them.
transport.send = fetchWithProgress;

type Texts = typeof pt | typeof en;
type Chosen = Pick<File, 'name' | 'type' | 'size'>;

const textsOf = (language: string): Texts => (language.startsWith('en') ? en : pt);

/** The ways in which the server and this page say that a file has a type that is not accepted. */
const SAME: Readonly<Record<string, keyof Texts>> = {
  INVALID_IMAGE_TYPE: 'INVALID_FILE_TYPE',
  FILE_TYPE_MISMATCH: 'INVALID_FILE_TYPE',
};

/** Returns the fault of a file, in a sentence with its name. */
export function fileSentence(code: string, name: string, language: string): string {
  const texts = textsOf(language);
  const key = SAME[code] ?? code;
  return (key in texts ? texts[key as keyof Texts] : texts.OTHER).replace('%{name}', () => name);
}

const isPhoto = ({ name, type }: Chosen): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|avif|heic|heif)$/i.test(name);
const isPdf = ({ name, type }: Chosen): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

function faultOf(file: Chosen): string | null {
  if (!isPhoto(file) && !isPdf(file)) return 'INVALID_FILE_TYPE';
  // A photo over the limit is made smaller when it is sent, as far as this device can open it.
  return file.size > (isPhoto(file) ? SHRINKABLE_BYTES : MAX_FILE_BYTES) ? 'FILE_TOO_LARGE' : null;
}

/** The files of a request with those that were just chosen, and why some of them were not added. */
export function addFiles<F extends Chosen>(
  files: readonly F[],
  added: readonly F[],
  language: string,
): { readonly files: readonly F[]; readonly sentences: readonly string[] } {
  const faults = added.flatMap((file) => {
    const fault = faultOf(file);
    return fault ? [fileSentence(fault, file.name, language)] : [];
  });
  const all = [...files, ...added.filter((file) => !faultOf(file))];
  const left = all.slice(MAX_FORM_FILES).map(({ name }) => name);
  const tooMany = textsOf(language)
    .tooMany.replace('%{most}', String(MAX_FORM_FILES))
    .replace('%{names}', () => left.join(', '));
  return {
    files: all.slice(0, MAX_FORM_FILES),
    sentences: left.length > 0 ? [...faults, tooMany] : faults,
  };
}

/** A file as the calls take it. */
export interface SentFile {
  readonly title: null;
  readonly filename: string;
  readonly type: string;
  readonly contents: string;
}

/** Whether the register takes a file as it is. Of pictures it knows fewer kinds than a phone has. */
async function isTaken(file: File): Promise<boolean> {
  const kind = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return kind !== undefined && agrees(kind, file.name, file.type);
}

/** Reads files for a call; a photo over the limit, or of a kind that the register does not take, is drawn as a JPEG. */
export const readChosen = (files: readonly File[]): Promise<SentFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const isRedrawn = isPhoto(file) && (file.size > MAX_FILE_BYTES || !(await isTaken(file)));
      const smaller = isRedrawn ? await shrink(file, MAX_FILE_BYTES) : undefined;
      return {
        title: null,
        filename: smaller ? `${file.name.replace(/\.\w+$/, '')}.jpg` : file.name,
        type: smaller ? 'image/jpeg' : file.type,
        contents: await toBase64(smaller ?? file),
      };
    }),
  );

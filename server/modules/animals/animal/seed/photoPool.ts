import sharp from 'sharp';
import { Random } from '../../../../demonstration/base/random.ts';
import type { Breed } from '../../../reference/breed/seed/breeds.ts';
import type { FileContent } from '../../../common/document/seed/documentBatch.ts';
import { coatOf } from './coats.ts';
import { portrait } from './portraits.ts';
import { sha256Of } from '../../../../sha256.ts';

const PRICKED =
  /Pastor|Husky|Malamute|Akita|Shiba|Spitz|Samoiedo|Corgi|Podengo|Chihuahua|Basenji|Bulldog Francês|Lobo|West Highland|Scottish Terrier/;
const LONG = /Basset|Beagle|Cocker|Setter|Teckel|Cavalier|Braco|Perdigueiro|Pointer|Springer/;
const FOLDED = /Terrier|Collie|Greyhound|Whippet|Galgo|Boxer|Dobermann|Dogue|Cane Corso|Bull/;

function variantOf({ name, species, id }: Breed): number {
  if (species !== 'DOG') return id % 4;
  if (PRICKED.test(name)) return 1;
  if (LONG.test(name)) return 3;
  return FOLDED.test(name) ? 2 : name === 'Sem raça definida' ? -1 : 0;
}

/**
 * Draws pictures on demand and keeps them: animals that look the same share one. A bound on how many there
 * are keeps the first start short.
 */
export class PhotoPool {
  readonly #drawings = new Map<string, Promise<FileContent>>();

  constructor(private readonly most: number) {}

  /** The picture of an animal; nothing when the album is full and none in it looks like this animal. */
  async of(id: number, breed: Breed, color: string): Promise<FileContent | undefined> {
    const random = new Random('drawing', id);
    const fixed = variantOf(breed);
    const variant = fixed >= 0 ? fixed : random.int(0, 2);
    const key = `${breed.species} ${color} ${variant}`;
    if (!this.#drawings.has(key)) {
      if (this.#drawings.size >= this.most) return undefined;
      const place = this.#drawings.size;
      this.#drawings.set(
        key,
        draw(portrait({ species: breed.species, coat: coatOf(color), variant }, place)),
      );
    }
    return this.#drawings.get(key);
  }

  /** Every picture drawn so far. */
  all(): Promise<FileContent[]> {
    return Promise.all(this.#drawings.values());
  }
}

async function draw(svg: string): Promise<FileContent> {
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
  return { sha256: sha256Of(bytes), bytes, size: bytes.length };
}

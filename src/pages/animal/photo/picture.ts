/** Side in pixels of a photo as it is sent: larger ones are made smaller. */
export const PHOTO_SIDE = 600;
/** Bytes that a photo may have before it is cropped. */
export const PHOTO_MAX_BYTES = 15_728_640;
/** What a camera or a file choice may deliver. */
export const PHOTO_TYPES = 'image/png,image/gif,image/jpeg,image/heic,image/heif,.heic,.heif';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A photo on its way: base64 without a prefix, and an address to look at it where the browser can draw it. */
export interface Photo {
  readonly contents: string;
  readonly preview: string | null;
}

/** Whether the browser leaves this picture to the server: iPhones take HEIC, which few browsers can draw. */
export const isHeic = (file: File): boolean =>
  /image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

/** Whether a file is a picture that is accepted, by its type or, where the system names none, its ending. */
export const isPicture = (file: File): boolean =>
  isHeic(file) || ['image/png', 'image/gif', 'image/jpeg'].includes(file.type);

/** A file's bytes in base64, without a prefix. */
export async function base64Of(file: Blob): Promise<string> {
  const url = await dataUrlOf(file);
  return url.slice(url.indexOf(',') + 1);
}

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

const pictureOf = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('no picture'));
    picture.src = url;
  });

/** The chosen square as a JPEG of at most 600 pixels a side. */
export async function cropped(url: string, area: Area): Promise<Photo> {
  const picture = await pictureOf(url);
  const side = Math.max(1, Math.min(PHOTO_SIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // What is see-through in a PNG would turn black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const preview = canvas.toDataURL('image/jpeg', 0.88);
  return { preview, contents: preview.slice(preview.indexOf(',') + 1) };
}

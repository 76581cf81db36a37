/** Pixels on the longer side beyond which a picture gets no clearer, only slower. */
const LONGEST = { live: 1600, file: 3000 } as const;

function drawn(
  source: CanvasImageSource,
  from: readonly [x: number, y: number, width: number, height: number],
  longest: number,
  canvas: HTMLCanvasElement,
): ImageData | undefined {
  const [, , width, height] = from;
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  if (canvas.width === 0 || canvas.height === 0) return undefined;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  // What is see-through counts as paper.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, ...from, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the visible part of a live picture that fills its frame (`object-fit: cover`): only this part is read. */
export function pictureOfVideo(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  if (!videoWidth || !videoHeight || !clientWidth || !clientHeight) return undefined;
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const [width, height] = [clientWidth / scale, clientHeight / scale];
  const from = [(videoWidth - width) / 2, (videoHeight - height) / 2, width, height] as const;
  return drawn(video, from, LONGEST.live, canvas);
}

/** A whole picture from a file, upright. */
export function pictureOfBitmap(bitmap: ImageBitmap | HTMLImageElement): ImageData | undefined {
  const [width, height] =
    bitmap instanceof HTMLImageElement
      ? [bitmap.naturalWidth, bitmap.naturalHeight]
      : [bitmap.width, bitmap.height];
  return drawn(bitmap, [0, 0, width, height], LONGEST.file, document.createElement('canvas'));
}

/** The reason why there is no live picture. Texts are in `kit.scan.trouble`. */
export type CameraTrouble = 'REFUSED' | 'ABSENT' | 'BUSY' | 'INSECURE';

/** Abilities of cameras beyond the types that browsers agree on. */
interface MoreAbilities {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
}

type MoreConstraints = MediaTrackConstraintSet & { torch?: boolean; focusMode?: string };

/** Returns the reason why a camera could not be opened, by the name of the error of `getUserMedia`. */
export function troubleOf(error: unknown): CameraTrouble {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'REFUSED';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'ABSENT';
    default:
      return 'BUSY';
  }
}

/** Whether this page may ask for a camera at all: browsers give none to pages without encryption. */
export const isSecure = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** As fine as the small bars of a sticker need, from the side that faces away from the person. */
const PICTURE: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1920 },
  height: { ideal: 1080 },
};

/** Opens the camera that was chosen, or the one at the back; rejects as `getUserMedia` does. */
export async function openCamera(deviceId: string | undefined): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: deviceId ? { ...PICTURE, facingMode: undefined, deviceId: { exact: deviceId } } : PICTURE,
  });
  const focus = abilitiesOf(stream).focusMode;
  if (focus?.includes('continuous')) await tell(stream, { focusMode: 'continuous' });
  return stream;
}

const trackOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0];

const abilitiesOf = (stream: MediaStream): MoreAbilities =>
  (trackOf(stream)?.getCapabilities?.() as MoreAbilities | undefined) ?? {};

/** Applies a setting; a camera that does not support it keeps its state. */
async function tell(stream: MediaStream, more: MoreConstraints): Promise<boolean> {
  return (
    trackOf(stream)
      ?.applyConstraints({ advanced: [more] })
      .then(
        () => true,
        () => false,
      ) ?? false
  );
}

/** Whether the camera has a light of its own. */
export const hasTorch = (stream: MediaStream): boolean => abilitiesOf(stream).torch === true;

/** Switches the camera's light; answers whether it did. */
export const lightTorch = (stream: MediaStream, on: boolean): Promise<boolean> => tell(stream, { torch: on });

/** Stops the camera: its light is off and other programs can use it. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The cameras of this device, named once one of them was allowed; none where the browser does not say. */
export async function findCameras(): Promise<readonly MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
}

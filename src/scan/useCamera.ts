import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  findCameras,
  isSecure,
  openCamera,
  stopCamera,
  troubleOf,
  type CameraTrouble,
} from './openCamera.ts';

const watchSight = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isInSight = () => document.visibilityState === 'visible';

/** The camera chosen last, as long as the page is open. */
let chosen: string | undefined;

interface Camera {
  readonly stream?: MediaStream;
  readonly trouble?: CameraTrouble;
  /** The available cameras, the present one by its identifier. */
  readonly cameras: readonly MediaDeviceInfo[];
  readonly cameraId: string;
  readonly choose: (cameraId: string) => void;
  readonly retry: () => void;
}

/** A camera for as long as `wanted` and the page is in sight: it stops with either, and when the page is left. */
export function useCamera(wanted: boolean): Camera {
  const inSight = useSyncExternalStore(watchSight, isInSight);
  const [deviceId, setDeviceId] = useState(chosen);
  const [attempt, setAttempt] = useState(0);
  const [stream, setStream] = useState<MediaStream>();
  const [trouble, setTrouble] = useState<CameraTrouble | undefined>(() =>
    isSecure() ? undefined : 'INSECURE',
  );
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const runs = wanted && inSight && isSecure();

  useEffect(() => {
    if (!runs) return;
    let gone = false;
    let opened: MediaStream | undefined;
    const fail = (error: unknown) => {
      if (gone) return;
      setTrouble(troubleOf(error));
      setStream(undefined);
    };
    openCamera(deviceId)
      .then(async (found) => {
        opened = found;
        if (gone) return stopCamera(found);
        // It was unplugged, or the system took it.
        found.getVideoTracks()[0]?.addEventListener('ended', fail);
        setTrouble(undefined);
        setStream(found);
        const all = await findCameras();
        if (!gone) setCameras(all);
      })
      .catch(fail);
    return () => {
      gone = true;
      if (opened) stopCamera(opened);
      setStream(undefined);
    };
  }, [runs, deviceId, attempt]);

  const choose = useCallback((cameraId: string) => {
    chosen = cameraId;
    setDeviceId(cameraId);
  }, []);
  const retry = useCallback(() => {
    // A camera that is gone is not asked for again.
    chosen = undefined;
    setDeviceId(undefined);
    setTrouble(undefined);
    setAttempt((count) => count + 1);
  }, []);

  return {
    ...(stream && { stream }),
    ...(trouble && { trouble }),
    cameras,
    cameraId: stream?.getVideoTracks()[0]?.getSettings().deviceId ?? deviceId ?? '',
    choose,
    retry,
  };
}

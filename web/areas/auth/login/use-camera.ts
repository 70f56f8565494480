import { type RefObject, useEffect, useRef, useState } from 'react';
import { readPicture } from './qr-picture.ts';

export type CameraState = 'vraagt' | 'aan' | 'geen';
/** Time between two looks: fast enough for a child, slow enough for an old tablet. */
const POLL_MS = 180;

async function openCamera(): Promise<MediaStream> {
  // Absent on an address without https: there is a photo or the keyboard then.
  if (globalThis.navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 } },
  });
}

/** Starts the camera in the element and reads on until the answer is called. */
function read(
  video: HTMLVideoElement,
  at: { aan: () => void; geen: () => void; tekst: (text: string) => void },
): () => void {
  let stream: MediaStream | null = null;
  let gone = false;
  let timer = 0;
  const fabric = document.createElement('canvas');
  const stop = () => stream?.getTracks().forEach((track) => track.stop());
  const look = () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const text = readPicture(video, { breed: video.videoWidth, high: video.videoHeight }, fabric);
    if (text !== null && text !== '') at.tekst(text);
  };
  const begin = async () => {
    stream = await openCamera();
    if (gone) return stop();
    video.srcObject = stream;
    await video.play();
    at.aan();
    timer = globalThis.window.setInterval(look, POLL_MS);
  };
  begin().catch(() => {
    stop();
    if (!gone) at.geen();
  });
  return () => {
    gone = true;
    clearInterval(timer);
    stop();
  };
}

/** Shows the camera in a video element and reads every code it sees; the camera goes off when the screen closes. */
export function useCamera(onText: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  stand: CameraState;
} {
  const [state, setState] = useState<CameraState>('vraagt');
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef(onText);
  useEffect(() => {
    seen.current = onText;
  });
  useEffect(() => {
    const element = video.current;
    return element === null
      ? undefined
      : read(element, {
          aan: () => setState('aan'),
          geen: () => setState('geen'),
          tekst: (text) => seen.current(text),
        });
  }, []);
  return { video, stand: state };
}

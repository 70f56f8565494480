import { type RefObject, useEffect, useRef, useState } from 'react';
import { leesBeeld } from './qr-beeld.ts';

export type CameraStand = 'vraagt' | 'aan' | 'geen';
/** Time between two looks: fast enough for a child, slow enough for an old tablet. */
const KIJK_MS = 180;

async function openCamera(): Promise<MediaStream> {
  // Absent on an address without https: there is a photo or the keyboard then.
  if (globalThis.navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 } },
  });
}

/** Starts the camera in the element and reads on until the answer is called. */
function lees(
  video: HTMLVideoElement,
  op: { aan: () => void; geen: () => void; tekst: (tekst: string) => void },
): () => void {
  let stroom: MediaStream | null = null;
  let weg = false;
  let timer = 0;
  const doek = document.createElement('canvas');
  const stop = () => stroom?.getTracks().forEach((spoor) => spoor.stop());
  const kijk = () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const tekst = leesBeeld(video, { breed: video.videoWidth, hoog: video.videoHeight }, doek);
    if (tekst !== null && tekst !== '') op.tekst(tekst);
  };
  const begin = async () => {
    stroom = await openCamera();
    if (weg) return stop();
    video.srcObject = stroom;
    await video.play();
    op.aan();
    timer = globalThis.window.setInterval(kijk, KIJK_MS);
  };
  begin().catch(() => {
    stop();
    if (!weg) op.geen();
  });
  return () => {
    weg = true;
    clearInterval(timer);
    stop();
  };
}

/** Shows the camera in a video element and reads every code it sees; the camera goes off when the screen closes. */
export function useCamera(onTekst: (tekst: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  stand: CameraStand;
} {
  const [stand, stelStand] = useState<CameraStand>('vraagt');
  const video = useRef<HTMLVideoElement>(null);
  const gezien = useRef(onTekst);
  useEffect(() => {
    gezien.current = onTekst;
  });
  useEffect(() => {
    const element = video.current;
    return element === null
      ? undefined
      : lees(element, {
          aan: () => stelStand('aan'),
          geen: () => stelStand('geen'),
          tekst: (tekst) => gezien.current(tekst),
        });
  }, []);
  return { video, stand };
}

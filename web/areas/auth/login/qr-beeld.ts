import jsQR from 'jsqr';

/** Larger pictures are made smaller first: a code needs few pixels and a phone makes twelve million. */
const LANGSTE = 1_200;

/** Text of the QR code in a picture or a frame of the camera; null when there is none. */
export function leesBeeld(
  bron: CanvasImageSource,
  maat: { breed: number; hoog: number },
  doek: HTMLCanvasElement,
): string | null {
  const schaal = Math.min(1, LANGSTE / Math.max(maat.breed, maat.hoog));
  doek.width = Math.round(maat.breed * schaal);
  doek.height = Math.round(maat.hoog * schaal);
  const tekenaar = doek.getContext('2d', { willReadFrequently: true });
  if (tekenaar === null || doek.width === 0 || doek.height === 0) return null;
  tekenaar.drawImage(bron, 0, 0, doek.width, doek.height);
  const beeld = tekenaar.getImageData(0, 0, doek.width, doek.height);
  return jsQR(beeld.data, beeld.width, beeld.height)?.data ?? null;
}

/** Text of the code in a photo that was chosen. */
export async function leesFoto(bestand: Blob): Promise<string | null> {
  const beeld = await createImageBitmap(bestand);
  try {
    return leesBeeld(beeld, { breed: beeld.width, hoog: beeld.height }, document.createElement('canvas'));
  } finally {
    beeld.close();
  }
}

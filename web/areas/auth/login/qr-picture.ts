import jsQR from 'jsqr';

/** Larger pictures are made smaller first: a code needs few pixels and a phone makes twelve million. */
const LONGEST = 1_200;

/** Text of the QR code in a picture or a frame of the camera; null when there is none. */
export function readPicture(
  source: CanvasImageSource,
  size: { breed: number; high: number },
  fabric: HTMLCanvasElement,
): string | null {
  const scale = Math.min(1, LONGEST / Math.max(size.breed, size.high));
  fabric.width = Math.round(size.breed * scale);
  fabric.height = Math.round(size.high * scale);
  const painter = fabric.getContext('2d', { willReadFrequently: true });
  if (painter === null || fabric.width === 0 || fabric.height === 0) return null;
  painter.drawImage(source, 0, 0, fabric.width, fabric.height);
  const picture = painter.getImageData(0, 0, fabric.width, fabric.height);
  return jsQR(picture.data, picture.width, picture.height)?.data ?? null;
}

/** Text of the code in a photo that was chosen. */
export async function readPhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file);
  try {
    return readPicture(picture, { breed: picture.width, high: picture.height }, document.createElement('canvas'));
  } finally {
    picture.close();
  }
}

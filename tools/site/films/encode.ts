import type { Page } from '@playwright/test';
import type { EncodedFrame } from './film-file.ts';

/** One picture of a film: a photo of the product, and where the pointer stands on it. */
export interface FilmFrame {
  /** Number of the photo. */
  photo: number;
  /** Moment, ms since the film began. */
  at: number;
  pointer: { x: number; y: number; pressed: boolean } | null;
  /** Something new begins: a player can go here. */
  key: boolean;
}

interface FilmEncoder {
  photo(nr: number, data: string): Promise<void>;
  frame(frame: FilmFrame): void;
  finish(): Promise<{ at: number; key: boolean; data: string }[]>;
}

declare global {
  interface Window {
    filmEncoder?: FilmEncoder;
    filmPointer?: (paper: OffscreenCanvasRenderingContext2D, pointer: NonNullable<FilmFrame['pointer']>) => void;
  }
}

/** VP9 of a screen hardly moves: so many bits a second keep letters sharp. */
const BITS = 260_000;
const PER_SECOND = 15;

/** Lets the page draw a pointer; sent as text, so it uses nothing from outside. */
function setUpPointer(): void {
  window.filmPointer = (paper, { x, y, pressed }) => {
    paper.save();
    paper.translate(x, y);
    if (pressed) {
      paper.beginPath();
      paper.arc(0, 0, 30, 0, Math.PI * 2);
      paper.lineWidth = 6;
      paper.strokeStyle = '#FFB703';
      paper.stroke();
    }
    const arrow = new Path2D('M0 0L0 30L8 23L14 36L20 33L14 21L24 20Z');
    paper.lineJoin = 'round';
    paper.lineWidth = 5;
    paper.strokeStyle = '#FFFDF7';
    paper.stroke(arrow);
    paper.fillStyle = '#1F2A44';
    paper.fill(arrow);
    paper.restore();
  };
}

/** Sets the encoder of the browser up in the page, sent as text like the pointer. */
function setUp({ width, height, bits, rate }: { width: number; height: number; bits: number; rate: number }): void {
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d');
  if (paper === null) throw new Error('there is nothing to draw on');
  const photos = new Map<number, ImageBitmap>();
  const chunks: { at: number; key: boolean; data: string }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
      chunks.push({ at: chunk.timestamp / 1_000, key: chunk.type === 'key', data });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate: bits, framerate: rate, latencyMode: 'quality' });
  window.filmEncoder = {
    photo: async (nr, data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
      photos.set(nr, await createImageBitmap(new Blob([bytes])));
    },
    frame: ({ photo, at, pointer, key }) => {
      const picture = photos.get(photo);
      if (picture === undefined) throw new Error(`there is no photo ${photo}`);
      paper.drawImage(picture, 0, 0, width, height);
      if (pointer !== null) window.filmPointer?.(paper, pointer);
      const picked = new VideoFrame(canvas, { timestamp: Math.round(at * 1_000) });
      encoder.encode(picked, { keyFrame: key });
      picked.close();
    },
    finish: async () => {
      await encoder.flush();
      encoder.close();
      return chunks;
    },
  };
}

/** Makes VP9 of photos in the browser that took them: no other tool is needed. The page must be of a safe address, such as this machine's. */
export async function encodeFilm(
  page: Page,
  {
    photos,
    frames,
    size,
  }: { photos: readonly Buffer[]; frames: readonly FilmFrame[]; size: { width: number; height: number } },
): Promise<EncodedFrame[]> {
  // What runs these files marks functions with a helper that the page has not.
  await page.evaluate('globalThis.__name = (made) => made');
  await page.evaluate(setUpPointer);
  await page.evaluate(setUp, { ...size, bits: BITS, rate: PER_SECOND });
  for (const [nr, photo] of photos.entries())
    await page.evaluate(([at, data]) => window.filmEncoder?.photo(at, data), [nr, photo.toString('base64')] as const);
  for (const frame of frames) await page.evaluate((one) => window.filmEncoder?.frame(one), frame);
  const chunks = (await page.evaluate(() => window.filmEncoder?.finish())) ?? [];
  return chunks.map(({ at, key, data }) => ({ at, key, data: Buffer.from(data, 'base64') }));
}

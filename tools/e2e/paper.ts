/** A printed PDF as its reader sees it; the small browser of the journeys has no viewer for it. */
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Part of a page in points from its upper left corner. */
interface PaperPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What pdf.js draws on outside a browser; its own types do not say so. */
interface PaperCanvases {
  create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(kind: 'image/png'): Buffer } };
}
const makesCanvases = (factory: object): factory is PaperCanvases => 'create' in factory;

/** The first page, or a part of it, as a PNG; `scale` = pixels a point. */
export async function pictureOfPaper(path: string, scale: number, part?: PaperPart): Promise<Buffer> {
  const paper = await getDocument({ data: new Uint8Array(readFileSync(path)) }).promise;
  const page = await paper.getPage(1);
  const whole = page.getViewport({ scale });
  const viewport = page.getViewport({ scale, offsetX: -(part?.x ?? 0) * scale, offsetY: -(part?.y ?? 0) * scale });
  const width = part === undefined ? whole.width : part.width * scale;
  const height = part === undefined ? whole.height : part.height * scale;
  const factory = paper.canvasFactory;
  if (!makesCanvases(factory)) throw new Error('pdf.js has nothing to draw on here');
  const { canvas } = factory.create(Math.round(width), Math.round(height));
  await page.render({ canvas, viewport }).promise;
  const picture = canvas.toBuffer('image/png');
  await paper.loadingTask.destroy();
  return picture;
}

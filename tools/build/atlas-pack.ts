/** Lays the pictures of an atlas on pages with as little left empty as can be: what is empty is decoded, uploaded and kept as well. */
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';

/** One drawn picture without its empty border; sizes in texture pixels. */
export interface Picture {
  key: string;
  data: Buffer;
  w: number;
  h: number;
  x: number;
  y: number;
  heelW: number;
  heelH: number;
}
/** One page: its size, texture pixels per stage pixel, and what lies where. */
export interface Sheet {
  scale: number;
  w: number;
  h: number;
  pictures: { picture: Picture; x: number; y: number }[];
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  picture: Picture;
}

/** Largest side of a page that every graphics card takes, px. */
const PAGE = 4096;
/** Empty pixels between two pictures. */
const GAP = 2;
/** A further page must save this much to be worth its fetch, square px. */
const PAGE_COST = 250_000;

function layOut(pictures: readonly Picture[], { w, h, scale }: Omit<Sheet, 'pictures'>): Sheet[] {
  const packer = new MaxRectsPacker<Box>(w, h, GAP, { smart: true, pot: false, square: false, allowRotation: false });
  packer.addArray(pictures.map((picture) => ({ x: 0, y: 0, width: picture.w, height: picture.h, picture })));
  return packer.bins.map((bin) => ({
    scale,
    w: Math.max(1, bin.width),
    h: Math.max(1, bin.height),
    pictures: bin.rects.map((box) => ({ picture: box.picture, x: box.x, y: box.y })),
  }));
}

const costOf = (sheets: readonly Sheet[]): number => sheets.reduce((sum, { w, h }) => sum + w * h + PAGE_COST, 0);

/** Lays pictures on pages of several forms and keeps the leanest; throws when a picture is larger than a page. */
export function pack(pictures: readonly Picture[], scale: number): Sheet[] {
  if (pictures.length === 0) return [];
  for (const { key, w, h } of pictures)
    if (w > PAGE || h > PAGE) throw new Error(`${key} is larger than a page of ${PAGE} px`);
  const widest = Math.max(...pictures.map(({ w }) => w));
  const highest = Math.max(...pictures.map(({ h }) => h));
  const widths = [widest, PAGE / 2, PAGE].filter((w) => w >= widest);
  const heights = [highest, PAGE / 2, PAGE].filter((h) => h >= highest);
  const layouts = widths.flatMap((w) => heights.map((h) => layOut(pictures, { w, h, scale })));
  const [leanest = []] = layouts.toSorted((a, b) => costOf(a) - costOf(b));
  return leanest;
}

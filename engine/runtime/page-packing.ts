/** Where a picture goes: its page and its place on it, in texture pixels; `emptied` when an old page made room. */
export interface PackedSpot {
  page: number;
  x: number;
  y: number;
  emptied: boolean;
}

/** Width and height in texture pixels. */
export interface PixelSize {
  w: number;
  h: number;
}

/** Side of a page in texture pixels: small enough to be sent to a graphics card within a frame. */
const PAGE = 1024;
/** Empty pixels between pictures, so that filtering never mixes two. */
const MARGIN = 2;
/** The largest side that every WebGL 2 card draws. */
const LARGEST = 2048;
/** Texture pixels of all pages together before an old page makes room, at one texture pixel per stage pixel. */
const BUDGET = 6 * PAGE * PAGE;

interface Shelf extends PixelSize {
  x: number;
  y: number;
  row: number;
  /** Moment of last use. */
  used: number;
}

/**
 * Texture pixels per stage pixel at which a drawing of this size (in stage pixels) is painted whole: the wished ones, or fewer for a
 * drawing that no card could hold.
 */
export function wholeResolution(size: PixelSize, wished: number): number {
  return Math.min(wished, (LARGEST - MARGIN) / size.w, (LARGEST - MARGIN) / size.h);
}

/** Finds places for pictures on few pages. A picture that is larger than a page gets a page of its own size. */
export class PagePacking {
  private readonly shelves: Shelf[] = [];
  private readonly budget: number;
  private clock = 0;

  /** `resolution` = texture pixels per stage pixel: the pages of a fine screen may hold more. */
  constructor(resolution: number) {
    this.budget = BUDGET * resolution;
  }

  /** Size of a page in texture pixels. */
  size(page: number): PixelSize {
    return this.shelves[page] ?? { w: PAGE, h: PAGE };
  }

  /** The pictures of this page are used now: the pages that rest longest make room first. */
  touch(page: number): void {
    const shelf = this.shelves[page];
    this.clock += 1;
    if (shelf !== undefined) shelf.used = this.clock;
  }

  /** A place for a picture of this size. */
  place({ w, h }: PixelSize): PackedSpot {
    const picture = { w: w + MARGIN, h: h + MARGIN };
    const free = this.shelves.findIndex((shelf) => fits(shelf, picture));
    if (free >= 0) return this.take(free, picture, false);
    const size = { w: Math.max(PAGE, picture.w), h: picture.w > PAGE ? picture.h : Math.max(PAGE, picture.h) };
    const old = this.full(size) ? this.oldest(size) : -1;
    if (old >= 0) {
      this.clear(old);
      return this.take(old, picture, true);
    }
    this.shelves.push({ ...size, x: 0, y: 0, row: 0, used: 0 });
    return this.take(this.shelves.length - 1, picture, false);
  }

  /** Empties a page; its size stays. */
  clear(page: number): void {
    const shelf = this.shelves[page];
    if (shelf !== undefined) Object.assign(shelf, { x: 0, y: 0, row: 0 });
  }

  private take(page: number, { w, h }: PixelSize, emptied: boolean): PackedSpot {
    const shelf = this.shelves[page];
    if (shelf === undefined || !fits(shelf, { w, h })) throw new Error(`no room for ${w} x ${h}`);
    const spot = { page, x: shelf.x, y: shelf.y, emptied };
    shelf.x += w;
    shelf.row = Math.max(shelf.row, h);
    this.touch(page);
    return spot;
  }

  private full({ w, h }: PixelSize): boolean {
    return this.shelves.reduce((sum, shelf) => sum + shelf.w * shelf.h, w * h) > this.budget;
  }

  /** The page that rests longest among those that are large enough; -1 when none is. */
  private oldest({ w, h }: PixelSize): number {
    let oldest = -1;
    for (const [i, shelf] of this.shelves.entries())
      if (shelf.w >= w && shelf.h >= h && shelf.used < (this.shelves[oldest]?.used ?? Infinity)) oldest = i;
    return oldest;
  }
}

/** Moves to a row with room; false when the page is full. */
function fits(shelf: Shelf, { w, h }: PixelSize): boolean {
  if (w > shelf.w) return false;
  if (shelf.x + w > shelf.w) {
    if (shelf.y + shelf.row + h > shelf.h) return false;
    shelf.y += shelf.row;
    shelf.x = 0;
    shelf.row = 0;
  }
  return shelf.y + h <= shelf.h;
}

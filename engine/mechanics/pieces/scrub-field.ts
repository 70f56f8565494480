/** Pixels between two points of the grid. */
const CELL = 10;

/** What a stroke of the brush does: half its width in px, the share of that which works fully, and how much goes in one pass. */
export interface Brush {
  radius: number;
  hardness: number;
  strength: number;
}

/** Cover of one region on a coarse grid: 1 = covered, 0 = bare. Counted here and never read back from the screen. */
export class ScrubField {
  readonly width: number;
  readonly height: number;
  /** Points per row and number of rows. */
  readonly columns: number;
  readonly rows: number;
  readonly cover: Float32Array;
  private readonly grain: Float32Array;
  private sum = 0.5;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.columns = Math.max(2, Math.round(width / CELL) + 1);
    this.rows = Math.max(2, Math.round(height / CELL) + 1);
    this.cover = new Float32Array(this.columns * this.rows);
    this.grain = new Float32Array(this.columns * this.rows);
    for (let i = 0; i < this.grain.length; i += 1)
      this.grain[i] = grainAt(i % this.columns, Math.floor(i / this.columns));
    this.fill(1);
  }

  /** Share that is bare, 0..1. */
  get bare(): number {
    return 1 - this.sum / this.cover.length;
  }

  /** Two tones that lie through each other, 0..1 for every point. */
  get tones(): Float32Array {
    return this.grain;
  }

  fill(cover: number): void {
    this.cover.fill(cover);
    this.sum = cover * this.cover.length;
  }

  /** A stroke from one place to another, px from the left top; answers the share of the region that went. */
  rub(
    from: { readonly x: number; readonly y: number },
    to: { readonly x: number; readonly y: number },
    brush: Brush,
  ): number {
    const { radius } = brush;
    const [stepX, stepY] = [this.width / (this.columns - 1), this.height / (this.rows - 1)];
    const left = Math.max(0, Math.ceil((Math.min(from.x, to.x) - radius) / stepX));
    const right = Math.min(this.columns - 1, Math.floor((Math.max(from.x, to.x) + radius) / stepX));
    const top = Math.max(0, Math.ceil((Math.min(from.y, to.y) - radius) / stepY));
    const bottom = Math.min(this.rows - 1, Math.floor((Math.max(from.y, to.y) + radius) / stepY));
    const before = this.sum;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = dx * dx + dy * dy;
    const pass = brush.strength >= 1 ? 1 : brush.strength * Math.min(1, Math.sqrt(length) / radius);
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const x = column * stepX - from.x;
        const y = row * stepY - from.y;
        const t = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
        const far = Math.sqrt((x - t * dx) ** 2 + (y - t * dy) ** 2);
        this.lower(row * this.columns + column, { rest: edge(far / radius, brush.hardness), pass });
      }
    return (before - this.sum) / this.cover.length;
  }

  /** The cover comes back by this amount, here sooner than there; less than 0 takes it away. */
  grow(amount: number): void {
    let sum = 0;
    for (let i = 0; i < this.cover.length; i += 1) {
      const next = (this.cover[i] ?? 0) + amount * (0.6 + 0.8 * (this.grain[i] ?? 0));
      const kept = next < 0 ? 0 : next > 1 ? 1 : next;
      this.cover[i] = kept;
      sum += kept;
    }
    this.sum = sum;
  }

  private lower(i: number, { rest, pass }: { rest: number; pass: number }): void {
    const now = this.cover[i] ?? 0;
    const next = pass >= 1 ? Math.min(now, rest) : Math.max(0, now - pass * (1 - rest));
    this.cover[i] = next;
    this.sum += next - now;
  }
}

/** Share that the brush leaves at this share of its radius. */
function edge(far: number, hardness: number): number {
  return far <= hardness ? 0 : far >= 1 ? 1 : (far - hardness) / (1 - hardness);
}

/** Soft clouds: the same in every region. */
function grainAt(column: number, row: number): number {
  return (
    0.5 + 0.5 * Math.sin(column * 0.31 + Math.sin(row * 0.27) * 1.9) * Math.cos(row * 0.37 + Math.sin(column * 0.19))
  );
}

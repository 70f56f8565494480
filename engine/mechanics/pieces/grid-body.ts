import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity } from '#engine/runtime/contract.ts';
import { ScalePoint } from '#engine/runtime/point.ts';
import { type GridField, GridWay } from './grid-field.ts';

/** Longest body. */
const MOST = 40;
/** Px of a step above which a part was carried over the edge. */
const JUMP = 60;

/** What follows somebody cell by cell, each part with its letter. */
export class GridBody {
  private readonly field: GridField;
  private readonly prefabs: readonly string[];
  private readonly tail: readonly string[];
  private readonly parts: Entity[] = [];
  private readonly cells = new Int16Array(MOST);
  private readonly way = new GridWay();
  private readonly dirs = new Int8Array(MOST);
  private readonly spot = new ScalePoint();
  /** The first part came just now: the others wait until there is room before them. */
  private grows = false;
  /** Cells that the one before it left since it was reset: what is farther behind stands still. */
  private left = 0;

  constructor(field: GridField, { prefabs, tail }: { prefabs: readonly string[]; tail: readonly string[] }) {
    this.field = field;
    this.prefabs = prefabs;
    this.tail = tail;
  }

  /** The one before it left a cell in a direction. */
  push(cell: number, dir: number): void {
    this.cells.copyWithin(1, 0);
    this.dirs.copyWithin(1, 0);
    this.cells[0] = cell;
    this.dirs[0] = dir;
    this.left += 1;
    this.grows = false;
  }

  /** One part more, behind the head, so that the word is read toward it. */
  add(token: Token, at: number): void {
    if (this.parts.length >= MOST) return;
    const { prefabs, parts, tail } = this;
    const nr = parts.length - tail.length;
    const part = this.field.put(prefabs[nr % prefabs.length] ?? '', at);
    part.token = token;
    parts.unshift(part);
    this.grows = true;
  }

  /** Whether a part lies in this cell; the last one is about to leave it. */
  lies(cell: number): boolean {
    for (let i = 0; i < this.parts.length - 1; i += 1) if (this.cells[i] === cell) return true;
    return false;
  }

  /** Draws it, `t` of a cell further. */
  draw(walker: { readonly t: number }): void {
    for (let i = this.grows ? 1 : 0; i < this.parts.length; i += 1) {
      const part = this.parts[i];
      if (part !== undefined) this.lay(part, this.grows ? i - 1 : i, walker.t);
    }
  }

  /** Lays a part on its way from the cell that it left last; what nobody has gone before stands still. */
  private lay(part: Entity, from: number, t: number): void {
    const { spot, way, cells, dirs } = this;
    way.dir = dirs[from] ?? 0;
    way.t = this.grows || from >= this.left ? 0 : t;
    this.field.along(cells[from] ?? 0, way, spot);
    spot.scale = part.scale;
    if (Math.abs(part.x - spot.x) + Math.abs(part.y - spot.y) > JUMP) part.place(spot.x, spot.y);
    else part.take(spot);
  }

  /** It stands in one cell, with nothing behind it but its tail. */
  reset(cell: number, dir: number): void {
    for (const part of this.parts) {
      this.field.own.delete(part);
      part.destroy();
    }
    this.parts.length = 0;
    this.left = 0;
    this.cells.fill(cell);
    this.dirs.fill(dir);
    for (const prefab of this.tail) this.parts.push(this.field.put(prefab, cell));
  }
}

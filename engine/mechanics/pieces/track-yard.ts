import type { BinMark, Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, SceneContext } from '#engine/runtime/contract.ts';
import { Sprite } from 'pixi.js';
import type { NetParams } from '../track.schema.ts';
import { Lines } from './track-lines.ts';

type Pointer = Extract<Intent, { x: number }>;
type Place = { x: number; y: number };

const MARKS: readonly BinMark[] = ['A', 'B', 'C', 'D'];
/** px around what is tapped. */
const AROUND = 8;

/** The ends of a sorting or choosing question, as the signs of the stations show them. */
const endsOf = ({ view }: Question): readonly Token[] => {
  if (view.shape === 'sort') return view.bins.map(({ id, label }) => ({ id, text: label, kind: 'woord' }));
  return view.shape === 'select' ? view.options : [];
};

/** Size at a height of the stage. */
export function sizeAt({ far, near }: NetParams['depth'], y: number): number {
  const part = near[0] === far[0] ? 1 : (y - far[0]) / (near[0] - far[0]);
  return far[1] + (near[1] - far[1]) * Math.max(0, Math.min(1, part));
}

/** What stands along the lines: stations, levers, signs at the switches, and the markers of the way that is set. */
export class Yard {
  lines: Lines;
  /** Station, lever and mark of line i, in order from the first. */
  readonly stations: Entity[] = [];
  private readonly staff: Entity[] = [];
  private readonly levers: Entity[] = [];
  private readonly signs: Entity[] = [];
  private readonly markers: Entity[] = [];
  private readonly beds = new Map<number, Sprite>();
  private readonly ctx: SceneContext;
  private readonly p: NetParams;
  private readonly spot = { x: 0.5, y: 0.5, angle: 0.5 };

  constructor(ctx: SceneContext, params: NetParams) {
    this.ctx = ctx;
    this.p = params;
    this.lines = this.draw(2);
  }

  /** Puts up a station for each answer of the question; false when there is nothing to choose between. */
  begin(question: Question): boolean {
    const ends = endsOf(question);
    if (ends.length < 2 || ends.length > 4) return false;
    if (this.stations.length !== ends.length) this.build(ends.length);
    for (const [i, token] of ends.entries()) {
      const [station, lever] = [this.stations[i], this.levers[i]];
      if (station !== undefined) station.token = token;
      if (lever !== undefined) lever.token = token;
    }
    this.show(-1);
    return true;
  }

  /** The signs are empty: what can be chosen is over. */
  end(): void {
    for (const thing of [...this.stations, ...this.levers]) thing.token = null;
    this.show(-1);
  }

  mark(line: number): BinMark {
    return MARKS[line] ?? 'A';
  }

  lineOf(tokenId: string | null): number {
    if (tokenId === null) return -1;
    for (let i = 0; i < this.stations.length; i += 1) if (this.stations[i]?.token?.id === tokenId) return i;
    return -1;
  }

  /** Line that a tap means: its station, its lever, or the next way of a switch; -1 for none. */
  tapped(pointer: Pointer, route: number): number {
    const { ctx, p } = this;
    const station = ctx.hit(p.station, pointer, AROUND);
    if (station !== null) return this.stations.indexOf(station);
    const lever = p.lever === undefined ? null : ctx.hit(p.lever.prefab, pointer, AROUND);
    if (lever !== null) return this.levers.indexOf(lever);
    const sign = p.sign === undefined ? null : ctx.hit(p.sign.prefab, pointer, AROUND);
    return sign === null ? -1 : this.thrown(this.signs.indexOf(sign), route);
  }

  /** Shows the way that is set; -1 = none. */
  show(route: number): void {
    for (const [i, lever] of this.levers.entries()) lever.setState(i === route ? `${this.mark(i)}-on` : this.mark(i));
    for (const [i, { ways }] of this.lines.switches.entries()) {
      const way = ways.findIndex((list) => list.includes(route));
      if (way >= 0) this.signs[i]?.setState(`way-${way + 1}`);
    }
    this.lead(route);
  }

  point(tokenId: string | null): void {
    for (const thing of [...this.stations, ...this.levers])
      thing.setPlate(tokenId !== null && thing.token?.id === tokenId ? 'focus' : 'rust');
  }

  /** Where the child can touch the way of a token. */
  placeOf(tokenId: string | null, out: Place): boolean {
    const line = this.lineOf(tokenId);
    const thing = this.levers[line] ?? this.stations[line];
    if (thing === undefined) return false;
    out.x = thing.x;
    out.y = thing.y;
    return true;
  }

  destroy(): void {
    for (const bed of this.beds.values()) bed.destroy();
    this.beds.clear();
  }

  /** Throwing a switch: the next way from the one that is set, and there the first line. */
  private thrown(nr: number, route: number): number {
    const ways = this.lines.switches[nr]?.ways ?? [];
    const now = ways.findIndex((list) => list.includes(route));
    return ways[(now + 1) % Math.max(1, ways.length)]?.[0] ?? -1;
  }

  private build(count: number): void {
    for (const thing of [...this.stations, ...this.staff, ...this.levers, ...this.signs]) thing.destroy();
    this.stations.length = 0;
    this.staff.length = 0;
    this.levers.length = 0;
    this.signs.length = 0;
    this.lines = this.draw(count);
    for (let i = 0; i < count; i += 1) {
      this.addStation(i);
      this.addLever(i, count);
    }
    for (const { at } of this.lines.switches) this.addSign(at);
  }

  private addStation(i: number): void {
    const { ctx, p, spot } = this;
    this.lines.paths[i]?.at(1, spot);
    const size = sizeAt(p.depth, spot.y);
    const place = (prefab: string, [x, y]: readonly [number, number]): Entity => {
      const thing = ctx.spawn(prefab, spot.x + x, spot.y + y);
      thing.scale *= size;
      return thing;
    };
    const { staff, stationAt } = p;
    const station = place(p.station, stationAt);
    station.setState(this.mark(i));
    this.stations.push(station);
    const prefab = staff?.prefabs[i % staff.prefabs.length];
    if (staff !== undefined && prefab !== undefined) this.staff.push(place(prefab, staff.at));
  }

  private addLever(i: number, count: number): void {
    const { lever } = this.p;
    if (lever === undefined) return;
    const [from, until] = lever.row;
    const step = Math.min(lever.step, (until - from) / Math.max(1, count - 1));
    const x = (from + until) / 2 + (i - (count - 1) / 2) * step;
    this.levers.push(this.ctx.spawn(lever.prefab, x, lever.y));
  }

  private addSign(at: number): void {
    const { sign } = this.p;
    const path = this.lines.paths[this.lines.count - 1];
    if (sign === undefined || path === undefined) return;
    path.at(at / path.length, this.spot);
    this.signs.push(this.ctx.spawn(sign.prefab, this.spot.x + sign.at[0], this.spot.y + sign.at[1]));
  }

  /** Markers along the way that is set, made once and moved. */
  private lead(route: number): void {
    const { marker } = this.p;
    const path = this.lines.paths[route];
    let used = 0;
    if (marker !== undefined && path !== undefined) {
      const end = path.length - this.p.stop;
      for (let d = this.lines.first; d < end; d += marker.gap) {
        path.at(d / path.length, this.spot);
        const thing = this.markers[used] ?? this.ctx.spawn(marker.prefab, this.spot.x, this.spot.y);
        this.markers[used] = thing;
        thing.place(this.spot.x, this.spot.y);
        thing.angle = this.spot.angle;
        thing.visible = true;
        used += 1;
      }
    }
    for (let i = used; i < this.markers.length; i += 1) {
      const thing = this.markers[i];
      if (thing !== undefined) thing.visible = false;
    }
  }

  private draw(count: number): Lines {
    const { lines: names, bend } = this.p;
    const list = count === 2 ? names.two : count === 3 ? names.three : names.four;
    const lines = new Lines(
      list.map((name) => this.ctx.path(name)),
      bend,
    );
    for (const [nr, bed] of this.beds) bed.visible = nr === count;
    if (!this.beds.has(count)) this.addBed(count, lines);
    return lines;
  }

  /** Paints what lies under the lines, once for each number of stations. */
  private addBed(count: number, lines: Lines): void {
    const { bed } = this.p;
    if (bed === undefined) return;
    const rows = lines.paths.map((path) => trace(path.length, (t) => path.at(t, this.spot), this.spot));
    const all = rows.flat();
    const wide = Math.max(...bed.strokes.map(({ width, dy }) => width + Math.abs(dy)));
    const left = Math.min(...all.map(([x]) => x)) - wide;
    const top = Math.min(...all.map(([, y]) => y)) - wide;
    const w = Math.max(...all.map(([x]) => x)) + wide - left;
    const h = Math.max(...all.map(([, y]) => y)) + wide - top;
    const sprite = new Sprite(
      this.ctx.paint(`bed:${rows.length}:${Math.round(w)}:${Math.round(h)}`, { w, h }, (c) => {
        c.translate(-left, -top);
        c.lineJoin = 'round';
        for (const stroke of bed.strokes) for (const row of rows) lay(c, row, stroke);
      }),
    );
    sprite.position.set(left, top);
    this.ctx.layer(bed.layer).addChild(sprite);
    this.beds.set(count, sprite);
  }
}

type Stroke = NonNullable<NetParams['bed']>['strokes'][number];

/** Points along a line, close enough for a bend. */
function trace(length: number, go: (t: number) => void, spot: Place): (readonly [number, number])[] {
  const count = Math.max(2, Math.ceil(length / 6));
  return Array.from({ length: count + 1 }, (_, i) => {
    go(i / count);
    return [spot.x, spot.y] as const;
  });
}

function lay(c: CanvasRenderingContext2D, row: readonly (readonly [number, number])[], stroke: Stroke): void {
  c.beginPath();
  for (const [i, [x, y]] of row.entries()) {
    if (i === 0) c.moveTo(x, y + stroke.dy);
    else c.lineTo(x, y + stroke.dy);
  }
  c.strokeStyle = stroke.color;
  c.lineWidth = stroke.width;
  c.setLineDash(stroke.dash === undefined ? [] : [...stroke.dash]);
  c.stroke();
}

import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { requiredToken } from '#engine/runtime/vraag.ts';
import type { PlatformerParams } from '../platformer.schema.ts';
import { kindFor, offered } from './offer.ts';

type Kind = PlatformerParams['kinds'][number];

/** Something to stand on: the middle of its top, and half of what can be stood on, px. */
export interface Ledge {
  readonly thing: Entity;
  readonly half: number;
  readonly home: StagePoint;
  /** px that its plate stands above it. */
  readonly above: number;
}

/** Most storeys that live below the one of now. */
const BELOW = 1;
const GROW_MS = 320;
const TURN = Math.PI * 2;

/** Middle of each of `count` platforms above `base`: evenly between the ends of a storey, row by row. */
export function ledgeSpots(
  kind: Kind,
  count: number,
  { span, base }: { span: readonly [number, number]; base: number },
) {
  const [left, right] = span;
  return Array.from({ length: count }, (_, i): readonly [number, number] => {
    const row = Math.floor(i / kind.columns);
    const column = i % kind.columns;
    const inRow = Math.min(kind.columns, count - row * kind.columns);
    const x = left + ((right - left) * (column + 0.5)) / inRow;
    return [x, base - row * kind.row - (column % 2) * kind.stagger];
  });
}

/** The platforms of a climb: those below, the one that is stood on, and those of the next storey. */
export class Storeys {
  readonly floor: Ledge[] = [];
  readonly next: Ledge[] = [];
  readonly extras: Entity[] = [];
  /** Parts that lie in the word. */
  readonly used = new Set<string>();
  private readonly ctx: SceneContext;
  private readonly p: PlatformerParams;
  private readonly past: Entity[][] = [];
  private loose: Entity[] = [];
  private nr = 0;
  private t = 0.5;

  constructor(ctx: SceneContext, params: PlatformerParams) {
    this.ctx = ctx;
    this.p = params;
    const { prefab, width } = params.ground;
    const [left, right] = params.span;
    this.floor.push(this.platform({ prefab, width }, [(left + right) / 2, params.foot]));
  }

  /** Builds the storey above `base`. */
  build(base: number): void {
    const { ctx, p } = this;
    this.clear();
    const tokens = offered(ctx, ctx.num(p.count));
    const kind = kindFor(p.kinds, tokens.length, (size) => ctx.tokenWidth(size));
    if (kind === undefined) return;
    const top = base - ctx.num(p.rise);
    for (const [i, at] of ledgeSpots(kind, tokens.length, { span: p.span, base: top }).entries()) {
      const platform = this.platform(kind, at);
      platform.thing.token = tokens[i] ?? null;
      this.next.push(platform);
      this.grow(platform.thing);
    }
    this.publish();
    this.nr += 1;
    this.populate(top);
  }

  find(tokenId: string | null): Ledge | null {
    for (const one of this.next) if (tokenId !== null && one.thing.token?.id === tokenId) return one;
    return null;
  }

  /** Puts a part that is asked for by name on a platform, in place of one that is not needed. */
  offer(tokenId: string): Ledge | null {
    const token = this.ctx.tokens().find(({ id }) => id === tokenId);
    if (token === undefined || this.used.has(tokenId)) return null;
    const needed = requiredToken(this.ctx.peekStream(30));
    const place = this.next.find(({ thing }) => thing.token !== null && thing.token.id !== needed);
    if (place === undefined) return null;
    place.thing.token = token;
    this.publish();
    return place;
  }

  /** The storey with this platform is the floor from now on: its other answers go, as does what stands far above it. */
  climb(on: Ledge): void {
    const { home } = on;
    const limit = home.y - this.ctx.num(this.p.rise) * 0.6;
    this.past.push([...this.floor.map(({ thing }) => thing), ...this.loose]);
    this.loose = [];
    this.floor.length = 0;
    for (const one of this.next) {
      one.thing.token = null;
      one.home.x = one.thing.x;
      one.home.y = one.thing.y;
      if (one === on || one.home.y > limit) this.floor.push(one);
      else one.thing.destroy();
    }
    this.next.length = 0;
    while (this.past.length > BELOW) for (const thing of this.past.shift() ?? []) thing.destroy();
  }

  /** Something that goes when the floor goes. */
  keep(thing: Entity): void {
    this.loose.push(thing);
  }

  /** Takes the answers away that are not the floor. */
  clear(): void {
    for (const { thing } of this.next) thing.destroy();
    this.next.length = 0;
    for (const thing of this.extras) thing.destroy();
    this.extras.length = 0;
  }

  /** The first extra within reach of a place is taken; null for none. */
  touch(at: Readonly<StagePoint>, touch: number): Entity | null {
    for (let i = 0; i < this.extras.length; i += 1) {
      const thing = this.extras[i];
      if (thing === undefined) continue;
      const dx = thing.x - at.x;
      const dy = thing.y - at.y;
      if (dx * dx + dy * dy > touch * touch) continue;
      this.extras.splice(i, 1);
      return thing;
    }
    return null;
  }

  /** Swings what carries answers. */
  step(dt: number): void {
    const { ctx, p, next } = this;
    const still = ctx.reducedMotion || ctx.calm;
    const wide = still ? 0 : ctx.num(p.sway);
    const high = still ? 0 : ctx.num(p.bounce);
    this.t += dt * ctx.tempo;
    if (wide === 0 && high === 0) return;
    for (let i = 0; i < next.length; i += 1) {
      const one = next[i];
      if (one === undefined) continue;
      const turn = (this.t / p.period) * TURN + i * 2.1;
      spot.x = one.home.x + Math.sin(turn) * wide;
      spot.y = one.home.y + Math.sin(turn * 0.7) * high;
      spot.scale = one.thing.scale;
      one.thing.take(spot);
    }
  }

  destroy(): void {
    this.floor.length = 0;
    this.next.length = 0;
    this.extras.length = 0;
    this.past.length = 0;
  }

  private platform(kind: Pick<Kind, 'prefab' | 'width'>, [x, y]: readonly [number, number]): Ledge {
    const { ctx, p } = this;
    const thing = ctx.spawn(kind.prefab, x, y);
    const plate = ctx.doc.prefabs[kind.prefab]?.token?.at?.[1] ?? 0;
    if (x < (p.span[0] + p.span[1]) / 2) thing.setState('left');
    return { thing, half: kind.width / 2, home: new StagePoint(x, y), above: -plate };
  }

  private grow(thing: Entity): void {
    if (this.ctx.reducedMotion) return;
    const size = thing.scale;
    thing.scale = size * 0.4;
    this.ctx.juice.tween(thing, { scale: size }, GROW_MS, 'outBack');
  }

  /** What can be chosen: what stands here, from left to right, and after it the other parts, which come when they are asked for. */
  private publish(): void {
    const { ctx, used } = this;
    const here = this.next.flatMap(({ thing }) => thing.token ?? []);
    const others = ctx.oneSwitch
      ? []
      : ctx.tokens().filter(({ id }) => !used.has(id) && !here.some((t) => t.id === id));
    ctx.setChoices(
      [...here, ...others].map(({ id, text, picture }) => ({
        id,
        label: text ?? picture?.replace(/^fe:/, '') ?? '',
        busy: false,
      })),
    );
  }

  /** Who lives here, and what can be taken along. */
  private populate(top: number): void {
    const { ctx, p } = this;
    const { beside, extras } = p;
    if (beside !== undefined && this.nr % beside.every === 1 % beside.every) {
      const turn = Math.floor(this.nr / beside.every);
      const begin = Math.floor(ctx.s * beside.prefabs.length);
      const prefab = beside.prefabs[(begin + turn) % beside.prefabs.length] ?? '';
      const [x, dy] = beside.at[turn % beside.at.length] ?? [0, 0];
      this.loose.push(ctx.spawn(prefab, x, top + dy));
    }
    if (extras === undefined || ctx.rng.next() >= ctx.num(extras.share)) return;
    const [left, right] = p.span;
    const x = left + (right - left) * (0.15 + 0.7 * ctx.rng.next());
    this.extras.push(ctx.spawn(extras.prefab, x, top + ctx.num(p.rise) * 0.42));
  }
}

/** Written into, so that nothing is made per step. */
const spot = { x: 0.5, y: 0.5, scale: 0.5 };

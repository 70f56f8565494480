import { shuffle } from '#engine/core/basis/rng.ts';
import type { InputDevice, Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { tokensOf } from '#engine/runtime/vraag.ts';
import { arrange, isCovered, type Place, type Wall } from './arrange.ts';
import { type FacadeParams, facadeEmits, facadeSchema } from './facade.schema.ts';
import { Pane } from './pane.ts';

/** The floor below is out of sight after this time, and a window of a pair that does not fit opens again. */
const [GONE_MS, AGAIN_MS] = [2200, 1500];
const SURPRISE_MS = 1900;
/** Share of the suds that must be left for a coin. */
const SAVED = 0.3;
const NOBODY: readonly null[] = [null, null, null];

/** How the windows stand: in one row, in two, or in two rows of three. */
function crowd(places: readonly Place[]): 'one' | 'two' | 'full' {
  const rows = new Set(places.map(({ y }) => y)).size;
  return rows === 1 ? 'one' : places.length > 2 * rows ? 'full' : 'two';
}

/** A house front with a floor for every question: windows with words, bells, residents, and a shutter with a surprise. */
class Facade implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: FacadeParams;
  private panes: Pane[] = [];
  private held: Pane | null = null;
  private extras: Entity[] = [];
  private floor = 0;
  private surprise = 0;

  constructor(ctx: SceneContext, params: FacadeParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onEvent(event: string, a: string | null): void {
    if (event === 'start') for (const pane of this.build(NOBODY)) pane.close();
    if (event === 'rub') this.panes.find(({ card }) => card.id === a)?.wiped();
    if (event === 'tap' && a?.startsWith(this.p.shutter) === true) this.peep(a);
  }

  onQuestion(question: Question): void {
    const tokens = tokensOf(question);
    if (tokens.length === 0) return;
    this.leave();
    this.floor += 1;
    this.build(tokens);
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind !== 'down' && intent.kind !== 'choose') return false;
    const pane = intent.kind === 'choose' ? this.paneOf(intent.tokenId) : this.paneAt(intent);
    if (pane === null) return false;
    this.ctx.juice.squash(pane.bell);
    this.ctx.emit('ring', pane.card.id);
    if (intent.kind === 'down' && pane.closed) this.ctx.emit('snore', pane.card.id);
    else if (!pane.done) this.ring(pane, intent.device);
    return true;
  }

  onVerdict({ verdict, firstTry }: VerdictEvent): void {
    const drops = this.ctx.group(this.p.meter);
    const full = drops.filter(({ state }) => state === 'full').length;
    if (verdict.done && verdict.ok && firstTry && full >= drops.length * SAVED) this.ctx.bonus(1);
  }

  onFocus(tokenId: string | null): void {
    for (const pane of this.panes) if (pane !== this.held) pane.focus(pane.tokenId === tokenId);
  }

  onFinale(): void {
    this.leave();
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const pane = this.paneOf(goal.tokenId);
    if (pane === null) return false;
    const { camera } = this.ctx.services;
    out.x = pane.bell.x - camera.x;
    out.y = pane.bell.y - camera.y;
    return true;
  }

  bot({ tokenId }: { tokenId: string | null }): boolean {
    return tokenId !== null && this.onIntent({ kind: 'choose', tokenId, device: 'muis' });
  }

  destroy(): void {
    this.panes = [];
  }

  private ring(pane: Pane, device: InputDevice): void {
    const { ctx } = this;
    if (ctx.question()?.view.shape === 'pairs') return this.match(pane, device);
    const { ok, done } = ctx.attempt({ kind: 'pick', tokenId: pane.tokenId }, pane.card, device);
    if (ok) this.welcome(pane);
    else if (!done) pane.close();
  }

  /** Two bells make one answer; the same bell again lets go. */
  private match(pane: Pane, device: InputDevice): void {
    const { held } = this;
    this.held = held === null ? pane : null;
    pane.hold(this.held === pane);
    if (held === null || held === pane) return;
    const { ok } = this.ctx.attempt({ kind: 'pair', a: held.tokenId, b: pane.tokenId }, pane.card, device);
    for (const one of [held, pane]) {
      one.hold(false);
      if (ok) this.welcome(one);
      else one.close(AGAIN_MS);
    }
  }

  private welcome(pane: Pane): void {
    this.ctx.mechanic(this.p.scrub)?.call?.('clear', { region: pane.card.id });
    pane.open();
  }

  /** The windows of this floor, in reading order, each with somebody else behind it. */
  private build(tokens: readonly (Token | null)[]): Pane[] {
    const { ctx, p } = this;
    const up = this.floor * p.rise;
    const wall: Wall = {
      field: [p.field[0], p.field[1] - up, p.field[2], p.field[3]],
      cell: p.cell,
      most: p.most,
      under: p.under,
    };
    const places = arrange(tokens.length, wall);
    const residents = shuffle(p.residents, ctx.rng);
    this.panes = places.map(
      (at, i) =>
        new Pane(ctx, p, {
          at,
          token: tokens[i] ?? null,
          resident: residents[i % residents.length] ?? '',
          room: p.rooms[(this.floor + i) % p.rooms.length] ?? '',
        }),
    );
    const doodle = p.doodles[ctx.rng.int(p.doodles.length)];
    if (this.floor > 0 && doodle !== undefined) this.panes[ctx.rng.int(this.panes.length)]?.scribble(doodle);
    const spots = p.spots.filter(([x, y]) => !isCovered([x, y - up], places, p.cell));
    const ornaments = shuffle(p.ornaments, ctx.rng);
    this.extras = spots.map(([x, y], i) =>
      ctx.spawn(i === this.floor % 2 ? p.shutter : (ornaments[i] ?? p.shutter), x, y - up),
    );
    ctx.emit('climb', undefined, crowd(places));
    return this.panes;
  }

  /** The gondola goes up: what was here goes as soon as it is out of sight. */
  private leave(): void {
    const [panes, extras] = [this.panes, this.extras];
    this.panes = [];
    this.extras = [];
    this.held = null;
    this.ctx.after(GONE_MS, () => {
      for (const thing of [...panes, ...extras]) thing.destroy();
    });
  }

  /** A shutter opens for a moment; something else is behind it every time. */
  private peep(id: string): void {
    const { ctx, p } = this;
    const thing = this.extras.find((one) => one.id === id);
    if (thing === undefined) return;
    this.surprise = (this.surprise + 1 + Math.floor(ctx.rng.next() * (p.surprises.length - 1))) % p.surprises.length;
    const what = p.surprises[this.surprise] ?? '';
    thing.setState(what);
    ctx.emit('surprise', id, what);
    ctx.after(SURPRISE_MS, () => thing.setState(''));
  }

  private paneOf(tokenId: string | null): Pane | null {
    return this.panes.find((pane) => pane.card.token !== null && pane.tokenId === tokenId) ?? null;
  }

  private paneAt(at: { x: number; y: number }): Pane | null {
    const bell = this.ctx.hit(this.p.bell, at, 8);
    return this.panes.find((pane) => pane.bell === bell && pane.card.token !== null) ?? null;
  }
}

export const mechanic = defineMechanic(facadeSchema, facadeEmits, (ctx, params) => new Facade(ctx, params));

import type { InputDevice, Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { tokensOf } from '#engine/runtime/vraag.ts';
import { type FacadeParams, facadeEmits, facadeSchema } from './facade.schema.ts';
import type { Pane } from './pane.ts';
import { Floor } from './floor.ts';

/** A window of a pair that does not fit opens again after this time. */
const AGAIN_MS = 1500;
/** Share of the suds that must be left for a coin. */
const SAVED = 0.3;
/** Tones of the bells of a floor, in reading order: five that sound well together, and the octave. */
const TONES = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2] as const;
const NOBODY: readonly null[] = [null, null, null];

/** A house front with a floor for every question: windows with words, bells and residents. */
class Facade implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: FacadeParams;
  /** The floor of now comes last; the one below it is still seen. */
  private floors: readonly Floor[] = [];
  private held: Pane | null = null;
  private up = 0;

  constructor(ctx: SceneContext, params: FacadeParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onEvent(event: string, a: string | null): void {
    if (event === 'start') this.build(NOBODY);
    if (event === 'rub') this.panes.find(({ card }) => card.id === a)?.wiped();
  }

  onQuestion(question: Question): void {
    const tokens = tokensOf(question);
    if (tokens.length > 0) this.build(tokens);
    // What is read for a moment is read in peace.
    else for (const pane of this.panes) pane.retire();
  }

  onIntent(intent: Intent): boolean {
    if (intent.kind !== 'down' && intent.kind !== 'choose') return false;
    const pane = intent.kind === 'choose' ? this.paneOf(intent.tokenId) : this.paneAt(intent);
    if (pane === null) return false;
    this.ctx.juice.squash(pane.bell);
    this.ctx.sound.play(this.p.chime, { rate: TONES[this.panes.indexOf(pane) % TONES.length] ?? 1 });
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
    for (const pane of this.panes) pane.retire();
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
    this.floors = [];
  }

  private get panes(): readonly Pane[] {
    return this.floors.at(-1)?.panes ?? [];
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

  /** The next floor: whoever lives on the one below waves goodbye, and the one below that is out of sight. */
  private build(tokens: readonly (Token | null)[]): void {
    for (const pane of this.panes) pane.retire();
    const floor = new Floor(this.ctx, this.p, { nr: this.up, tokens });
    for (const old of this.floors.slice(0, -1)) old.destroy();
    this.floors = [...this.floors.slice(-1), floor];
    this.up += 1;
    this.held = null;
    this.ctx.emit('climb', undefined, floor.crowd);
  }

  private paneOf(tokenId: string | null): Pane | null {
    return this.panes.find((pane) => tokenId !== null && pane.tokenId === tokenId) ?? null;
  }

  /** A bell that is still on its way down, above the field, is nobody's choice yet. */
  private paneAt(at: { x: number; y: number }): Pane | null {
    if (at.y < this.p.field[1]) return null;
    const bell = this.ctx.hit(this.p.bell, at, 8);
    return this.panes.find((pane) => pane.bell === bell && pane.tokenId !== '') ?? null;
  }
}

export const mechanic = defineMechanic(facadeSchema, facadeEmits, (ctx, params) => new Facade(ctx, params));

import type { InputDevice, SortView } from '#engine/core/oefening/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { DuwenParams } from './duwen.schema.ts';

/** Room that a tub takes, and how far around its middle a bubble falls in. */
const KUIP_BREED = 232;
const [HALF_B, BOVEN, ONDER] = [112, 130, 80];
const PLONS_MS = 320;
const TERUG = 150;

/** Tubs of a sorting question: a bubble with a word is pushed into one of them, or bubble and tub are chosen in turn. */
export class Kuipen {
  private readonly ctx: SceneContext;
  private readonly p: DuwenParams;
  private readonly kuipen: Entity[] = [];
  private readonly klaar = new Set<string>();
  private view: SortView | null = null;
  /** The word that goes into the next tub that is chosen. */
  private gekozen: string | null = null;

  constructor(ctx: SceneContext, params: DuwenParams) {
    this.ctx = ctx;
    this.p = params;
  }

  get actief(): boolean {
    return this.view !== null;
  }

  /** Puts out a tub per bin; null takes them away. */
  begin(view: SortView | null): void {
    for (const kuip of this.kuipen) kuip.destroy();
    this.kuipen.length = 0;
    this.klaar.clear();
    this.view = view;
    this.gekozen = null;
    if (view === null) return;
    const {
      rij: [van, tot],
      kuip: prefab,
      kuipY,
    } = this.p;
    const breed = (tot - van) / view.bins.length;
    for (const [i, { id, label, mark }] of view.bins.entries()) {
      const kuip = this.ctx.spawn(prefab, van + (i + 0.5) * breed, kuipY);
      kuip.scale = Math.min(1, breed / KUIP_BREED);
      kuip.token = { id, text: label, kind: 'woord' };
      kuip.setState(mark);
      this.kuipen.push(kuip);
    }
    this.toon();
  }

  /** Tub under a point of the stage. */
  bij(x: number, y: number): string | null {
    for (const kuip of this.kuipen)
      if (Math.abs(kuip.x - x) < HALF_B * kuip.scale && y > kuip.y - BOVEN && y < kuip.y + ONDER)
        return kuip.token?.id ?? null;
    return null;
  }

  /** Id of the tub with this number from the left. */
  nummer(i: number): string | null {
    return this.view?.bins[i]?.id ?? null;
  }

  plek(binId: string, out: { x: number; y: number }): boolean {
    const kuip = this.kuipen.find((k) => k.token?.id === binId);
    if (kuip === undefined) return false;
    out.x = kuip.x;
    out.y = kuip.y;
    return true;
  }

  /** A word or a tub was chosen: first the word, then the tub. */
  kies(id: string, device: InputDevice): void {
    if (this.view === null) return;
    if (this.view.bins.some((bin) => bin.id === id)) {
      if (this.gekozen !== null) this.geef(this.gekozen, { binId: id, device });
      return;
    }
    if (this.klaar.has(id)) return;
    this.drager(this.gekozen)?.setPlaat('rust');
    this.gekozen = id;
    this.drager(id)?.setPlaat('vast');
    this.toon();
  }

  /** Gives a word to a tub. */
  geef(tokenId: string, { binId, device }: { binId: string; device: InputDevice }): void {
    const { ctx } = this;
    const bel = this.drager(tokenId);
    const kuip = this.kuipen.find((k) => k.token?.id === binId);
    this.gekozen = null;
    bel?.setPlaat('rust');
    const { ok } = ctx.attempt({ kind: 'bin', tokenId, binId }, bel, device);
    if (ok) {
      this.klaar.add(tokenId);
      if (kuip !== undefined) this.plons(bel, kuip);
    } else if (bel !== null) {
      bel.lock(600);
      ctx.diensten.wereld?.velocity(bel, 0, -TERUG);
    }
    this.toon();
  }

  private drager(tokenId: string | null): Entity | null {
    if (tokenId === null) return null;
    for (const bel of this.ctx.group(this.p.bel)) if (bel.token?.id === tokenId) return bel;
    return null;
  }

  private plons(bel: Entity | null, kuip: Entity): void {
    const { ctx } = this;
    ctx.emit('plons', kuip.id);
    if (bel === null) return;
    bel.lock(1e6);
    ctx.diensten.wereld?.freeze(bel, true);
    if (ctx.reducedMotion) return bel.destroy();
    ctx.juice.tween(bel, { x: kuip.x, y: kuip.y - 40, scale: bel.scale * 0.4 }, PLONS_MS, 'in', () => bel.destroy());
  }

  /** What can be chosen now: the words that are left, and the tubs as soon as a word is held. */
  private toon(): void {
    const { view } = this;
    if (view === null) return;
    const woorden = view.stream
      .filter((token) => !this.klaar.has(token.id))
      .map((token) => ({ id: token.id, label: token.text ?? '', bezig: false }));
    this.ctx.setChoices([
      ...woorden,
      ...view.bins.map((bin) => ({ id: bin.id, label: bin.label, bezig: this.gekozen === null })),
    ]);
  }
}

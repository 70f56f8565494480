import { type Letterstijl, tekstBreedte, TokenPlaat, type TokenMiddelen } from '#engine/parts/token.ts';
import type { Token } from '#engine/core/oefening/contract.ts';
import type { SceneContext, TokenView, Toegankelijk } from './contract.ts';

type TokenKeuze = Parameters<SceneContext['token']>[0];
const MAX = 64;

/** Letters as the child set them. */
export function letterstijl(t: Toegankelijk): Letterstijl {
  return {
    font: t.lettertype === 'opendyslexic' ? 'OpenDyslexic, Andika, sans-serif' : 'Andika, sans-serif',
    afstand: 0.02 + t.letterafstand,
  };
}

/** Token plates that are used again, and the width at which all tokens of a question fit. */
export class PlaatPool {
  readonly middelen: TokenMiddelen;
  private readonly vrij: TokenPlaat[] = [];
  private readonly breedtes = new Map<number, number>();
  private readonly tokens: () => readonly Token[];

  constructor(middelen: TokenMiddelen, tokens: () => readonly Token[]) {
    this.middelen = middelen;
    this.tokens = tokens;
  }

  /** The set of tokens changed. */
  wis(): void {
    this.breedtes.clear();
  }

  breedte(size: number): number {
    return this.breedtes.get(size) ?? this.meet(size);
  }

  private meet(size: number): number {
    const { verf, stijl } = this.middelen;
    const breed = this.tokens().reduce(
      (max, t) => Math.max(max, t.picture === undefined ? tekstBreedte(verf, stijl, [t.text ?? '', size]) : size),
      size,
    );
    const rond = Math.ceil(breed / 4) * 4;
    this.breedtes.set(size, rond);
    return rond;
  }

  neem(options: TokenKeuze): TokenView {
    const rond = options.plate === 'round' || options.plate === 'bubble';
    const keuze = { ...options, width: options.width ?? (rond ? options.size : this.breedte(options.size)) };
    const oud = this.vrij.pop();
    if (oud === undefined) return new TokenPlaat(this.middelen, keuze);
    oud.reset(keuze);
    return oud;
  }

  geef(view: TokenView): void {
    view.view.removeFromParent();
    if (view instanceof TokenPlaat && this.vrij.length < MAX && !this.vrij.includes(view)) this.vrij.push(view);
  }

  destroy(): void {
    for (const plaat of this.vrij) plaat.view.destroy({ children: true });
    this.vrij.length = 0;
  }
}

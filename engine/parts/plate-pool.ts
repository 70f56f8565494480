import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { SceneContext, TokenView, Accessibility } from '#engine/runtime/contract.ts';
import type { Plates } from '#engine/runtime/kit.ts';
import { type FontStyle, textWidth, TokenPlate, type TokenResources } from './token.ts';

type TokenChoice = Parameters<SceneContext['token']>[0];
const MAX = 64;

/** Letters as the child set them. */
export function fontStyle(t: Accessibility): FontStyle {
  return {
    font: t.lettertype === 'opendyslexic' ? 'OpenDyslexic, Andika, sans-serif' : 'Andika, sans-serif',
    distance: 0.02 + t.letterafstand,
  };
}

/** Token plates that are used again, and the width at which all tokens of a question fit. */
export class PlatePool implements Plates {
  private readonly resources: TokenResources;
  private readonly free: TokenPlate[] = [];
  private readonly widths = new Map<number, number>();
  private readonly tokens: () => readonly Token[];

  constructor(resources: TokenResources, tokens: () => readonly Token[]) {
    this.resources = resources;
    this.tokens = tokens;
  }

  /** The set of tokens changed. */
  wis(): void {
    this.widths.clear();
  }

  /** Letters as the child sets them now. */
  restyle(accessibility: Accessibility): void {
    Object.assign(this.resources.style, fontStyle(accessibility));
    this.wis();
  }

  width(size: number): number {
    return this.widths.get(size) ?? this.measure(size);
  }

  private measure(size: number): number {
    const { paint, style } = this.resources;
    const wide = this.tokens().reduce(
      (max, t) => Math.max(max, t.picture === undefined ? textWidth(paint, style, [t.text ?? '', size]) : size),
      size,
    );
    const round = Math.ceil(wide / 4) * 4;
    this.widths.set(size, round);
    return round;
  }

  take(options: TokenChoice): TokenView {
    const round = options.plate === 'round' || options.plate === 'bubble';
    const choice = { ...options, width: options.width ?? (round ? options.size : this.width(options.size)) };
    const old = this.free.pop();
    if (old === undefined) return new TokenPlate(this.resources, choice);
    old.reset(choice);
    return old;
  }

  give(view: TokenView): void {
    view.view.removeFromParent();
    if (view instanceof TokenPlate && this.free.length < MAX && !this.free.includes(view)) this.free.push(view);
  }

  destroy(): void {
    for (const plate of this.free) plate.view.destroy({ children: true });
    this.free.length = 0;
  }
}

import { sigma } from '#engine/core/oefening/model/predict.ts';
import { inFormat, type BenchFormat } from '../formats.ts';
import type { Start } from './policy.ts';

/** Ability with uncertainty K = 1 / (1 + .05 n), not below .1, over guessed difficulties; what baselines use that need an ability. */
export class Elo {
  private theta = 0;
  private n = 0;

  constructor(private readonly b: Start['b']) {}

  /** Chance to write a word. */
  p(woord: number): number {
    return sigma(this.theta - (this.b[woord] ?? 0));
  }

  learn(woord: number, x: 0 | 1, format: BenchFormat): void {
    this.theta += Math.max(0.1, 1 / (1 + 0.05 * this.n)) * (x - inFormat(format, this.p(woord)));
    this.n += 1;
  }

  get waarde(): number {
    return this.theta;
  }
}

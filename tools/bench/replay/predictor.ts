/** Predicts the answers of one leerling after another; only what came before counts. */
export interface Predictor {
  /** A leerling of whom nothing is known. */
  begin(): void;
  /** Chance of a right answer, before it is seen; then learns from it. */
  stap(skill: number, x: 0 | 1): number;
}

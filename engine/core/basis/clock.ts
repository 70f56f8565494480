/** Time as seen by core: never the system clock itself. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

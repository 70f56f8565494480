/** How attempts at one key are slowed down. */
export interface AttemptRule {
  /** Ms in which attempts add up, from the first one. */
  windowMs: number;
  /** Attempts without a pause. */
  free: number;
  /** Ms of the pause that begins with each attempt after the free ones; the last one goes on for all that follow. */
  pauses: readonly number[];
}

/** What became of an attempt: refused for `wait` ms, or counted, with the pause that began with it; 0 = none. */
export interface AttemptOutcome {
  wait: number;
  pause: number;
}

/** Counters that forget: shared by all rate limits and by all processes. Every step is atomic. */
export interface CounterStorage {
  /** Adds one and answers the count within the window of `windowMs`, which starts at the first count. */
  countUp(key: string, windowMs: number): Promise<number>;
  /** Takes an attempt, before anything is judged; while the key is held it is refused and not counted. */
  attempt(key: string, rule: AttemptRule): Promise<AttemptOutcome>;
  /** Takes back one attempt or count, with the pause that began with it. */
  giveBack(key: string): Promise<void>;
  /** Present count without adding. */
  stand(key: string): Promise<number>;
  /** Milliseconds that a key is still held; 0 = free. */
  held(key: string): Promise<number>;
  wis(key: string): Promise<void>;
  /** Throws away what is over; personal data is kept no longer than it is used. */
  forget(): Promise<void>;
}

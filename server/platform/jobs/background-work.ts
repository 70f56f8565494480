/** Work beside the answers of the server, all day long, e.g. a queue. */
export interface BackgroundWork {
  name: string;
  /** Begins once the server listens. */
  start(): void;
  /** Does what waits now; answers how much was done. */
  run(): Promise<number>;
  /** Waits for what is running and begins nothing more. */
  stop(): Promise<void>;
}

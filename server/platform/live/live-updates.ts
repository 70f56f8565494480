import { v7 } from 'uuid';
import { z } from 'zod/mini';

/** Hears an update; without one when some may have been missed, so that everything has to be read again. */
export type LiveHearer = (data?: unknown) => void;

/** What happens now, told to whoever follows it, in whichever process. */
export interface LiveUpdates {
  publish(topic: string, data: unknown): Promise<void>;
  /** Answers how to stop following. */
  subscribe(topic: string, hear: LiveHearer): () => void;
}

/** Channel of the database between processes. */
export const LIVE_CHANNEL = 'live';
const messageSchema = z.strictObject({ from: z.string(), topic: z.string(), data: z.unknown() });

/** Sends a text to the other processes. */
export type Broadcast = (payload: string) => Promise<void>;

/**
 * Followers of this process hear at once. Other processes hear through the database, when there are any; what comes back from
 * there with our own sign was told already.
 */
export class LiveBoard implements LiveUpdates {
  private readonly self = v7();
  private readonly topics = new Map<string, Set<LiveHearer>>();

  constructor(private readonly broadcast?: Broadcast) {}

  async publish(topic: string, data: unknown): Promise<void> {
    this.tell(topic, data);
    await this.broadcast?.(JSON.stringify({ from: this.self, topic, data }));
  }

  subscribe(topic: string, hear: LiveHearer): () => void {
    const hearers = this.topics.get(topic) ?? new Set();
    this.topics.set(topic, hearers.add(hear));
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0 && this.topics.get(topic) === hearers) this.topics.delete(topic);
    };
  }

  /** A text of another process; without one the line was away for a while. */
  receive(payload?: string): void {
    if (payload === undefined) {
      for (const hearers of this.topics.values()) for (const hear of hearers) hear();
      return;
    }
    const message = messageSchema.safeParse(JSON.parse(payload));
    if (message.success && message.data.from !== this.self) this.tell(message.data.topic, message.data.data);
  }

  private tell(topic: string, data: unknown): void {
    for (const hear of this.topics.get(topic) ?? []) hear(data);
  }
}

import { pauseFor } from '../pause.ts';
import { createLeadership, type Locks } from './leadership.ts';
import { OutboxMotor, type OutboxState } from './motor.ts';
import { type Owner, ownerKey, type PostContent, type Post, type Store } from './post.ts';
import type { PostOutcome } from './outcome.ts';

/** Messages between the tabs of one pupil. */
export type TabBericht = { soort: 'nieuw'; post: Post } | { soort: 'spoel' } | { soort: 'bevestigd' };

export interface Channel {
  stuur(bericht: TabBericht): void;
  receive(listener: (bericht: TabBericht) => void): void;
  sluit(): void;
}

export interface OutboxParts {
  owner: Owner;
  store: Store;
  channel: Channel;
  locks: Locks | undefined;
  send: (posts: readonly Post[], keepalive: boolean) => Promise<PostOutcome>;
  nu: () => number;
  rng: () => number;
  createId: () => string;
  /** A refused entry stands aside: for the log, and for the school. */
  meld: (notice: string, detail?: string) => void;
}

export interface Outbox {
  /** Resolves when the answer is accepted: stored on this device, or in memory mode stored by the server. */
  append(content: PostContent): Promise<void>;
  /** End of a taak, hidden tab: sends now; `later` = kept and sent when it can be. */
  flush(options?: { keepalive?: boolean }): Promise<'leeg' | 'later'>;
  reportSeq(seq: number): Promise<void>;
  wake(): void;
  resume(): void;
  stand(): OutboxState;
  follow(listener: () => void): () => void;
  sluit(): void;
}

const OTHER_TAB_MS = 10_000;
const POLL_MS = 250;

/** Asks the leading tab to send, and looks until the store is empty. */
async function awaitLeader({ channel, store, owner }: OutboxParts): Promise<'leeg' | 'later'> {
  channel.stuur({ soort: 'spoel' });
  for (let waited = 0; waited <= OTHER_TAB_MS; waited += POLL_MS) {
    if ((await store.countUp(owner)) === 0) return 'leeg';
    await pauseFor(POLL_MS);
  }
  return 'later';
}

const letterOf = ({ owner, createId, nu }: OutboxParts, inhoud: Parameters<Outbox['append']>[0]) => ({
  owner,
  clientId: createId(),
  op: nu(),
  inhoud,
});

export function createOutbox(parts: OutboxParts): Outbox {
  const { owner, store, channel } = parts;
  const listeners = new Set<() => void>();
  const onConfirmation = new Map<string, () => void>();
  let state: OutboxState = { waiting: 0, outage: false, awaitsLogin: false };

  const leadership = createLeadership(`outbox:${ownerKey(owner)}`, parts.locks, () => motor.wake());
  const markDone = (post: Post) => {
    onConfirmation.get(post.clientId)?.();
    onConfirmation.delete(post.clientId);
  };
  const show = (newOne: OutboxState) => {
    state = newOne;
    listeners.forEach((listener) => listener());
  };

  const motor = new OutboxMotor({
    store,
    owner,
    send: parts.send,
    isLeader: leadership.isLeader,
    nu: parts.nu,
    rng: parts.rng,
    bevestigd: (posts) => {
      posts.forEach(markDone);
      channel.stuur({ soort: 'bevestigd' });
    },
    afgekeurd: (post, reason) => {
      markDone(post);
      parts.meld('answer refused by the server', `${reason} ${post.clientId}`);
    },
    gewijzigd: show,
  });

  channel.receive((bericht) => {
    if (bericht.soort === 'nieuw') motor.nieuw(bericht.post, false);
    else if (bericht.soort === 'spoel') void motor.flush();
    else void store.countUp(owner).then((waiting) => show({ ...state, waiting }));
  });

  return {
    append: async (content) => {
      const { post, duurzaam: durable } = await store.append(letterOf(parts, content));
      const confirmed = durable ? null : new Promise<void>((done) => onConfirmation.set(post.clientId, done));
      motor.nieuw(post, !durable);
      if (durable && !leadership.isLeader()) channel.stuur({ soort: 'nieuw', post });
      await confirmed;
    },
    flush: ({ keepalive = false } = {}) => (leadership.isLeader() ? motor.flush(keepalive) : awaitLeader(parts)),
    reportSeq: (seq) => store.reportSeq(owner, seq),
    wake: () => motor.wake(),
    resume: () => motor.resume(),
    stand: () => state,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sluit: () => {
      motor.stop();
      leadership.stop();
      channel.sluit();
    },
  };
}

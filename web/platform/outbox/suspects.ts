import type { Post } from './post.ts';

/** Tries in a row on which the server stumbles before an answer is looked at by itself, and before it is set aside. */
export const STUMBLES = 3;

/** Answers on which the server stumbled when they were sent alone. They go last, so that they hold up nothing. */
export class Suspects {
  readonly #rows = new Map<string, { times: number; since: number }>();
  #stored = 0;

  /** Entries that may go together, the suspected ones one by one behind all others. */
  next(posts: readonly Post[]): readonly Post[] {
    const free = posts.filter((post) => !this.#rows.has(post.clientId));
    return free.length > 0 ? free : posts.slice(0, 1);
  }

  stored(posts: readonly Post[]): void {
    this.#stored += 1;
    this.remove(posts);
  }

  remove(posts: readonly Post[]): void {
    for (const { clientId } of posts) this.#rows.delete(clientId);
  }

  /** Counts a stumble; true = this answer can never be stored: it failed often, and the server took others meanwhile. */
  fail({ clientId }: Post): boolean {
    const row = this.#rows.get(clientId) ?? { times: 0, since: this.#stored };
    row.times += 1;
    this.#rows.set(clientId, row);
    return row.times >= STUMBLES && this.#stored > row.since;
  }
}

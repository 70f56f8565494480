interface Spot {
  woord: number;
  dueDay: number;
  nr: number;
  versie: number;
}

const earlier = (a: Spot, b: Spot): boolean => a.dueDay < b.dueDay || (a.dueDay === b.dueDay && a.nr < b.nr);

/** Words by the day they are due, the word that was met first before others of the same day. A binary heap; moved words leave a stale place behind. */
export class Agenda {
  private readonly heap: Spot[] = [];
  private readonly nu = new Map<number, { nr: number; versie: number }>();

  zet(woord: number, dueDay: number): void {
    const old = this.nu.get(woord);
    const state = { nr: old?.nr ?? this.nu.size, versie: (old?.versie ?? 0) + 1 };
    this.nu.set(woord, state);
    this.add({ woord, dueDay, ...state });
  }

  /** The word due first, but for `niet`; -1 and Infinity when there is none. */
  first(not: number): { woord: number; dueDay: number } {
    const top = this.top();
    if (top === undefined) return { woord: -1, dueDay: Infinity };
    if (top.woord !== not) return top;
    this.pop();
    const second = this.top();
    this.add(top);
    return second ?? { woord: -1, dueDay: Infinity };
  }

  private top(): Spot | undefined {
    while (this.heap[0] !== undefined && this.nu.get(this.heap[0].woord)?.versie !== this.heap[0].versie) this.pop();
    return this.heap[0];
  }

  private add(spot: Spot): void {
    const { heap } = this;
    let i = heap.length;
    heap.push(spot);
    while (i > 0) {
      const ouder = (i - 1) >> 1;
      const above = heap[ouder];
      if (above === undefined || !earlier(spot, above)) break;
      heap[i] = above;
      i = ouder;
    }
    heap[i] = spot;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = heap[2 * i + 1];
      const right = heap[2 * i + 2];
      const [kind, j] =
        left !== undefined && right !== undefined && earlier(right, left) ? [right, 2 * i + 2] : [left, 2 * i + 1];
      if (kind === undefined || !earlier(kind, last)) break;
      heap[i] = kind;
      i = j;
    }
    heap[i] = last;
  }
}

interface Plek {
  woord: number;
  vervalt: number;
  nr: number;
  versie: number;
}

const eerder = (a: Plek, b: Plek): boolean => a.vervalt < b.vervalt || (a.vervalt === b.vervalt && a.nr < b.nr);

/** Words by the day they are due, the word that was met first before others of the same day. A binary heap; moved words leave a stale place behind. */
export class Agenda {
  private readonly hoop: Plek[] = [];
  private readonly nu = new Map<number, { nr: number; versie: number }>();

  zet(woord: number, vervalt: number): void {
    const oud = this.nu.get(woord);
    const stand = { nr: oud?.nr ?? this.nu.size, versie: (oud?.versie ?? 0) + 1 };
    this.nu.set(woord, stand);
    this.voeg({ woord, vervalt, ...stand });
  }

  /** The word due first, but for `niet`; -1 and Infinity when there is none. */
  eerste(niet: number): { woord: number; vervalt: number } {
    const top = this.top();
    if (top === undefined) return { woord: -1, vervalt: Infinity };
    if (top.woord !== niet) return top;
    this.pop();
    const tweede = this.top();
    this.voeg(top);
    return tweede ?? { woord: -1, vervalt: Infinity };
  }

  private top(): Plek | undefined {
    while (this.hoop[0] !== undefined && this.nu.get(this.hoop[0].woord)?.versie !== this.hoop[0].versie) this.pop();
    return this.hoop[0];
  }

  private voeg(plek: Plek): void {
    const { hoop } = this;
    let i = hoop.length;
    hoop.push(plek);
    while (i > 0) {
      const ouder = (i - 1) >> 1;
      const boven = hoop[ouder];
      if (boven === undefined || !eerder(plek, boven)) break;
      hoop[i] = boven;
      i = ouder;
    }
    hoop[i] = plek;
  }

  private pop(): void {
    const { hoop } = this;
    const laatste = hoop.pop();
    if (laatste === undefined || hoop.length === 0) return;
    let i = 0;
    for (;;) {
      const links = hoop[2 * i + 1];
      const rechts = hoop[2 * i + 2];
      const [kind, j] =
        links !== undefined && rechts !== undefined && eerder(rechts, links) ? [rechts, 2 * i + 2] : [links, 2 * i + 1];
      if (kind === undefined || !eerder(kind, laatste)) break;
      hoop[i] = kind;
      i = j;
    }
    hoop[i] = laatste;
  }
}

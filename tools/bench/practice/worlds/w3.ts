import type { Bank } from '../bank.ts';
import { gewoneLeerling, metSlip, PerDag, Regel, type Leerling, type Sim, type Tijd, type World } from './world.ts';

/** Windows in days (DAS3H, Choffin et al. 2019). */
const VENSTERS = [1 / 24, 1, 7, 30, Infinity] as const;
/** Weight per window of right answers and of attempts, for the word and for its category. */
const GEWICHT = { woord: { goed: 0.3, keer: 0.08 }, categorie: { goed: 0.05, keer: 0.02 } } as const;

/** Encounters of one word or category; every window remembers where it starts, since time only goes on. */
class Ontmoetingen {
  private readonly dagen: number[] = [];
  /** Right answers before each encounter. */
  private readonly goed: number[] = [0];
  private readonly begin = VENSTERS.map(() => 0);
  /** Answer of the last call: many words of one category are looked at on the same day. */
  private laatst = { dag: Number.NaN, n: 0, logit: 0 };

  voeg(x: 0 | 1, dag: number): void {
    this.dagen.push(dag);
    this.goed.push((this.goed.at(-1) ?? 0) + x);
  }

  /** Logits later: without an encounter now, and with a right or a wrong one; looks at all days, since it asks ahead of time. */
  logitsLater(
    { dag, later }: Tijd,
    gewicht: { goed: number; keer: number },
  ): { niet: number; goed: number; fout: number } {
    const n = this.dagen.length;
    const uit = { niet: 0, goed: 0, fout: 0 };
    for (const venster of VENSTERS) {
      const van = this.vanaf(dag + later, venster);
      const raak = (this.goed[n] ?? 0) - (this.goed[van] ?? 0);
      const erbij = later > venster ? 0 : 1;
      const keer = gewicht.keer * Math.log(1 + n - van + erbij);
      uit.niet += gewicht.goed * Math.log(1 + raak) + gewicht.keer * Math.log(1 + n - van);
      uit.goed += gewicht.goed * Math.log(1 + raak + erbij) + keer;
      uit.fout += gewicht.goed * Math.log(1 + raak) + keer;
    }
    return uit;
  }

  /** First encounter inside a window that ends on `dag`. */
  private vanaf(dag: number, venster: number): number {
    let van = this.dagen.length;
    while (van > 0 && dag - (this.dagen[van - 1] ?? 0) <= venster) van -= 1;
    return van;
  }

  /** `gewicht` is always the same for one word or category. */
  logit(dag: number, gewicht: { goed: number; keer: number }): number {
    const n = this.dagen.length;
    if (dag !== this.laatst.dag || n !== this.laatst.n) this.laatst = { dag, n, logit: this.som(dag, gewicht) };
    return this.laatst.logit;
  }

  private som(dag: number, gewicht: { goed: number; keer: number }): number {
    const n = this.dagen.length;
    const alles = this.goed[n] ?? 0;
    let som = 0;
    for (let v = 0; v < VENSTERS.length; v += 1) {
      let van = this.begin[v] ?? 0;
      while (van < n && dag - (this.dagen[van] ?? 0) > (VENSTERS[v] ?? Infinity)) van += 1;
      this.begin[v] = van;
      som += gewicht.goed * Math.log(1 + alles - (this.goed[van] ?? 0)) + gewicht.keer * Math.log(1 + n - van);
    }
    return som;
  }
}

function vensterSim(bank: Bank, leerling: Leerling): Sim {
  const regel = new Regel(bank, leerling);
  const woorden = new Map<number, Ontmoetingen>();
  const categorieen = Array.from({ length: bank.categorieen }, () => new Ontmoetingen());
  const leeg = new Ontmoetingen();
  const kans = (woord: number, dag: number): number => {
    const categorie = categorieen[bank.cat[woord] ?? 0]?.logit(dag, GEWICHT.categorie) ?? 0;
    return metSlip(regel.logit(woord) + (woorden.get(woord)?.logit(dag, GEWICHT.woord) ?? 0) + categorie);
  };
  const perDag = new PerDag((woord, tijd) => (woorden.get(woord) ?? leeg).logitsLater(tijd, GEWICHT.woord));
  return {
    kans,
    vooruit: (woord, tijd) => {
      const { niet, goed, fout } = perDag.van(woord, tijd);
      const regelLogit = regel.logit(woord);
      return {
        nu: kans(woord, tijd.dag),
        niet: metSlip(regelLogit + niet),
        goed: metSlip(regelLogit + goed),
        fout: metSlip(regelLogit + fout),
      };
    },
    oefen: (woord, x, dag) => {
      perDag.wis(woord);
      const ontmoetingen = woorden.get(woord) ?? new Ontmoetingen();
      ontmoetingen.voeg(x, dag);
      woorden.set(woord, ontmoetingen);
      categorieen[bank.cat[woord] ?? 0]?.voeg(x, dag);
    },
  };
}

/** World of counts in time windows, with transfer inside a category. */
export const W3: World = { naam: 'W3', leerling: gewoneLeerling, sim: vensterSim };

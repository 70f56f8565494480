import { gewoneLeerling, metSlip, Regel, type World } from './world.ts';
import { Sporen } from './w1.ts';

/** Tiredness in logits a minute, jump of ability in logits on a day half-way the year. */
const ONRUST = {
  moe: 0.02,
  sprong: 1,
  sprongDag: 140,
  dyslexie: 0.12,
  alfa: 0.1,
  traag: 1.6,
  gokkers: 0.05,
  gok: 0.25,
};

/** World of traces that does not play along: tired, guessing, jumping, dyslexic leerlingen. */
export const W4: World = {
  naam: 'W4',
  leerling: (bank, toeval) => {
    const gewoon = gewoneLeerling(bank, toeval);
    const dyslexie = toeval.uniform() < ONRUST.dyslexie;
    const gok = toeval.uniform() < ONRUST.gokkers ? ONRUST.gok : 0;
    return dyslexie
      ? { ...gewoon, dyslexie, gok, alfa: gewoon.alfa + ONRUST.alfa, traagheid: ONRUST.traag }
      : { ...gewoon, gok };
  },
  sim: (bank, leerling) => {
    const regel = new Regel(bank, leerling);
    const sporen = new Sporen(leerling.alfa);
    const regelOp = (woord: number, dag: number): number => {
      regel.extra = dag >= ONRUST.sprongDag ? ONRUST.sprong : 0;
      return regel.logit(woord);
    };
    const kans = (woord: number, dag: number, minuut: number): number =>
      metSlip(regelOp(woord, dag) + sporen.logit(woord, dag) - ONRUST.moe * minuut);
    return {
      kans,
      vooruit: (woord, tijd) => {
        const nu = regelOp(woord, tijd.dag);
        const { p, niet, goed, fout } = sporen.logitsLater(woord, tijd, (logit) => metSlip(nu + logit));
        const straks = regelOp(woord, tijd.dag + tijd.later);
        return { nu: p, niet: metSlip(straks + niet), goed: metSlip(straks + goed), fout: metSlip(straks + fout) };
      },
      oefen: (woord, x, dag) => {
        sporen.oefen(woord, x, { dag, p: kans(woord, dag, 0) });
        regel.oefen(woord);
      },
    };
  },
};

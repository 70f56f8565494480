import { ordinaryLeerling, withSlip, Rule, type World } from './world.ts';
import { Traces } from './w1.ts';

/** Tiredness in logits a minute, jump of ability in logits on a day half-way the year. */
const DISTURBANCE = {
  tired: 0.02,
  sprong: 1,
  jumpDay: 140,
  dyslexie: 0.12,
  alpha: 0.1,
  slow: 1.6,
  guessers: 0.05,
  guess: 0.25,
};

/** World of traces that does not play along: tired, guessing, jumping, dyslexic leerlingen. */
export const W4: World = {
  naam: 'W4',
  leerling: (bank, random) => {
    const ordinary = ordinaryLeerling(bank, random);
    const dyslexia = random.uniform() < DISTURBANCE.dyslexie;
    const guess = random.uniform() < DISTURBANCE.guessers ? DISTURBANCE.guess : 0;
    return dyslexia
      ? {
          ...ordinary,
          dyslexie: dyslexia,
          guess,
          alpha: ordinary.alpha + DISTURBANCE.alpha,
          slowness: DISTURBANCE.slow,
        }
      : { ...ordinary, guess };
  },
  sim: (bank, leerling) => {
    const rule = new Rule(bank, leerling);
    const traces = new Traces(leerling.alpha);
    const ruleAt = (woord: number, day: number): number => {
      rule.extra = day >= DISTURBANCE.jumpDay ? DISTURBANCE.sprong : 0;
      return rule.logit(woord);
    };
    const chance = (woord: number, day: number, minute: number): number =>
      withSlip(ruleAt(woord, day) + traces.logit(woord, day) - DISTURBANCE.tired * minute);
    return {
      kans: chance,
      ahead: (woord, time) => {
        const now = ruleAt(woord, time.dag);
        const {
          p,
          niet: not,
          goed: correct,
          fout: error,
        } = traces.logitsLater(woord, time, (logit) => withSlip(now + logit));
        const later = ruleAt(woord, time.dag + time.later);
        return { nu: p, niet: withSlip(later + not), goed: withSlip(later + correct), fout: withSlip(later + error) };
      },
      practice: (woord, x, { day, memory, rule: taught }) => {
        traces.practice(woord, x, { dag: day, p: chance(woord, day, 0), share: memory });
        rule.practice(woord, taught);
      },
    };
  },
};

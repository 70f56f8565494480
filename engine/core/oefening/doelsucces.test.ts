import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { bouwKandidaten } from './candidates.ts';
import { createModel } from './model.ts';
import { PARAMS } from './params.ts';
import { samen, sigma, voorspelZicht, zicht } from './predict.ts';
import { select } from './select.ts';
import { createSessie, noteerGesteld, zetTerug } from './sessie.ts';
import { beperk } from './settings.ts';
import { createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, maakWoord } from './test-kit.ts';
import { update } from './update.ts';

/** Bank from far too easy to far too hard for everybody, in four categories. */
const HOOFDEN = ['ei', 'ij', 'eind-d', 'verdubbeling'] as const;
const BANK = Array.from({ length: 800 }, (_, i) => ({
  ...maakWoord('trein', { hoofd: HOOFDEN[i % 4] ?? 'ei', spelt: 'ei' }),
  id: `w-proef-${i}`,
}));
const kaal = createModel(BANK, DOELEN);
const m = {
  ...kaal,
  items: new Map(
    [...kaal.items.values()].map((item, i) => [item.id, { ...item, b: -5 + (10 * ((i * 313) % 800)) / 799, vb: 0.1 }]),
  ),
};
const instelling = beperk(m, oefeninstellingSchema.parse({ nieuwPerSessie: 20 }));
if (!instelling.ok) throw new Error(instelling.fout);
const BASIS = instelling.value;

/** Whether a leerling of true ability `theta` answers right: by rule, or because the word is remembered as the engine thinks. */
function kansWaar(s: LeerlingToestand, theta: number, vraag: Parameters<typeof zicht>[2]): number {
  const z = zicht(m, s, vraag);
  if (z === undefined) throw new Error('unknown item');
  return samen(voorspelZicht(m, s, z).R, sigma(theta - z.item.b));
}

/** Share right over thirty days of sixteen answers, the first five days left out. */
function gerealiseerd(theta: number, doel: number): number {
  const s = createToestand(5, 11);
  const rng = createRng(Math.round(1000 * (theta + 5) + 100 * doel));
  const beperking = { ...BASIS, doelsucces: { doel, band: 0 } };
  let goed = 0;
  let n = 0;
  for (let dag = 0; dag < 30; dag += 1) {
    const kandidaten = bouwKandidaten(m, s, { beperking, day: 100 + dag, formaat: () => ({ format: 'dictee', k: 0 }) });
    if (!kandidaten.ok) throw new Error(kandidaten.fout);
    const sessie = createSessie();
    for (let i = 0; i < 16; i += 1) {
      const keuze = select(m, s, { kandidaten: kandidaten.value, sessie });
      if (!keuze.ok) throw new Error(keuze.fout);
      const { vraag, terug, arm } = keuze.value;
      noteerGesteld(sessie, keuze.value);
      const x = rng.next() < kansWaar(s, theta, vraag) ? 1 : 0;
      update(m, s, { antwoord: { ...vraag, x, ms: 6000, arm }, doelsucces: beperking.doelsucces });
      if (x === 0 && !terug) zetTerug(PARAMS, sessie, vraag);
      if (dag < 5) continue;
      n += 1;
      goed += x;
    }
  }
  return goed / n;
}

describe('success control (test 7)', () => {
  for (const doel of [0.6, 0.75, 0.9]) {
    it.each([-1.3, 0, 1.3])(`${doel} is what a leerling of ability %s realises`, (theta) => {
      expect(Math.abs(gerealiseerd(theta, doel) - doel)).toBeLessThanOrEqual(0.05);
    });
  }
});

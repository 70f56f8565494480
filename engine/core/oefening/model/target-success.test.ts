import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { buildCandidates } from '../select/candidates.ts';
import { createModel } from './model.ts';
import { PARAMS } from './params.ts';
import { together, sigma, predictView, view } from './predict.ts';
import { select } from '../select/select.ts';
import { createPracticeSession, recordAsked, scheduleReturn } from './session.ts';
import { restrict } from './settings.ts';
import { createPracticeState, type LeerlingState } from './state.ts';
import { DOELEN, createWoord } from '../fake/test-kit.ts';
import { update } from './update.ts';

/** Bank from far too easy to far too hard for everybody, in four categories. */
const HEADS = ['ei', 'ij', 'eind-d', 'verdubbeling'] as const;
const BANK = Array.from({ length: 800 }, (_, i) => ({
  ...createWoord('trein', { hoofd: HEADS[i % 4] ?? 'ei', spells: 'ei' }),
  id: `w-proef-${i}`,
}));
const bare = createModel(BANK, DOELEN);
const m = {
  ...bare,
  items: new Map(
    [...bare.items.values()].map((item, i) => [item.id, { ...item, b: -5 + (10 * ((i * 313) % 800)) / 799, vb: 0.1 }]),
  ),
};
const setting = restrict(m, oefeninstellingSchema.parse({ nieuwPerSessie: 20 }));
if (!setting.ok) throw new Error(setting.fout);
const BASE = setting.value;

/** Whether a leerling of true ability `theta` answers right: by rule, or because the word is remembered as the engine thinks. */
function trueChance(s: LeerlingState, theta: number, vraag: Parameters<typeof view>[2]): number {
  const z = view(m, s, vraag);
  if (z === undefined) throw new Error('unknown item');
  return together(predictView(m, s, z).R, sigma(theta - z.item.b));
}

/** Share right over thirty days of sixteen answers, the first five days left out. */
function realized(theta: number, doel: number): number {
  const s = createPracticeState(5, 11);
  const rng = createRng(Math.round(1000 * (theta + 5) + 100 * doel));
  const restriction = { ...BASE, targetSuccess: { doel, band: 0 } };
  let correct = 0;
  let n = 0;
  for (let day = 0; day < 30; day += 1) {
    const candidates = buildCandidates(m, s, {
      restriction,
      day: 100 + day,
      formaat: () => ({ format: 'dictee', k: 0 }),
    });
    if (!candidates.ok) throw new Error(candidates.fout);
    const session = createPracticeSession();
    for (let i = 0; i < 16; i += 1) {
      const choice = select(m, s, { kandidaten: candidates.value, session });
      if (!choice.ok) throw new Error(choice.fout);
      const { vraag, terug: back, arm } = choice.value;
      recordAsked(session, choice.value);
      const x = rng.next() < trueChance(s, theta, vraag) ? 1 : 0;
      update(m, s, { antwoord: { ...vraag, x, ms: 6000, arm }, targetSuccess: restriction.targetSuccess });
      if (x === 0 && !back) scheduleReturn(PARAMS, session, vraag);
      if (day < 5) continue;
      n += 1;
      correct += x;
    }
  }
  return correct / n;
}

describe('success control (test 7)', () => {
  for (const doel of [0.6, 0.75, 0.9]) {
    it.each([-1.3, 0, 1.3])(`${doel} is what a leerling of ability %s realises`, (theta) => {
      expect(Math.abs(realized(theta, doel) - doel)).toBeLessThanOrEqual(0.05);
    });
  }
});

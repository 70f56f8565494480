import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { createBot, type BotKind } from '../ronde/bot.ts';
import { buildCandidates } from './candidates.ts';
import { intakeDone } from './intake.ts';
import { VB_MIN } from '../model/kalibratie.ts';
import { createModel, type Model } from '../model/model.ts';
import { pack } from './pack.ts';
import { PARAMS } from '../model/params.ts';
import { createRonde } from '../ronde/ronde.ts';
import type { LiveRonde } from '../contract/ronde-options.ts';
import { scoreAll } from './score.ts';
import { chances, select, type ChosenVraag, type Moment } from './select.ts';
import { createPracticeSession, recordAsked } from '../model/session.ts';
import { restrict } from '../model/settings.ts';
import { createPracticeState, type LeerlingState } from '../model/state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { update } from '../model/update.ts';
import { ALL_VRAGEN } from '../vraag/all-vragen.ts';

const m = createModel(WOORDEN, DOELEN);
const setting = oefeninstellingSchema.parse({});
const b = restrict(m, setting, { arm: 'intake' });
if (!b.ok) throw new Error(b.fout);
const restriction = b.value;

function moment(s: LeerlingState, model: Model = m): Moment {
  const candidates = buildCandidates(model, s, { restriction, day: 100, formaat: () => ({ format: 'dictee', k: 0 }) });
  if (!candidates.ok) throw new Error(candidates.fout);
  return { kandidaten: candidates.value, session: createPracticeSession() };
}

/** Fifteen questions of the test; `stap` sees every choice before it is answered. */
function play(s: LeerlingState, x: (nr: number) => 0 | 1, step: (choice: ChosenVraag, now: Moment) => void): void {
  const now = moment(s);
  for (let nr = 0; nr < PARAMS.intakeMax; nr += 1) {
    const choice = select(m, s, now);
    if (!choice.ok) throw new Error(choice.fout);
    step(choice.value, now);
    recordAsked(now.session, choice.value);
    const { itemId, doelId, format } = choice.value.vraag;
    const out = update(m, s, {
      antwoord: { itemId, doelId, format, k: 0, x: x(nr), ms: 6000, day: 100, arm: choice.value.arm },
      targetSuccess: restriction.targetSuccess,
    });
    expect(out.ok && out.value.clean).toBe(true);
  }
}

function ronde(s: LeerlingState, kind: BotKind): LiveRonde {
  let now = 0;
  const out = createRonde(
    {
      pool: WOORDEN,
      leerdoelen: DOELEN,
      toestand: pack(s),
      instelling: setting,
      groep: 4,
      doelIds: [],
      formaten: ['bouw'],
      capabilities: [{ shape: 'sequence', formats: ['bouw'], maxSlots: 12, weight: 1 }],
      items: PARAMS.intakeMax,
      seed: 3,
      day: 100,
      s: 0,
      calm: false,
      reducedMotion: false,
      title: '',
      clock: { now: () => (now += 2500) },
      arm: 'intake',
      onAntwoord: () => undefined,
    },
    ALL_VRAGEN,
  );
  if (!out.ok) throw new Error(out.fout);
  for (let vraag = out.value.next(); vraag !== null; vraag = out.value.next()) {
    const built = out.value.built(vraag.id);
    if (built === undefined) throw new Error('no key');
    const bot = createBot(built, kind, createRng(1));
    for (let done = false; !done;) {
      const verdict = out.value.attempt(vraag.id, bot.next(), 'muis');
      bot.saw(verdict);
      done = verdict.done;
    }
  }
  return out.value;
}

describe('choice in an entry test', () => {
  it('stays near .65, spreads over the goals and logs the chance of every choice', () => {
    const requested: string[] = [];
    let distance = 0;
    const s = createPracticeState(4, 9);
    play(
      s,
      (nr) => (nr % 3 === 0 ? 0 : 1),
      (choice, now) => {
        const all = chances(m, s, now);
        expect([...all.values()].reduce((a, c) => a + c, 0)).toBeCloseTo(1, 9);
        expect(all.get(choice.vraag.itemId)).toBe(choice.propensity);
        expect(choice).toMatchObject({ arm: 'intake', terug: false });
        requested.push(choice.vraag.doelId);
        distance += Math.abs(choice.p - PARAMS.intakeP);
      },
    );
    expect(new Set(requested.slice(0, 6)).size).toBeGreaterThanOrEqual(5);
    expect(distance / requested.length).toBeLessThan(0.1);
  });

  it('keeps the safety rule: after two errors the next one is all but sure, or the surest there is', () => {
    let touched = 0;
    const s = createPracticeState(4, 5);
    play(
      s,
      () => 0,
      (choice, now) => {
        if (s.reeks < PARAMS.seriesErrors) return;
        touched += 1;
        const highest = Math.max(...scoreAll(m, s, now).map((k) => k.p));
        expect(choice.p).toBeGreaterThanOrEqual(Math.min(PARAMS.seriesP, highest));
      },
    );
    expect(touched).toBe(13);
  });

  it('asks a new goal as long as fewer than eight were asked, whatever the answers', () => {
    const doelen = new Set(moment(createPracticeState(4, 1)).kandidaten.lijst.map((k) => k.vraag.doelId));
    const double: string[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const s = createPracticeState(4, seed);
      const rng = createRng(seed);
      const requested = new Set<string>();
      play(
        s,
        () => (rng.next() < 0.5 ? 1 : 0),
        (choice) => {
          if (
            s.reeks < PARAMS.seriesErrors &&
            requested.size < Math.min(PARAMS.intakeDoelenMin, doelen.size) &&
            requested.has(choice.vraag.doelId)
          )
            double.push(choice.vraag.doelId);
          requested.add(choice.vraag.doelId);
        },
      );
    }
    expect(double).toEqual([]);
  });

  it('ends early once the words are calibrated, which a .16 of variance never did', () => {
    const calibrated = {
      ...m,
      items: new Map([...m.items.values()].map((item) => [item.id, { ...item, vb: VB_MIN }])),
    };
    const end = (model: Model): number => {
      const s = createPracticeState(4, 3);
      const now = moment(s, model);
      let nr = 0;
      for (; !intakeDone(s, nr); nr += 1) {
        const choice = select(model, s, now);
        if (!choice.ok) throw new Error(choice.fout);
        recordAsked(now.session, choice.value);
        const { itemId, doelId, format } = choice.value.vraag;
        update(model, s, {
          antwoord: { itemId, doelId, format, k: 0, x: nr % 3 === 0 ? 0 : 1, ms: 6000, day: 100, arm: 'intake' },
          targetSuccess: restriction.targetSuccess,
        });
      }
      expect(s.v).toBeGreaterThan(0.16);
      return nr;
    };
    expect(end(calibrated)).toBe(12);
    expect(end(m)).toBeGreaterThan(12);
  });

  it('draws from the whole stock, not from the most gainful words only', () => {
    expect(moment(createPracticeState(4, 1)).kandidaten.lijst).toHaveLength(WOORDEN.length);
  });
});

describe('round of an entry test', () => {
  it('asks fifteen words once each, also when every one goes wrong', () => {
    const log = ronde(createPracticeState(4, 2), 'fout').antwoorden();
    expect(log).toHaveLength(15);
    expect(new Set(log.map((a) => a.itemId)).size).toBe(15);
    expect(new Set(log.map((a) => a.arm))).toEqual(new Set(['intake']));
  });

  it('stops after twelve when the ability is known well enough', () => {
    const known = { ...createPracticeState(4, 2), v: Math.fround(0.16) };
    const r = ronde(known, 'goed');
    expect(r.antwoorden()).toHaveLength(12);
    expect(r.finish({ bonus: 0, seconds: 60, quit: false })).toMatchObject({ stars: 3 });
  });
});

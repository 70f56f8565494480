import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { createBot, type BotSoort } from './bot.ts';
import { bouwKandidaten } from './candidates.ts';
import { intakeKlaar } from './intake.ts';
import { VB_MIN } from './kalibratie.ts';
import { createModel, type Model } from './model.ts';
import { pack } from './pack.ts';
import { PARAMS } from './params.ts';
import { createRonde } from './ronde.ts';
import type { LiveRonde } from './ronde-opties.ts';
import { scoreAlles } from './score.ts';
import { kansen, select, type Keuze, type Moment } from './select.ts';
import { createSessie, noteerGesteld } from './sessie.ts';
import { beperk } from './settings.ts';
import { createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { update } from './update.ts';
import { ALLE_VRAGEN } from './vraag/alle-vragen.ts';

const m = createModel(WOORDEN, DOELEN);
const instelling = oefeninstellingSchema.parse({});
const b = beperk(m, instelling, { arm: 'intake' });
if (!b.ok) throw new Error(b.fout);
const beperking = b.value;

function moment(s: LeerlingToestand, model: Model = m): Moment {
  const kandidaten = bouwKandidaten(model, s, { beperking, day: 100, formaat: () => ({ format: 'dictee', k: 0 }) });
  if (!kandidaten.ok) throw new Error(kandidaten.fout);
  return { kandidaten: kandidaten.value, sessie: createSessie() };
}

/** Fifteen questions of the test; `stap` sees every choice before it is answered. */
function speel(s: LeerlingToestand, x: (nr: number) => 0 | 1, stap: (keuze: Keuze, nu: Moment) => void): void {
  const nu = moment(s);
  for (let nr = 0; nr < PARAMS.intakeMax; nr += 1) {
    const keuze = select(m, s, nu);
    if (!keuze.ok) throw new Error(keuze.fout);
    stap(keuze.value, nu);
    noteerGesteld(nu.sessie, keuze.value);
    const { itemId, doelId, format } = keuze.value.vraag;
    const uit = update(m, s, {
      antwoord: { itemId, doelId, format, k: 0, x: x(nr), ms: 6000, day: 100, arm: keuze.value.arm },
      doelsucces: beperking.doelsucces,
    });
    expect(uit.ok && uit.value.schoon).toBe(true);
  }
}

function ronde(s: LeerlingToestand, soort: BotSoort): LiveRonde {
  let nu = 0;
  const uit = createRonde(
    {
      pool: WOORDEN,
      leerdoelen: DOELEN,
      toestand: pack(s),
      instelling,
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
      clock: { now: () => (nu += 2500) },
      arm: 'intake',
      onAntwoord: () => undefined,
    },
    ALLE_VRAGEN,
  );
  if (!uit.ok) throw new Error(uit.fout);
  for (let vraag = uit.value.next(); vraag !== null; vraag = uit.value.next()) {
    const gebouwd = uit.value.gebouwd(vraag.id);
    if (gebouwd === undefined) throw new Error('no key');
    const bot = createBot(gebouwd, soort, createRng(1));
    for (let klaar = false; !klaar;) {
      const verdict = uit.value.attempt(vraag.id, bot.next(), 'muis');
      bot.zag(verdict);
      klaar = verdict.done;
    }
  }
  return uit.value;
}

describe('choice in an entry test', () => {
  it('stays near .65, spreads over the goals and logs the chance of every choice', () => {
    const gevraagd: string[] = [];
    let afstand = 0;
    const s = createToestand(4, 9);
    speel(
      s,
      (nr) => (nr % 3 === 0 ? 0 : 1),
      (keuze, nu) => {
        const alle = kansen(m, s, nu);
        expect([...alle.values()].reduce((a, c) => a + c, 0)).toBeCloseTo(1, 9);
        expect(alle.get(keuze.vraag.itemId)).toBe(keuze.propensity);
        expect(keuze).toMatchObject({ arm: 'intake', terug: false });
        gevraagd.push(keuze.vraag.doelId);
        afstand += Math.abs(keuze.p - PARAMS.intakeP);
      },
    );
    expect(new Set(gevraagd.slice(0, 6)).size).toBeGreaterThanOrEqual(5);
    expect(afstand / gevraagd.length).toBeLessThan(0.1);
  });

  it('keeps the safety rule: after two errors the next one is all but sure, or the surest there is', () => {
    let geraakt = 0;
    const s = createToestand(4, 5);
    speel(
      s,
      () => 0,
      (keuze, nu) => {
        if (s.reeks < PARAMS.reeksFouten) return;
        geraakt += 1;
        const hoogst = Math.max(...scoreAlles(m, s, nu).map((k) => k.p));
        expect(keuze.p).toBeGreaterThanOrEqual(Math.min(PARAMS.reeksP, hoogst));
      },
    );
    expect(geraakt).toBe(13);
  });

  it('asks a new goal as long as fewer than eight were asked, whatever the answers', () => {
    const doelen = new Set(moment(createToestand(4, 1)).kandidaten.lijst.map((k) => k.vraag.doelId));
    const dubbel: string[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const s = createToestand(4, seed);
      const rng = createRng(seed);
      const gevraagd = new Set<string>();
      speel(
        s,
        () => (rng.next() < 0.5 ? 1 : 0),
        (keuze) => {
          if (
            s.reeks < PARAMS.reeksFouten &&
            gevraagd.size < Math.min(PARAMS.intakeDoelenMin, doelen.size) &&
            gevraagd.has(keuze.vraag.doelId)
          )
            dubbel.push(keuze.vraag.doelId);
          gevraagd.add(keuze.vraag.doelId);
        },
      );
    }
    expect(dubbel).toEqual([]);
  });

  it('ends early once the words are calibrated, which a .16 of variance never did', () => {
    const geijkt = { ...m, items: new Map([...m.items.values()].map((item) => [item.id, { ...item, vb: VB_MIN }])) };
    const einde = (model: Model): number => {
      const s = createToestand(4, 3);
      const nu = moment(s, model);
      let nr = 0;
      for (; !intakeKlaar(s, nr); nr += 1) {
        const keuze = select(model, s, nu);
        if (!keuze.ok) throw new Error(keuze.fout);
        noteerGesteld(nu.sessie, keuze.value);
        const { itemId, doelId, format } = keuze.value.vraag;
        update(model, s, {
          antwoord: { itemId, doelId, format, k: 0, x: nr % 3 === 0 ? 0 : 1, ms: 6000, day: 100, arm: 'intake' },
          doelsucces: beperking.doelsucces,
        });
      }
      expect(s.v).toBeGreaterThan(0.16);
      return nr;
    };
    expect(einde(geijkt)).toBe(12);
    expect(einde(m)).toBeGreaterThan(12);
  });

  it('draws from the whole stock, not from the most gainful words only', () => {
    expect(moment(createToestand(4, 1)).kandidaten.lijst).toHaveLength(WOORDEN.length);
  });
});

describe('round of an entry test', () => {
  it('asks fifteen words once each, also when every one goes wrong', () => {
    const log = ronde(createToestand(4, 2), 'fout').antwoorden();
    expect(log).toHaveLength(15);
    expect(new Set(log.map((a) => a.itemId)).size).toBe(15);
    expect(new Set(log.map((a) => a.arm))).toEqual(new Set(['intake']));
  });

  it('stops after twelve when the ability is known well enough', () => {
    const bekend = { ...createToestand(4, 2), v: Math.fround(0.16) };
    const r = ronde(bekend, 'goed');
    expect(r.antwoorden()).toHaveLength(12);
    expect(r.finish({ bonus: 0, seconds: 60, quit: false })).toMatchObject({ stars: 3 });
  });
});

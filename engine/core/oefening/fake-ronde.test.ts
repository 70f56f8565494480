import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { createBot, type BotSoort } from './bot.ts';
import { FIXTURE_NAMEN } from './fake-catalogus.ts';
import { createFakeRound, type FakeRonde } from './fake-ronde.ts';
import type { Question, View } from './contract.ts';

const ronde = (fixture: string, items = 4, seed = 11): FakeRonde => createFakeRound({ fixture, seed, items });

/** Plays a round to its end; answers the number of attempts. */
function speel(r: FakeRonde, soort: BotSoort, seed = 3): number {
  const rng = createRng(seed);
  let pogingen = 0;
  for (let q = r.next(); q !== null; q = r.next()) {
    const vraag = r.gebouwd(q.id);
    if (vraag === undefined) throw new Error('question without key');
    const bot = createBot(vraag, soort, rng);
    for (let klaar = false; !klaar;) {
      const verdict = r.attempt(q.id, bot.next());
      bot.zag(verdict);
      klaar = verdict.done;
      pogingen += 1;
      if (pogingen > 2000) throw new Error(`endless: ${q.itemId}`);
      if (klaar) expect(verdict.shown?.text).toBe(vraag.getoond.text);
    }
  }
  return pogingen;
}

function tokensVan(view: View): { id: string; text?: string }[] {
  switch (view.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return view.pool;
    case 'sort':
      return view.stream;
    case 'mark':
      return view.parts;
    case 'pairs':
      return view.cards;
    case 'read':
      return [...view.lines.flat(), ...(view.then?.shape === 'select' ? view.then.options : [])];
    case 'entry':
      return [];
  }
}

const eerste = (r: FakeRonde): Question => {
  const q = r.next();
  if (q === null) throw new Error('no question');
  return q;
};

describe('createFakeRound', () => {
  it.each(FIXTURE_NAMEN)('%s: right bot gets three stars, wrong bot is always shown the word', (naam) => {
    const goed = ronde(naam);
    speel(goed, 'goed');
    expect(goed.finish({ bonus: 0, seconds: 60, quit: false }).stars).toBe(3);
    const fout = ronde(naam);
    speel(fout, 'fout');
    expect(fout.uitslagen()).toHaveLength(4);
    expect(fout.uitslagen().every((u) => !u.goed)).toBe(true);
    expect(fout.finish({ bonus: 0, seconds: 60, quit: false }).stars).toBe(1);
  });

  it.each(FIXTURE_NAMEN)('%s: same seed gives the same questions, unique token ids', (naam) => {
    const a = ronde(naam);
    const b = ronde(naam);
    const qa = eerste(a);
    expect(qa).toEqual(eerste(b));
    const ids = tokensVan(qa.view).map((t) => t.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(naam.startsWith(qa.view.shape)).toBe(true);
  });

  it('covers every shape and the hard texts', () => {
    const teksten = FIXTURE_NAMEN.flatMap((naam) => {
      const r = ronde(naam, 3);
      const uit: string[] = [];
      for (let q = r.next(); q !== null; q = r.next()) {
        uit.push(r.gebouwd(q.id)?.getoond.text ?? '');
        speelEen(r, q);
      }
      return uit;
    });
    for (const woord of ['schroevendraaier', "'s morgens", 'ruïne', 'zonnebloempitten'])
      expect(teksten).toContain(woord);
    expect(new Set(FIXTURE_NAMEN.map((n) => n.split(':')[0]))).toEqual(
      new Set(['sequence', 'select', 'entry', 'read', 'sort', 'mark', 'pairs']),
    );
  });

  it('gives no question for an unknown fixture', () => {
    expect(ronde('sequence:onbekend').next()).toBeNull();
  });

  it('returns the same question until it is finished', () => {
    const r = ronde('sequence:kat');
    expect(r.next()?.id).toBe(eerste(r).id);
  });

  it('logs the first token tried per slot', () => {
    const r = ronde('sequence:kat');
    const q = eerste(r);
    const pool = q.view.shape === 'sequence' ? q.view.pool : [];
    const id = (tekst: string): string => pool.find((t) => t.text === tekst)?.id ?? '';
    r.attempt(q.id, { kind: 'place', tokenId: id('k'), slot: 0 });
    expect(r.attempt(q.id, { kind: 'place', tokenId: id('o'), slot: 1 })).toMatchObject({
      ok: false,
      next: 'retry',
      focus: { from: 1, to: 2 },
    });
    r.attempt(q.id, { kind: 'place', tokenId: id('a'), slot: 1 });
    expect(r.attempt(q.id, { kind: 'place', tokenId: id('t'), slot: 2 })).toMatchObject({ ok: true, done: true });
    expect(r.uitslagen()[0]).toEqual({ ruw: 'kot', goed: false, geholpen: false, pogingen: 2 });
  });

  it('ignores unknown ids and wrong kinds of attempt', () => {
    const r = ronde('select:2');
    const q = eerste(r);
    const niets = { ok: false, done: false, next: 'retry' };
    expect(r.attempt('v999', { kind: 'pick', tokenId: 'x' })).toEqual(niets);
    expect(r.attempt(q.id, { kind: 'pick', tokenId: 'x' })).toEqual(niets);
    expect(r.attempt(q.id, { kind: 'text', text: 'trein', complete: true })).toEqual(niets);
    expect(r.attempt(q.id, { kind: 'place', tokenId: 'x', slot: Number.NaN })).toEqual(niets);
    speelEen(r, q);
    expect(r.uitslagen()[0]).toMatchObject({ goed: true, pogingen: 1 });
  });

  it('brings the next needed part in every block of three', () => {
    const r = ronde('sequence:schroevendraaier');
    const q = eerste(r);
    const stroom = r.peekStream(q.id, 30);
    const doel = r.gebouwd(q.id)?.oplossing;
    const nodig = doel?.soort === 'reeks' ? doel.delen[0] : '';
    for (let i = 0; i < 30; i += 3) expect(stroom.slice(i, i + 3).some((t) => t.text === nodig)).toBe(true);
    expect(stroom.slice(1).every((t, i) => t.id !== stroom[i]?.id)).toBe(true);
    expect(r.peekStream(q.id, 12)).toEqual(stroom.slice(0, 12));
  });

  it('gives 0 stars only for stopping before half', () => {
    const r = ronde('select:2', 4);
    speelEen(r, eerste(r));
    expect(r.finish({ bonus: 3, seconds: 1, quit: true })).toMatchObject({ stars: 0, coins: 5 });
  });
});

function speelEen(r: FakeRonde, q: Question): void {
  const vraag = r.gebouwd(q.id);
  if (vraag === undefined) return;
  const bot = createBot(vraag, 'goed', createRng(1));
  for (let klaar = false; !klaar;) {
    const verdict = r.attempt(q.id, bot.next());
    bot.zag(verdict);
    klaar = verdict.done;
  }
}

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { categorieen } from './categorieen.ts';
import { diagnose } from './diagnose-woord.ts';
import { grafemen } from './grafemen.ts';
import { lettergrepen } from './lettergrepen.ts';
import { laadPatronen } from './patronen.ts';
import { INFINITIEVEN } from './tabellen/infinitieven.ts';
import { isNaamwoord } from './woordtabel.ts';
import { rijmt } from './rijm.ts';
import type { Lexicon } from './opties.ts';
import { vervoeg } from './werkwoord.ts';
import type { Vervoeging } from './werkwoord.ts';
import { werkwoordDelen } from './werkwoord-delen.ts';
import { werkwoordsvorm } from './werkwoordsvorm.ts';
import { fouten } from './woord-fouten.ts';
import { meervoud, verkleinwoord } from './zelfstandig.ts';

function ids(w: string): string[] {
  const uit = categorieen(w);
  return uit.ok ? uit.value.map((c) => c.id) : [];
}

function vormen(w: string, tabellen = true): Vervoeging {
  const uit = vervoeg(w, { tabellen });
  if (!uit.ok) throw new Error(`${w}: ${uit.fout}`);
  return uit.value;
}

function foutvormen(w: string, lexicon?: Lexicon): string[] {
  const uit = fouten(w, lexicon === undefined ? {} : { lexicon });
  return uit.ok ? uit.value.map((f) => f.vorm) : [];
}

/** Nouns of the hand-made sets of plurals, diminutives and syllables. */
const NAAMWOORDEN = [
  ...new Set(
    ['meervoud', 'verkleinwoord', 'lettergrepen'].flatMap((naam) =>
      readFileSync(new URL(`toetsen/${naam}.tsv`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((r) => r.split('\t')[0] ?? ''),
    ),
  ),
].filter((w) => isNaamwoord(w) && !w.endsWith('je'));

describe('acceptance cases of the language core', () => {
  beforeAll(laadPatronen);

  it.each([
    ['bakker', 'bak-ker', 'ba-kker'],
    ['avond', 'a-vond', 'a-vond'],
    ['zeeën', 'zee-ën', 'zee-ën'],
    ['handdoek', 'hand-doek', 'hand-doek'],
    ['zingen', 'zin-gen', 'zi-ngen'],
    ['piano', 'pi-a-no', 'pi-a-no'],
  ])('1. %s is %s and claps %s', (w, letters, klank) => {
    for (const tabellen of [true, false]) {
      const uit = lettergrepen(w, { tabellen });
      expect(uit.ok && [uit.value.lettergrepen.join('-'), uit.value.klankgroepen.join('-')]).toEqual([letters, klank]);
    }
  });

  it.each([
    ['school', 's ch oo l', 4],
    ['bank', 'b a n k', 4],
    ['leeuw', 'l eeuw', 2],
    ['taxi', 't a x i', 5],
    ['ring', 'r i ng', 3],
    ['boei', 'b oei', 2],
    ['melk', 'm e l k', 4],
    ['vuur', 'v uu r', 3],
  ])('2. %s has graphemes %s and %d sounds', (w, letters, klanken) => {
    const uit = grafemen(w);
    expect(uit.ok && [uit.value.grafemen.join(' '), uit.value.klanken]).toEqual([letters, klanken]);
  });

  it('3. finds and leaves out the categories', () => {
    expect(ids('gereedschap')).toEqual(expect.arrayContaining(['voorvoegsel', 'sch']));
    expect(ids('thuis')).not.toContain('th');
    expect(ids('vriendelijk')).toContain('lijk');
    expect(ids('vriendelijk')).not.toContain('ij');
    expect(ids('geven')).not.toContain('voorvoegsel');
    expect(ids('cadeau')).toContain('eau');
    expect(ids('cadeau')).not.toContain('au');
    expect(ids('huisdeur')).toContain('samenstelling');
  });

  it.each([
    ['leven', 'leef leeft leeft leven leefde leefden geleefd leef'],
    ['wachten', 'wacht wacht wacht wachten wachtte wachtten gewacht wacht'],
  ])('4. conjugates %s in all eight cells', (w, cellen) => {
    for (const tabellen of [true, false]) {
      const v = vormen(w, tabellen);
      expect([v.ik, v.jij, v.hij, v.wij, v.vtEv, v.vtMv, v.vd, v.gebiedendeWijs].join(' ')).toBe(cellen);
    }
  });

  it('4. conjugates the other verbs of the list', () => {
    expect(vormen('reizen')).toMatchObject({ vtEv: 'reisde', vd: 'gereisd' });
    expect(vormen('landen')).toMatchObject({ hij: 'landt', vtEv: 'landde', vd: 'geland' });
    expect(vormen('vinden')).toMatchObject({ vtEv: 'vond', vtMv: 'vonden', vd: 'gevonden' });
    expect(vormen('opbellen')).toMatchObject({ ik: 'bel op', hij: 'belt op', vd: 'opgebeld' });
    expect(vormen('racen')).toMatchObject({ ik: 'race', hij: 'racet', vtEv: 'racete', vd: 'geracet' });
    expect(vormen('timen')).toMatchObject({ vtEv: 'timede', vd: 'getimed' });
    expect(vormen('verhuizen')).toMatchObject({ vd: 'verhuisd' });
    expect(vormen('studeren')).toMatchObject({ ik: 'studeer' });
    expect(vormen('luisteren')).toMatchObject({ ik: 'luister', vtEv: 'luisterde', vd: 'geluisterd' });
    expect(vormen('bezigen')).toMatchObject({ ik: 'bezig' });
  });

  it.each([
    [{ lemma: 'vinden', onderwerp: 'je', tijd: 'tt', inversie: true }, 'vind'],
    [{ lemma: 'vinden', onderwerp: 'je', tijd: 'tt', inversie: false }, 'vindt'],
    [{ lemma: 'worden', onderwerp: 'hij', tijd: 'tt' }, 'wordt'],
    [{ lemma: 'worden', onderwerp: 'u', tijd: 'tt', inversie: true }, 'wordt'],
    [{ lemma: 'gebeuren', deelwoord: true }, 'gebeurd'],
  ] as const)('5. the form for %j is %s', (vraag, vorm) => {
    expect(werkwoordsvorm(vraag)).toEqual({ ok: true, value: vorm });
  });

  it.each(
    (
      "boom:bomen bak:bakken huis:huizen brief:brieven auto:auto's baby:baby's café:cafés idee:ideeën bacterie:bacteriën familie:families stad:steden " +
      'schip:schepen waarheid:waarheden monnik:monniken lepel:lepels ei:eieren dans:dansen museum:musea'
    )
      .split(' ')
      .map((paar) => paar.split(':')),
  )('6. the plural of %s is %s', (w = '', goed = '') => {
    expect(meervoud(w)).toMatchObject({ ok: true, value: { meervoud: goed } });
  });

  it('6. accepts museums too', () => {
    expect(meervoud('museum')).toMatchObject({ ok: true, value: { ookGoed: ['museums'] } });
  });

  it.each(
    (
      "boom:boompje bal:balletje ring:ringetje ketting:kettinkje koning:koninkje auto:autootje oma:omaatje taxi:taxietje baby:baby'tje stoel:stoeltje " +
      'hond:hondje blad:blaadje leeuw:leeuwtje'
    )
      .split(' ')
      .map((paar) => paar.split(':')),
  )('7. the diminutive of %s is %s', (w = '', goed = '') => {
    expect(verkleinwoord(w)).toMatchObject({ ok: true, value: { verkleinwoord: goed } });
  });

  it('8. lists misspellings under categories of the word, never a word of the lexicon', () => {
    const lexicon = { bestaat: (w: string): boolean => w === 'baker' };
    for (const [w, fout] of [
      ['trein', 'trijn'],
      ['hond', 'hont'],
    ] as const)
      expect(foutvormen(w)).toContain(fout);
    expect(foutvormen('bakker')).toContain('baker');
    expect(foutvormen('bakker', lexicon)).not.toContain('baker');
    for (const w of ['trein', 'hond', 'bakker']) {
      const uit = fouten(w);
      expect(ids(w)).toEqual(expect.arrayContaining(uit.ok ? uit.value.map((f) => f.categorie) : ['none']));
    }
  });

  it.each([
    ['trein', 'trijn', 'ei'],
    ['hond', 'hont', 'eind-d'],
    ['bakker', 'baker', 'verdubbeling'],
    ['wordt', 'word', 'ww-tt-dt'],
    ['school', '', 'anders'],
  ])('9. %s written as %s is %s', (doel, antwoord, label) => {
    const uit = diagnose(doel, antwoord);
    expect(uit.ok && uit.value.map((f) => f.categorie)).toEqual([label]);
  });

  it('9. names the letters, a sound slip, and nothing for the same word', () => {
    expect(diagnose('trein', 'trijn')).toMatchObject({
      ok: true,
      value: [{ categorie: 'ei', van: 2, tot: 4, doelGrafeem: 'ei', antwoordGrafeem: 'ij' }],
    });
    const schol = diagnose('school', 'schol');
    expect(schol.ok && schol.value.map((f) => /^(?:klank|kz-.*)$/.test(f.categorie))).toEqual([true]);
    expect(diagnose('school', 'school')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['eik', 'wijk', true],
    ['hond', 'grond', true],
    ['ik', 'ik', false],
    ['huis', 'hals', false],
    ['cadeau', 'auto', false],
    ['cadeau', 'zo', true],
    ['bal', 'bel', false],
  ])('10. %s and %s rhyme: %s', (a, b, ja) => {
    for (const tabellen of [true, false]) expect(rijmt(a, b, { tabellen })).toEqual({ ok: true, value: ja });
  });

  it('12. joins graphemes, syllables and klankgroepen back to the word, for any letters', () => {
    const letters = fc.array(fc.constantFrom(...'aeiouybcdfghjklmnprstvwzéëï-'.split('')), {
      minLength: 1,
      maxLength: 24,
    });
    const eigenschap = fc.property(letters, (l) => {
      const w = l.join('');
      const [g, s] = [grafemen(w), lettergrepen(w)];
      return (
        g.ok &&
        s.ok &&
        [g.value.grafemen, s.value.lettergrepen, s.value.klankgroepen].every((delen) => delen.join('') === w)
      );
    });
    expect(fc.check(eigenschap, { seed: 12, numRuns: 2000 }).failed).toBe(false);
  });

  it('12. makes the plural of every diminutive with s', () => {
    const mis = NAAMWOORDEN.filter((w) => {
      const klein = verkleinwoord(w);
      const meer = klein.ok ? meervoud(klein.value.verkleinwoord) : klein;
      return !meer.ok || !klein.ok || meer.value.meervoud !== `${klein.value.verkleinwoord}s`;
    });
    expect(NAAMWOORDEN.length).toBeGreaterThan(300);
    expect(mis).toEqual([]);
  });

  it('12. finds the category of at least 95 % of the misspellings with one operation', { timeout: 60_000 }, () => {
    const vormen = NAAMWOORDEN.filter((_, i) => i % 2 === 1).flatMap((w) => {
      const uit = fouten(w);
      return uit.ok ? uit.value.filter((f) => f.ops.length === 1).map((f) => ({ w, ...f })) : [];
    });
    const goed = vormen.filter((f) => {
      const uit = diagnose(f.w, f.vorm);
      return (
        uit.ok &&
        uit.value.some((d) => d.categorie === f.categorie || (d.categorie === 'klank' && f.categorie.startsWith('kz-')))
      );
    }).length;
    expect(vormen.length).toBeGreaterThan(800);
    expect(goed / vormen.length, `${goed} of ${vormen.length}`).toBeGreaterThanOrEqual(0.95);
  });

  it('12. has the infinitive as the wij form of every verb that does not split', () => {
    const heel = INFINITIEVEN.filter((w) => werkwoordDelen(w, true).partikel === '');
    expect(heel.length).toBeGreaterThan(500);
    expect(heel.filter((w) => vormen(w).wij !== w)).toEqual([]);
  });
});

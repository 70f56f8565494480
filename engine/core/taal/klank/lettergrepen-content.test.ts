import { beforeAll, describe, expect, it } from 'vitest';
import { contentWoorden, goldRows } from '../test-kit.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { lettergrepen, parseWoord } from './lettergrepen.ts';
import { seamsOf } from '../form/seams.ts';

function syllables(w: string, o = {}): string {
  const out = lettergrepen(w, o);
  return out.ok ? out.value.lettergrepen.join('-') : out.fout;
}
function clapped(w: string): string {
  const out = lettergrepen(w);
  return out.ok ? out.value.klankgroepen.join('-') : out.fout;
}
function hyphens(w: string): string {
  const out = lettergrepen(w);
  return out.ok ? out.value.hyphenation.join('-') : out.fout;
}

describe('syllables', () => {
  beforeAll(loadPatterns);

  it.each([
    ['lopen', 'lo-pen'],
    ['kamer', 'ka-mer'],
    ['bomen', 'bo-men'],
    ['tafel', 'ta-fel'],
    ['vogel', 'vo-gel'],
    ['water', 'wa-ter'],
    ['zomer', 'zo-mer'],
    ['neuzen', 'neu-zen'],
    ['huizen', 'hui-zen'],
    ['keuken', 'keu-ken'],
    ['lachen', 'la-chen'],
    ['buigen', 'bui-gen'],
    ['deken', 'de-ken'],
  ])('%s: one consonant goes right: %s', (woord, gold) => {
    expect(syllables(woord)).toBe(gold);
    expect(clapped(woord)).toBe(gold);
  });

  it.each([
    ['bakker', 'bak-ker', 'ba-kker'],
    ['bommen', 'bom-men', 'bo-mmen'],
    ['ladder', 'lad-der', 'la-dder'],
    ['zussen', 'zus-sen', 'zu-ssen'],
    ['appel', 'ap-pel', 'a-ppel'],
    ['kikker', 'kik-ker', 'ki-kker'],
    ['zingen', 'zin-gen', 'zi-ngen'],
    ['vinger', 'vin-ger', 'vi-nger'],
    ['tongen', 'ton-gen', 'to-ngen'],
  ])('%s is written %s and clapped %s', (woord, letters, klank) => {
    expect(syllables(woord)).toBe(letters);
    expect(clapped(woord)).toBe(klank);
  });

  it.each([
    ['winter', 'win-ter'],
    ['kasten', 'kas-ten'],
    ['dokter', 'dok-ter'],
    ['fietsen', 'fiet-sen'],
    ['denken', 'den-ken'],
    ['vlinder', 'vlin-der'],
    ['borstel', 'bor-stel'],
    ['markten', 'mark-ten'],
    ['monster', 'mon-ster'],
  ])('%s: %s', (woord, gold) => {
    expect(syllables(woord)).toBe(gold);
  });

  it.each([
    ['handdoek', 'hand-doek'],
    ['voordeur', 'voor-deur'],
    ['boekenkast', 'boe-ken-kast'],
    ['zakdoek', 'zak-doek'],
    ['schoolplein', 'school-plein'],
    ['huisdeur', 'huis-deur'],
    ['verhaal', 'ver-haal'],
    ['ontbijt', 'ont-bijt'],
    ['gebruik', 'ge-bruik'],
    ['vriendelijk', 'vrien-de-lijk'],
    ['boompje', 'boom-pje'],
    ['huisje', 'huis-je'],
  ])('%s is cut at its seams: %s', (woord, gold) => {
    expect(syllables(woord)).toBe(gold);
  });

  it.each([
    ['piano', 'pi-a-no'],
    ['radio', 'ra-di-o'],
    ['zeeën', 'zee-ën'],
    ['reünie', 're-ü-nie'],
    ['museum', 'mu-se-um'],
    ['televisie', 'te-le-vi-sie'],
    ['olifant', 'o-li-fant'],
    ['computer', 'com-pu-ter'],
    ['garage', 'ga-ra-ge'],
    ['station', 'sta-ti-on'],
    ['politie', 'po-li-tie'],
    ['cadeau', 'ca-deau'],
    ['quizzen', 'quiz-zen'],
    ['chocola', 'cho-co-la'],
    ['machine', 'ma-chi-ne'],
  ])('the loan %s: %s', (woord, gold) => {
    expect(syllables(woord)).toBe(gold);
  });

  it.each(['kat', 'straat', 'cake', 'race', 'herfst', 'schrik', 'leeuw', 'kraai', 'ei', 'a', 'tv', 'één'])(
    '%s is one syllable',
    (woord) => {
      expect(syllables(woord)).toBe(woord);
    },
  );

  it.each([
    ['avond', 'avond'],
    ['oma', 'oma'],
    ['radio', 'ra-dio'],
    ['piano', 'pi-a-no'],
    ['bakker', 'bak-ker'],
    ['eieren', 'ei-e-ren'],
    ['ezel', 'ezel'],
    ['lopen', 'lo-pen'],
    ['kat', 'kat'],
  ])('breaks %s at the end of a line as %s, never round one letter', (woord, gold) => {
    expect(hyphens(woord)).toBe(gold);
  });

  it('keeps capitals and signs', () => {
    expect(syllables('Bakker')).toBe('Bak-ker');
    expect(syllables("foto's")).toBe("fo-to's");
  });

  it('refuses what is no word', () => {
    expect([syllables(''), syllables('a1'), syllables('a'.repeat(65))]).toEqual(['leeg', 'ongeldig-teken', 'te-lang']);
  });
});

describe('syllables of the hand-made sets and the content', () => {
  beforeAll(loadPatterns);

  it('agree with the set of syllables', () => {
    const rows = goldRows('lettergrepen');
    const wrong = rows.filter(([w = '', gold]) => syllables(w) !== gold);
    expect(rows.length).toBeGreaterThan(300);
    expect(wrong.length / rows.length, wrong.join(' ')).toBeLessThan(0.02);
  });

  it('agree with the set of clapped parts', () => {
    const rows = goldRows('klankgroepen');
    const wrong = rows.filter(([w = '', gold]) => clapped(w) !== gold);
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong.length / rows.length, wrong.join(' ')).toBeLessThan(0.02);
  });

  it('are stored so that they join to the word', () => {
    const broken = contentWoorden(4).filter(
      ({ w, lettergrepen: letters, klankgroepen }) =>
        letters.join('') !== w || klankgroepen.join('') !== w || klankgroepen.length !== letters.length,
    );
    expect(broken.map((item) => item.w)).toEqual([]);
  });

  it('are found again for nearly every stored word', () => {
    const items = contentWoorden(4);
    const other = items.filter((item) => syllables(item.w, { seams: seamsOf(item) }) !== item.lettergrepen.join('-'));
    expect(other.length / items.length, other.map((item) => item.w).join(' ')).toBeLessThan(0.05);
  });

  it('start at ascending places inside the word', () => {
    const broken = contentWoorden(4).filter(({ w }) => {
      const { bounds } = parseWoord(w, {});
      return !bounds.every((n, i) => n > (bounds[i - 1] ?? 0) && n < w.length);
    });
    expect(broken.map((item) => item.w)).toEqual([]);
  });

  it('hold a vowel each', () => {
    const plain = contentWoorden(4).filter(({ w }) => /^[a-z]+$/.test(w));
    const broken = plain.filter((item) => !item.lettergrepen.every((part) => /[aeiouy]/.test(part)));
    expect(broken.map((item) => item.w)).toEqual([]);
  });
});

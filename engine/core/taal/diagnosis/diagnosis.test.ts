import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnosis-woord.ts';
import { errors } from '../error/woord-errors.ts';

type TestCase = { doel: string; antwoord: string; labels: readonly string[] };

const SET = new URL('../toetsen/diagnose.tsv', import.meta.url);
const TEST_CASES: readonly TestCase[] = readFileSync(SET, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [doel = '', antwoord = '', correct = ''] = row.split('\t');
    return { doel, antwoord, labels: correct.split('|') };
  });

function labels(doel: string, antwoord: string): string[] {
  const r = diagnose(doel, antwoord);
  return r.ok ? r.value.map((f) => f.categorie) : [r.fout];
}

describe('diagnose', () => {
  it('agrees with the hand labels on the gold set (practice test 13)', () => {
    const heard = (l: string): boolean => l.startsWith('kz-');
    const fits = (l: string, hand: readonly string[]): boolean =>
      hand.includes(l) || (hand.includes('klank') && heard(l));
    const miss = TEST_CASES.filter((g) => !labels(g.doel, g.antwoord).some((l) => fits(l, g.labels)));
    expect(TEST_CASES.length).toBeGreaterThanOrEqual(500);
    expect(
      1 - miss.length / TEST_CASES.length,
      miss.map((g) => `${g.doel}>${g.antwoord} ${labels(g.doel, g.antwoord).join()}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['trein', 'trijn', [{ categorie: 'ei', van: 2, tot: 4, doelGrafeem: 'ei', antwoordGrafeem: 'ij' }]],
    ['trein', 'trein', []],
    ['trein', '', [{ categorie: 'anders', van: 0, tot: 5, doelGrafeem: 'trein', antwoordGrafeem: '' }]],
    ['Vera', 'vera', [{ categorie: 'hoofdletter', van: 0, tot: 1, doelGrafeem: 'V', antwoordGrafeem: 'v' }]],
  ])('%s, answered %j', (doel, antwoord, expected) => {
    expect(diagnose(doel, antwoord)).toEqual({ ok: true, value: expected });
  });

  it('names each slip of an answer with two', () => {
    expect(labels('cadeau', 'kado')).toEqual(['c-k', 'eau']);
    expect(labels('schrijven', 'sgreiven')).toEqual(['sch', 'ij']);
  });

  it('keeps apart a neighbouring key and a sound', () => {
    expect(labels('fles', 'fkes')).toEqual(['toets']);
    expect(labels('school', 'schol')).toEqual(['kz-mkm']);
  });

  it('names the category of nearly every form the generator makes', () => {
    const woorden =
      'trein hond bakker schoolplein vriendelijk gevaar balletje huizen tafels koning sneeuw drinken licht kilo politie circus zonnebloem verhaal jarig waarheid verdriet kabouter leeuw schrift krant tijger vrouw vogel zomer kikker telefoon gezellig vakantie boerderij paddenstoel tekening molen badkamer waterval schilderij kampioen regenjas vlinders gevonden wandelde kinderen bladeren schoenen vissersboot gezondheid moeilijk zeilboot'.split(
        ' ',
      );
    const forms = woorden.flatMap((w) => {
      const r = errors(w);
      return r.ok ? r.value.map((f) => ({ w, ...f })) : [];
    });
    const correct = forms.filter((f) => labels(f.w, f.vorm).includes(f.categorie)).length;
    expect(forms.length).toBeGreaterThan(200);
    expect(correct / forms.length, `${correct} of ${forms.length}`).toBeGreaterThanOrEqual(0.95);
  });

  it('never throws, keeps spans inside the target and is empty only for the same word', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 70 });
    const property = fc.property(text, (antwoord) => {
      const r = diagnose('schoolplein', antwoord);
      return (
        r.ok &&
        r.value.every((f) => f.van >= 0 && f.van <= f.tot && f.tot <= 11) &&
        (r.value.length > 0 || antwoord.trim() === 'schoolplein')
      );
    });
    expect(fc.check(property, { seed: 3, numRuns: 600 }).failed).toBe(false);
    expect(diagnose('', 'x')).toEqual({ ok: false, fout: 'leeg' });
  });
});

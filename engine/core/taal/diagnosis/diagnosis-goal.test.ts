import { beforeAll, describe, expect, it } from 'vitest';
import { goldRows } from '../test-kit.ts';
import { pictureOf } from '../klank/klank.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { confusionGoal, hearingGoal, signGoal } from './diagnosis-goal.ts';
import { diagnose } from './diagnosis-woord.ts';

/** Labels that tell a teacher nothing to practise. */
const NO_GOAL = new Set(['klank', 'teken', 'anders', 'toets']);
const ROWS = goldRows('fresh-diagnose');

function labels(doel: string, antwoord: string): string[] {
  const out = diagnose(doel, antwoord);
  return out.ok ? out.value.map((f) => f.categorie) : [out.fout];
}
const difference = (doel: string, from: number, until: number, antwoord: string) =>
  [pictureOf(doel), { van: from, tot: until, doel: doel.slice(from, until), antwoord }] as const;

beforeAll(loadPatterns);

describe('the goal of a child’s misspelling', () => {
  it('is named for at least 92 % of the own list, and agrees with the hand', () => {
    const none = ROWS.filter(([doel = '', antwoord = '']) => labels(doel, antwoord).every((l) => NO_GOAL.has(l)));
    const other = ROWS.filter(
      ([doel = '', antwoord = '', hand = '']) => !labels(doel, antwoord).some((l) => hand.split('|').includes(l)),
    );
    expect(ROWS.length).toBeGreaterThan(200);
    expect(none.map((row) => row.join(' '))).toEqual([]);
    expect(1 - other.length / ROWS.length, other.map((row) => row.join(' ')).join(', ')).toBeGreaterThanOrEqual(0.92);
  });

  it.each([
    ['gedrag', 'gedrach', 'ch-g'],
    ['verslag', 'verslach', 'ch-g'],
    ['berg', 'berch', 'ch-g'],
    ['jongen', 'jonngen', 'ng'],
    ['school', 'schol', 'kz-mkm'],
    ['plank', 'pank', 'kz-mmkm'],
    ['straat', 'staat', 'kz-mmkmm'],
    ['aardbei', 'aarbei', 'eind-d'],
    ['kat', 'ka-t', 'teken'],
  ])('%s written %s is %s', (doel, antwoord, goal) => expect(labels(doel, antwoord)).toEqual([goal]));
});

describe('confusionGoal', () => {
  it('names letters that are mixed up whatever the word', () => {
    expect(confusionGoal(...difference('middag', 5, 6, 'ch'))).toBe('ch-g');
    expect(confusionGoal(...difference('liefde', 3, 4, 'v'))).toBe('f-v');
    expect(confusionGoal(...difference('web', 2, 3, 'p'))).toBe('eind-b');
  });

  it('does not name letters where they sound unlike', () => {
    expect(confusionGoal(...difference('gat', 0, 1, 'ch'))).toBeUndefined();
    expect(confusionGoal(...difference('bel', 0, 1, 'p'))).toBeUndefined();
    expect(confusionGoal(...difference('raam', 1, 3, 'oe'))).toBeUndefined();
  });
});

describe('hearingGoal', () => {
  it('is the pure-sound goal of the place', () => {
    expect(hearingGoal(...difference('slak', 1, 2, ''))).toBe('kz-mmkm');
    expect(hearingGoal(...difference('fiets', 3, 4, ''))).toBe('kz-mkmm');
    expect(hearingGoal(...difference('deuk', 1, 3, 'ui'))).toBe('kz-mkm');
  });

  it('is the weak e, or the open syllable, where that went wrong', () => {
    expect(hearingGoal(...difference('winter', 4, 5, ''))).toBe('stomme-e');
    expect(hearingGoal(...difference('fabriek', 1, 2, 'aa'))).toBe('verenkeling');
  });
});

describe('signGoal', () => {
  it('tells where a sign does not belong', () => {
    expect(signGoal(...difference('appelmoes', 5, 5, '-'))).toBe('koppelteken');
    expect(signGoal(...difference('lepels', 5, 5, "'"))).toBe('mv-apos');
    expect(signGoal(...difference('kat', 2, 2, '-'))).toBe('teken');
  });
});

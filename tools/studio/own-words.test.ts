import { describe, expect, it } from 'vitest';
import { ownRecipes } from './own-words.ts';
import { createRoundLog, verdictsOf } from './round-log.ts';

const questionsOf = (woorden: string, fixture = 'sequence:kat') =>
  ownRecipes({ woorden, fixture }).map((recipe, at) => recipe.create(`v${String(at)}`, 3));

describe('own words of an author', () => {
  it('are built letter by letter, or chosen among the wrong forms beside them', () => {
    const [built, chosen] = questionsOf('boom, trein/trijn');
    expect(built?.question).toMatchObject({ format: 'bouw', view: { shape: 'sequence', slots: 4 } });
    expect(chosen?.question).toMatchObject({ format: 'kies', view: { shape: 'select' } });
    expect(chosen?.sleutel.goed).toEqual(['trein']);
  });

  it('are typed where the game types, and nothing is nothing', () => {
    expect(questionsOf('hond/hont', 'entry:s-morgens')[0]?.question.view.shape).toBe('entry');
    expect(questionsOf(' , /trijn')).toEqual([]);
    expect(questionsOf('', 'entry:s-morgens')).toEqual([]);
  });
});

describe('the log of a round', () => {
  it('keeps attempts with their verdicts, and tells two rounds apart', () => {
    let now = 0;
    const log = createRoundLog(() => (now += 500));
    log.write('v1', { kind: 'place', tokenId: 'a', slot: 0 }, { ok: true, done: false });
    log.write('v1', { kind: 'place', tokenId: 'b', slot: 1 }, { ok: false, done: false, next: 'retry' });
    expect(log.lines.map(({ at }) => at)).toEqual([0.5, 1]);
    const other = createRoundLog();
    other.write('v1', { kind: 'place', tokenId: 'a', slot: 0 }, { ok: true, done: false });
    expect(verdictsOf(log.lines)[0]).toBe(verdictsOf(other.lines)[0]);
    expect(verdictsOf(log.lines)).not.toEqual(verdictsOf(other.lines));
  });
});

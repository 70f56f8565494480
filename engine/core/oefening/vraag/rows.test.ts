import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import { streamOf } from '../select/stream.ts';
import { ZIN } from '../fake/test-kit.ts';
import { openRows } from './rows.ts';
import { cap, made } from './test-kit.ts';

const SHOWN = ['Ik', 'fiets', 'met', 'papa', 'naar', 'school'];
const OTHER = ['Ik', 'fiets', 'naar', 'school', 'met', 'papa'];
const item = { ...ZIN, zin: `${SHOWN.join(' ')}.`, woorden: SHOWN, ookGoed: [OTHER] };
const vraag = () => made(item, { format: 'volgorde', capability: cap('sequence') });

/** Puts words in their slots; the answers, one per word. */
function put(words: readonly string[]): { ok: boolean[]; ruw: string; goed: boolean } {
  const v = vraag();
  const turn = createTurn(v);
  const pool = v.question.view.shape === 'sequence' ? v.question.view.pool : [];
  const ok = words.map((w, slot) => {
    const tokenId = pool.find((t) => t.text === w)?.id ?? '';
    return turn.attempt({ kind: 'place', tokenId, slot }).ok;
  });
  return { ok, ruw: turn.uitslag().ruw, goed: turn.uitslag().goed };
}

describe('a sentence with two good orders', () => {
  it.each([[SHOWN], [OTHER]])('takes %s', (words) => {
    expect(put(words)).toMatchObject({ ok: words.map(() => true), ruw: words.join(' '), goed: true });
  });

  it('keeps to the order that was begun', () => {
    expect(put(['Ik', 'fiets', 'naar', 'papa']).ok).toEqual([true, true, true, false]);
    expect(put(['Ik', 'papa']).ok).toEqual([true, false]);
  });

  it('brings the word that the order begun needs next', () => {
    const v = vraag();
    const pool = v.question.view.shape === 'sequence' ? v.question.view.pool : [];
    const id = (w: string): string => pool.find((t) => t.text === w)?.id ?? '';
    const filled = [id('Ik'), id('fiets'), id('naar'), null, null, null];
    expect(streamOf(v, filled, 3).map((t) => t.text)).toContain('school');
    if (v.solution.soort !== 'reeks') throw new Error('reeks');
    expect(openRows(v.solution, ['Ik', 'fiets', 'naar'])).toEqual([OTHER]);
    expect(openRows(v.solution, [])).toEqual([SHOWN, OTHER]);
  });
});

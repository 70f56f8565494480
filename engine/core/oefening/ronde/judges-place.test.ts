import { describe, expect, it } from 'vitest';
import { createTurn } from './turn.ts';
import { FIXTURES } from '../fake/fake-catalog.ts';
import type { BuiltVraag } from '../vraag/built.ts';

const vraag = (name: string): BuiltVraag => {
  const v = FIXTURES[name]?.[0]?.create('v1', 5);
  if (v === undefined) throw new Error(name);
  return v;
};
const id = (v: BuiltVraag, text: string): string => {
  const { view } = v.question;
  const tokens = view.shape === 'sort' ? view.stream : view.shape === 'pairs' ? view.cards : [];
  return tokens.find((t) => t.text === text)?.id ?? '';
};

describe('judging of bins, pairs and cuts', () => {
  it('tells the first wrong placing with its word when every token counts', () => {
    const v = vraag('sort:2');
    const turn = createTurn(v);
    expect(turn.attempt({ kind: 'bin', tokenId: id(v, 'ijs'), binId: 'ei' }).ok).toBe(false);
    expect(turn.uitslag()).toMatchObject({ ruw: 'ijs: ei', goed: false });
  });

  it('counts only the item itself, help follows for its companions too', () => {
    const base = vraag('sort:2');
    if (base.solution.soort !== 'sorteer') throw new Error('sort');
    const v = { ...base, solution: { ...base.solution, eigen: id(base, 'trein') } };
    const size = createTurn(v);
    expect(size.attempt({ kind: 'bin', tokenId: id(v, 'ijs'), binId: 'ei' })).toMatchObject({
      ok: false,
      next: 'retry',
    });
    expect(size.uitslag()).toMatchObject({ goed: true, geholpen: false, pogingen: 1 });
    const itself = createTurn(v);
    itself.attempt({ kind: 'bin', tokenId: id(v, 'trein'), binId: 'ij' });
    expect(itself.uitslag()).toMatchObject({ ruw: 'ij', goed: false });
  });

  it('tells what the own card was put with', () => {
    const base = vraag('pairs:meervoud');
    if (base.solution.soort !== 'paren') throw new Error('pairs');
    const v = { ...base, solution: { ...base.solution, eigen: id(base, 'boom') } };
    const turn = createTurn(v);
    turn.attempt({ kind: 'pair', a: id(v, 'huis'), b: id(v, 'bakken') });
    expect(turn.uitslag().goed).toBe(true);
    turn.attempt({ kind: 'pair', a: id(v, 'boom'), b: id(v, 'bakken') });
    expect(turn.uitslag()).toMatchObject({ ruw: 'bakken', goed: false });
  });

  it('shows a wrong cut in the word and takes right cuts one by one', () => {
    const turn = createTurn(vraag('mark:splits'));
    expect(turn.attempt({ kind: 'cut', after: [2] }).ok).toBe(false);
    expect(turn.uitslag().ruw).toBe('ba|kker');
    expect(turn.attempt({ kind: 'cut', after: [3] })).toMatchObject({ ok: true, done: true });
  });
});

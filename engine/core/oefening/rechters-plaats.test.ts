import { describe, expect, it } from 'vitest';
import { createBeurt } from './beurt.ts';
import { FIXTURES } from './fake-catalogus.ts';
import type { GebouwdeVraag } from './vraag/gebouwd.ts';

const vraag = (naam: string): GebouwdeVraag => {
  const v = FIXTURES[naam]?.[0]?.maak('v1', 5);
  if (v === undefined) throw new Error(naam);
  return v;
};
const id = (v: GebouwdeVraag, tekst: string): string => {
  const { view } = v.question;
  const tokens = view.shape === 'sort' ? view.stream : view.shape === 'pairs' ? view.cards : [];
  return tokens.find((t) => t.text === tekst)?.id ?? '';
};

describe('judging of bins, pairs and cuts', () => {
  it('tells the first wrong placing with its word when every token counts', () => {
    const v = vraag('sort:2');
    const beurt = createBeurt(v);
    expect(beurt.attempt({ kind: 'bin', tokenId: id(v, 'ijs'), binId: 'ei' }).ok).toBe(false);
    expect(beurt.uitslag()).toMatchObject({ ruw: 'ijs: ei', goed: false });
  });

  it('counts only the item itself, help follows for its companions too', () => {
    const basis = vraag('sort:2');
    if (basis.oplossing.soort !== 'sorteer') throw new Error('sort');
    const v = { ...basis, oplossing: { ...basis.oplossing, eigen: id(basis, 'trein') } };
    const maat = createBeurt(v);
    expect(maat.attempt({ kind: 'bin', tokenId: id(v, 'ijs'), binId: 'ei' })).toMatchObject({
      ok: false,
      next: 'retry',
    });
    expect(maat.uitslag()).toMatchObject({ goed: true, geholpen: false, pogingen: 1 });
    const zelf = createBeurt(v);
    zelf.attempt({ kind: 'bin', tokenId: id(v, 'trein'), binId: 'ij' });
    expect(zelf.uitslag()).toMatchObject({ ruw: 'ij', goed: false });
  });

  it('tells what the own card was put with', () => {
    const basis = vraag('pairs:meervoud');
    if (basis.oplossing.soort !== 'paren') throw new Error('pairs');
    const v = { ...basis, oplossing: { ...basis.oplossing, eigen: id(basis, 'boom') } };
    const beurt = createBeurt(v);
    beurt.attempt({ kind: 'pair', a: id(v, 'huis'), b: id(v, 'bakken') });
    expect(beurt.uitslag().goed).toBe(true);
    beurt.attempt({ kind: 'pair', a: id(v, 'boom'), b: id(v, 'bakken') });
    expect(beurt.uitslag()).toMatchObject({ ruw: 'bakken', goed: false });
  });

  it('shows a wrong cut in the word and takes right cuts one by one', () => {
    const beurt = createBeurt(vraag('mark:splits'));
    expect(beurt.attempt({ kind: 'cut', after: [2] }).ok).toBe(false);
    expect(beurt.uitslag().ruw).toBe('ba|kker');
    expect(beurt.attempt({ kind: 'cut', after: [3] })).toMatchObject({ ok: true, done: true });
  });
});

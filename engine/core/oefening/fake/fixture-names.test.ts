import { describe, expect, it } from 'vitest';
import type { View } from '../contract/contract.ts';
import { FIXTURE_NAMES, FIXTURES } from './fake-catalog.ts';
import { createFakeRound } from './fake-ronde.ts';

/** Name, format, word of the first question, and how many things it shows: what scenes and trials count on. */
const NAMED = [
  ['sequence:kat', 'bouw', 'kat', 4],
  ['sequence:stroom', 'bouw', 'trein', 6],
  ['sequence:ruine', 'bouw', 'ruïne', 7],
  ['sequence:s-morgens', 'bouw', "'s morgens", 11],
  ['sequence:schroevendraaier', 'bouw', 'schroevendraaier', 15],
  ['sequence:schroevendraaier-klankgroepen', 'bouw', 'schroevendraaier', 6],
  ['sequence:afscheidsfeestje', 'bouw', 'afscheidsfeestje', 6],
  ['sequence:zin', 'volgorde', 'de hond rent over het gras', 6],
  ['sequence:alfabet', 'volgorde', 'abcd', 4],
  ['select:2', 'kies', 'trein', 2],
  ['select:3', 'kies', 'ijsbeer', 3],
  ['select:4', 'kies', 'schroevendraaier', 4],
  ['select:zin', 'kies', 'feestje', 3],
  ['select:gat', 'gat', 'trein', 2],
  ['select:werkwoord', 'werkwoord', 'wordt', 3],
  ['select:oordeel', 'oordeel', 'trein', 2],
  ['select:rijm', 'rijm', 'boot', 3],
  ['select:klank', 'klank', 'vis', 4],
  ['select:plaatje', 'koppel', 'muis', 4],
  ['select:zin-woord', 'zin', 'trui', 3],
  ['entry:brood', 'dictee', 'brood', 5],
  ['entry:s-morgens', 'dictee', "'s morgens", 10],
  ['entry:schroevendraaier', 'dictee', 'schroevendraaier', 16],
  ['entry:gat', 'gat', 'bakker', 6],
  ['entry:werkwoord', 'werkwoord', 'wordt', 5],
  ['read:flits', 'flits', 'lamp', 1],
  ['read:flits-kies', 'flits', 'straat', 1],
  ['read:zin', 'zin', 'mat', 3],
  ['read:tempo', 'tempo', 'trein', 2],
  ['select:zin-gat', 'zin', 'boot', 3],
  ['sort:2', 'sorteer', 'ei en ij', 6],
  ['sort:3', 'sorteer', 'drie klanken', 6],
  ['sort:4', 'sorteer', 'vier klanken', 8],
  ['mark:splits', 'splits', 'bakker', 6],
  ['mark:zoekfout', 'zoekfout', 'trein', 4],
  ['mark:klank', 'klank', 'trein', 4],
  ['mark:splits-lang', 'splits', 'schroevendraaier', 16],
  ['sort:lang', 'sorteer', 'lange woorden', 4],
  ['pairs:meervoud', 'koppel', 'meervoud', 6],
] as const;

/** Things a view shows: options, parts, letters of an entry, lines of a text. */
function sizeOf(view: View): number {
  if (view.shape === 'entry') return view.length ?? 0;
  if (view.shape === 'read') return view.lines.length;
  const lists = [
    view.shape === 'select' ? view.options : [],
    view.shape === 'sequence' ? view.pool : [],
    view.shape === 'sort' ? view.stream : [],
    view.shape === 'mark' ? view.parts : [],
    view.shape === 'pairs' ? view.cards : [],
  ];
  return lists.reduce((sum, list) => sum + list.length, 0);
}

describe('names of the fixtures', () => {
  it('are all in the table', () => {
    expect(NAMED.map(([name]) => name)).toEqual([...FIXTURE_NAMES]);
  });

  it.each(NAMED)('%s is %s of %s with %i things', (name, format, word, size) => {
    const v = FIXTURES[name]?.[0]?.create('v1', 1);
    expect(v?.question.format).toBe(format);
    expect(v?.getoond.text).toBe(word);
    expect(v === undefined ? 0 : sizeOf(v.question.view)).toBe(size);
  });
});

describe('what the child hears and sees', () => {
  const promptOf = (name: string) => FIXTURES[name]?.[0]?.create('v1', 1).question.prompt;

  it.each([
    ['select:2', 'w:trein', 'prompt.kies'],
    ['select:zin-woord', 'w:trui', 'prompt.zin'],
    ['entry:brood', 'w:brood', 'prompt.dictee'],
    ['select:klank', 'w:vis', 'prompt.klank.begin'],
    ['select:werkwoord', 'z:Morgen wordt het mooi weer.', 'prompt.werkwoord.tt'],
    ['entry:werkwoord', 'z:Morgen wordt het mooi weer.', 'prompt.werkwoord.tt'],
    ['sequence:zin', undefined, 'prompt.volgorde.zin'],
    ['sequence:alfabet', undefined, 'prompt.volgorde.alfabet'],
  ])('%s says %s under %s', (name, audio, key) => {
    expect(promptOf(name)).toMatchObject({ instructionKey: key });
    expect(promptOf(name)?.audio).toBe(audio);
  });

  it.each([
    ['select:gat', 'tr…n'],
    ['select:oordeel', 'trijn'],
    ['select:rijm', 'boot'],
    ['select:werkwoord', 'worden'],
    ['select:2', undefined],
  ])('%s shows %s', (name, text) => {
    expect(promptOf(name)?.text).toBe(text);
  });

  it('has a sentence around the gap of a word that fits a sentence, and never the word itself', () => {
    for (const name of ['select:zin', 'select:zin-woord', 'select:werkwoord']) {
      const recipe = FIXTURES[name]?.[0]?.create('v1', 1);
      const sentence = recipe?.question.prompt.sentence;
      expect(sentence?.before, name).toMatch(/\S/);
      expect(sentence?.after, name).toMatch(/[.!?]$/);
      expect(`${sentence?.before} ${sentence?.after}`, name).not.toContain(recipe?.getoond.text);
    }
  });

  it('always has a rule for the lamp', () => {
    for (const name of FIXTURE_NAMES)
      expect(promptOf(name), name).toMatchObject({
        ruleIcon: 'gedeeld/regels/luisterwoord',
        ruleText: 'Luister goed naar elke klank.',
      });
  });

  it('has a picture on every card of the picture choice', () => {
    const view = FIXTURES['select:plaatje']?.[0]?.create('v1', 1).question.view;
    const pictures = view?.shape === 'select' ? view.options.map((t) => `${t.text} ${t.picture}`) : [];
    expect([...pictures].sort()).toEqual(['hond fe:dog', 'koe fe:cow', 'muis fe:mouse', 'vis fe:fish']);
  });
});

describe('a word that fits a sentence', () => {
  const ronde = () => createFakeRound({ fixture: 'select:zin-woord', seed: 3, items: 1 });
  const pick = (text: string) => {
    const r = ronde();
    const q = r.next();
    if (q?.view.shape !== 'select') throw new Error('no choice');
    const token = q.view.options.find((option) => option.text === text);
    return r.attempt(q.id, { kind: 'pick', tokenId: token?.id ?? '' });
  };

  it('is right when it is the one that was left out, and done at once', () => {
    expect(pick('trui')).toMatchObject({ ok: true, done: true });
  });

  it.each(['soep', 'boom'])('is not right when it is %s, and may be tried again', (text) => {
    expect(pick(text)).toMatchObject({ ok: false, done: false });
  });
});

describe('reading', () => {
  const readings = Object.keys(FIXTURES).filter((name) => name.startsWith('read:'));

  it.each(readings)('%s never gives the answer away before the text was read', (name) => {
    const r = createFakeRound({ fixture: name, seed: 3, items: 1 });
    const q = r.next();
    if (q?.view.shape !== 'read') throw new Error('no text');
    const { then, lines } = q.view;
    expect(lines.every((line) => line.length > 0)).toBe(true);
    expect(q.prompt.text).toBeUndefined();
    if (then?.shape !== 'select') return;
    expect(new Set(then.options.map((t) => t.text)).size).toBe(then.options.length);
    expect(r.attempt(q.id, { kind: 'readDone', ms: 900 })).toMatchObject({ ok: true, done: false });
    const tries = then.options.map((t) => r.attempt(q.id, { kind: 'pick', tokenId: t.id }));
    expect(tries.some((verdict) => verdict.done)).toBe(true);
  });

  it('in the own tempo asks for a word that stood there, and offers others that did not', () => {
    const view = FIXTURES['read:tempo']?.[0]?.create('v1', 1).question.view;
    if (view?.shape !== 'read' || view.then?.shape !== 'select') throw new Error('no text');
    const stood = new Set(view.lines.flat().map((t) => t.text));
    const offered = view.then.options.map((t) => t.text);
    expect(offered.filter((text) => stood.has(text))).toEqual(['trein']);
    expect(view.exposureMs).toBeUndefined();
  });

  it('leaves a gap in the sentence where the word belongs', () => {
    const { prompt, view } = FIXTURES['select:zin-gat']?.[0]?.create('v1', 1).question ?? {};
    expect(prompt?.sentence).toEqual({ before: 'We varen met de', after: 'over het meer.' });
    expect(view?.shape === 'select' ? view.options.map((t) => t.text).toSorted() : []).toEqual([
      'boot',
      'groot',
      'rood',
    ]);
  });
});

describe('a stream of parts', () => {
  const ronde = () => createFakeRound({ fixture: 'sequence:stroom', seed: 3, items: 1 });

  it('only comes for a question that is asked, as long as wanted', () => {
    const r = ronde();
    expect(r.peekStream('v1', 5)).toEqual([]);
    const q = r.next();
    for (const count of [0, 1, 7, 40]) expect(r.peekStream(q?.id ?? '', count)).toHaveLength(count);
  });

  it('brings parts of the pool only, and soon the next one that is needed', () => {
    const r = ronde();
    const q = r.next();
    if (q?.view.shape !== 'sequence') throw new Error('no row');
    const { pool } = q.view;
    ['t', 'r', 'ei', 'n'].forEach((part, slot) => {
      const stream = r.peekStream(q.id, 12);
      expect(stream.every((t) => pool.some((x) => x.text === t.text))).toBe(true);
      expect(stream.slice(0, 3).map((t) => t.text)).toContain(part);
      const token = stream.find((t) => t.text === part);
      expect(r.attempt(q.id, { kind: 'place', tokenId: token?.id ?? '', slot }).ok).toBe(true);
    });
    expect(r.next()).toBeNull();
  });
});

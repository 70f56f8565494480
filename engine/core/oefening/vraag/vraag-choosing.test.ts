import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import { createWoord, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import type { VraagEnvironment } from './options.ts';
import { rijmTail } from './rijm.ts';
import { build, cap, correct, item, environment, options, spellingen } from './test-kit.ts';

const { buildVraag } = ALL_VRAGEN;

describe('choosing formats', () => {
  it('kies never offers a word that exists, and never the right word twice', () => {
    for (const x of WOORDEN) {
      const out = build(x, { format: 'kies', capability: cap('select') });
      if (!out.ok) continue;
      const rest = options(out.value).filter((t) => t !== x.w);
      expect(rest.length).toBe(options(out.value).length - 1);
      expect(rest.some((t) => spellingen.has(t.toLowerCase()))).toBe(false);
    }
  });

  it('kies prefers the mistake of the goal', () => {
    expect(
      options(correct(item('brood'), { format: 'kies', capability: cap('select', { maxOptions: 2 }) })).some(
        (t) => t.startsWith('broo') && t !== 'brood',
      ),
    ).toBe(true);
  });

  it('gat gives the word with the chosen grapheme as raw answer', () => {
    const v = correct(item('trein'), { format: 'gat', capability: cap('select') });
    expect(v.question.prompt.text).toBe('tr…n');
    const ruw = v.solution.soort === 'kies' ? [...v.solution.ruw.values()] : [];
    expect(ruw).toContain('trein');
    expect(ruw).toContain('trijn');
    expect(v.focus).toEqual({ from: 2, to: 4 });
  });

  it('gat as a row has one empty place; as entry a mask', () => {
    const row = correct(item('bakker'), { format: 'gat', capability: cap('sequence') });
    expect(row.question.view).toMatchObject({ shape: 'sequence', slots: 5 });
    expect(
      row.question.view.shape === 'sequence' && row.question.view.prefilled?.filter((t) => t === null),
    ).toHaveLength(1);
    const type = correct(item('bakker'), { format: 'gat', capability: cap('entry') });
    expect(type.question.view).toMatchObject({ shape: 'entry', mask: ['b', 'a', null, null, 'e', 'r'] });
  });

  it('oordeel shows right and wrong forms about as often, by the seed', () => {
    const out = Array.from({ length: 200 }, (_, seed) =>
      correct(item('trein'), { format: 'oordeel', capability: cap('select'), seed }),
    );
    const right = out.filter((v) => v.sleutel.goed[0] === 'goed');
    expect(right.length).toBeGreaterThan(70);
    expect(right.length).toBeLessThan(130);
    for (const v of out) expect(v.question.prompt.text === 'trein').toBe(v.sleutel.goed[0] === 'goed');
    expect(options(out[0] ?? correct(item('trein'), { format: 'oordeel', capability: cap('select') }))).toEqual([
      'goed',
      'niet goed',
    ]);
  });

  it('werkwoord shows the sentence without the form', () => {
    const v = correct(WERKWOORD, { format: 'werkwoord', capability: cap('select', { maxOptions: 3 }), seed: 2 });
    expect(v.question.prompt).toMatchObject({ text: 'worden', instructionKey: 'prompt.werkwoord.tt' });
    expect(options(v)).toContain('wordt');
    expect(options(v)).toHaveLength(3);
  });

  it('werkwoord asks for a participle and for a command, with the capital of an opening word', () => {
    const zinnen = [
      {
        id: 'vz-worden-3',
        voor: 'Het is laat ',
        na: '.',
        tijd: 'vd',
        vorm: 'geworden',
        foutvormen: ['geworde', 'gewordt', 'geword'],
        categorie: 'ww-vd-sterk',
      },
      {
        id: 'vz-worden-4',
        voor: '',
        na: ' wakker!',
        tijd: 'gw',
        vorm: 'Word',
        foutvormen: ['Wordt', 'Wort', 'Wortt'],
        categorie: 'ww-gebied',
      },
    ] as const;
    const ww = { ...WERKWOORD, zinnen: zinnen.map((z) => ({ ...z, foutvormen: [...z.foutvormen] })) };
    const vraag = (doelId: string) =>
      buildVraag({
        vraagId: 'v1',
        item: ww,
        doelId,
        format: 'werkwoord',
        seed: 3,
        capability: cap('select'),
        environment: environment(),
      });
    const vd = vraag('ww-vd-sterk');
    expect(vd.ok && vd.value.question.prompt).toMatchObject({
      instructionKey: 'prompt.werkwoord.vd',
      audio: 'z:Het is laat geworden.',
    });
    const gw = vraag('ww-gebied');
    expect(gw.ok && gw.value.question.prompt).toMatchObject({
      instructionKey: 'prompt.werkwoord.gw',
      audio: 'z:Word wakker!',
    });
    expect(gw.ok && gw.value.focus).toEqual({ from: 3, to: 4 });
    expect(gw.ok && judge(gw.value.sleutel, 'word')).toBe(true);
  });

  it('klank never offers two spellings of one sound and asks no final d', () => {
    for (const x of WOORDEN) {
      for (let seed = 0; seed < 8; seed += 1) {
        const out = build(x, { format: 'klank', capability: cap('select'), seed });
        if (!out.ok) continue;
        const o = options(out.value);
        expect(o.includes('ei') && o.includes('ij')).toBe(false);
        expect(o.includes('au') && o.includes('ou')).toBe(false);
        expect((o.includes('v') && o.includes('f')) || (o.includes('s') && o.includes('z'))).toBe(false);
        expect(o.some((t) => ['c', 'q', 'x', 'y'].includes(t))).toBe(false);
        if (out.value.question.prompt.instructionKey === 'prompt.klank.eind')
          expect(out.value.sleutel.goed[0]).not.toBe('d');
      }
    }
  });

  it('klank also asks how many sounds a word of one syllable has', () => {
    const requested = new Map<string, string>();
    for (const x of WOORDEN) {
      for (let seed = 0; seed < 24; seed += 1) {
        const out = build(x, { format: 'klank', capability: cap('select'), seed });
        if (!out.ok || out.value.question.prompt.instructionKey !== 'prompt.klank.aantal') continue;
        const [correct = ''] = out.value.sleutel.goed;
        requested.set(x.w, correct);
        expect(Number(correct)).toBe(x.grafemen.length);
        expect(options(out.value)).toContain(correct);
        expect(new Set(options(out.value)).size).toBe(options(out.value).length);
        expect(out.value.question.prompt.audio).toBe(`w:${x.w}`);
      }
    }
    expect(requested.size).toBeGreaterThan(3);
    expect([...requested.keys()].every((w) => WOORDEN.find((x) => x.w === w)?.lettergrepen.length === 1)).toBe(true);
  });

  it('rijm has exactly one option that rhymes', () => {
    expect(rijmTail(createWoord('hand', { hoofd: 'eind-d' }))).toBe(rijmTail(createWoord('wand', { hoofd: 'eind-d' })));
    expect(rijmTail(createWoord('zand', { hoofd: 'eind-d' }))).toBe('a n t');
    let n = 0;
    for (const x of WOORDEN) {
      const out = build(x, { format: 'rijm', capability: cap('select') });
      if (!out.ok) continue;
      n += 1;
      const tokens = options(out.value)
        .map((t) => WOORDEN.find((y) => y.w === t))
        .filter((y) => y !== undefined);
      expect(tokens.filter((y) => rijmTail(y) === rijmTail(x))).toHaveLength(1);
    }
    expect(n).toBeGreaterThan(10);
  });
});

describe('flits', () => {
  it('is seen shorter as the play level rises, never in calm mode', () => {
    const ms = (over: Partial<VraagEnvironment>): number | undefined => {
      const { view } = correct(item('brood'), {
        format: 'flits',
        capability: cap('read'),
        environment: environment(over),
      }).question;
      return view.shape === 'read' ? view.exposureMs : undefined;
    };
    expect([ms({ s: 0 }), ms({ s: 0.5 }), ms({ s: 1 }), ms({ s: 1, calm: true })]).toEqual([2000, 1300, 600, 2000]);
  });

  it('lets the child choose when typing is off, in a game that can show the options', () => {
    expect(
      build(item('brood'), { format: 'flits', capability: cap('read'), environment: environment({ typen: false }) }),
    ).toEqual({ ok: false, fout: 'past-niet' });
    const v = correct(item('brood'), {
      format: 'flits',
      capability: cap('read', { maxOptions: 3 }),
      environment: environment({ typen: false }),
    });
    expect(v.question.view.shape === 'read' ? v.question.view.then?.shape : '').toBe('select');
    expect(v.question.prompt.audio).toBeUndefined();
  });
});

describe('volgorde', () => {
  it('orders words with spaces and letters by the alphabet', () => {
    const zin = correct(ZIN, { format: 'volgorde', capability: cap('sequence') });
    expect(zin.question.view).toMatchObject({ separator: ' ', slots: 6 });
    expect(zin.sleutel.goed).toEqual(['de hond rent over het gras']);
    const abc = correct(item('kip'), { format: 'volgorde', capability: cap('sequence') });
    expect(abc.solution).toMatchObject({ delen: ['i', 'k', 'p'] });
  });
});

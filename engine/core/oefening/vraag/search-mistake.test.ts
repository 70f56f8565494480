import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { BuiltVraag } from './built.ts';
import { around, cap, isRealWoord, made, makes, realWoord, realWoorden, type VraagOver } from './test-kit.ts';

const DOELEN = ['ei', 'ij', 'eind-d', 'verdubbeling', 'verenkeling', 'au'];
const over = (item: WoordItem, groep: number, more: VraagOver = {}): VraagOver => ({
  format: 'zoekfout',
  capability: cap('mark', { maxOptions: 4 }),
  environment: around([item], { groep }),
  ...more,
});
const parts = (v: BuiltVraag): string[] =>
  v.question.view.shape === 'mark' ? v.question.view.parts.map((t) => t.text ?? '') : [];
const spots = (v: BuiltVraag): number[] => (v.solution.soort === 'markeer' ? [...v.solution.plekken] : []);
const bare = (text: string): string => text.replaceAll(/[.,!?]/gu, '').toLowerCase();

describe('zoekfout in a sentence', () => {
  it.each(DOELEN)('hides one misspelling in sentences with words of %s', (doelId) => {
    let asked = 0;
    for (const item of realWoorden(doelId, 15)) {
      if (!makes(item, over(item, 6, { doelId }))) continue;
      const v = made(item, over(item, 6, { doelId }));
      if (v.question.prompt.instructionKey !== 'prompt.zoekfout.zin') continue;
      asked += 1;
      const [spot = 0] = spots(v);
      const zin = item.zinnen[0]?.tekst ?? '';
      expect(parts(v)).toHaveLength(zin.split(' ').length);
      const changed = zin.split(' ').flatMap((word, i) => (word === parts(v)[i] ? [] : [i]));
      expect(changed).toEqual([spot]);
      const wrong = bare(parts(v)[spot] ?? '');
      expect(isRealWoord(wrong) && item.wrongInZin?.some((w) => w === wrong) !== true, wrong).toBe(false);
      expect(v.question.prompt.audio).toBe(`z:${zin}`);
    }
    expect(asked).toBeGreaterThan(5);
  });

  it('keeps the capital of the first word and the mark behind the last', () => {
    const item = {
      ...realWoord('trein'),
      zinnen: [{ id: 'z-1', tekst: 'Trein na trein rijdt weg.', gat: { van: 0, tot: 5 }, niveau: 'M4' as const }],
    };
    const v = made(item, over(item, 6));
    expect(parts(v).join(' ')).not.toBe('Trein na trein rijdt weg.');
    const one = {
      ...realWoord('trein'),
      zinnen: [{ id: 'z-1', tekst: 'Treinen rijden naar de trein.', gat: { van: 23, tot: 28 }, niveau: 'M4' as const }],
    };
    expect(parts(made(one, over(one, 6))).at(-1)).toMatch(/\.$/u);
    const first = {
      ...realWoord('trein'),
      zinnen: [{ id: 'z-1', tekst: 'Trein en bus staan stil.', gat: { van: 0, tot: 5 }, niveau: 'M4' as const }],
    };
    expect(parts(made(first, over(first, 6)))[0]).toMatch(/^[A-Z]/u);
  });
});

describe('zoekfout in a word', () => {
  it.each(DOELEN)('changes one part of words of %s for the young', (doelId) => {
    let asked = 0;
    for (const item of realWoorden(doelId, 15)) {
      if (!makes(item, over(item, 4, { doelId }))) continue;
      const v = made(item, over(item, 4, { doelId }));
      if (v.question.prompt.instructionKey !== 'prompt.zoekfout') continue;
      asked += 1;
      const [spot = 0] = spots(v);
      expect(parts(v).join('')).not.toBe(item.w);
      expect(isRealWoord(parts(v).join('')), parts(v).join('')).toBe(false);
      const grafemen = item.grafemen.map((g) => g.g);
      expect(grafemen.slice(0, spot)).toEqual(parts(v).slice(0, spot));
      expect(
        item.w.endsWith(
          parts(v)
            .slice(spot + 1)
            .join(''),
        ),
      ).toBe(true);
    }
    expect(asked).toBeGreaterThan(5);
  });
});

describe('the repair', () => {
  const item = realWoord('trein');

  it.each([
    ['young, options', 4, true, { maxOptions: 4 }, 'select'],
    ['old, typing', 6, true, { maxOptions: 4 }, 'entry'],
    ['old, typing off', 6, false, { maxOptions: 4 }, 'select'],
    ['young, no options named', 4, true, {}, 'entry'],
    ['typing off, no options named', 6, false, {}, undefined],
  ] as const)('%s', (_, groep, typing, size, shape) => {
    const environment = around([item], { groep, typen: typing });
    const v = made(item, over(item, groep, { capability: cap('mark', size), environment }));
    const followUp = v.question.view.shape === 'mark' ? v.question.view.followUp : undefined;
    expect(followUp?.shape).toBe(shape);
  });

  it('comes after the right place, and its answer is what counts', () => {
    const v = made(item, over(item, 6));
    const turn = createTurn(v);
    const [spot = 0] = spots(v);
    expect(turn.attempt({ kind: 'text', text: 'trein', complete: true }).ok).toBe(false);
    expect(turn.attempt({ kind: 'token', index: spot })).toMatchObject({ ok: true, done: false });
    expect(turn.attempt({ kind: 'text', text: 'trein', complete: true })).toMatchObject({ ok: true, done: true });
    expect(turn.uitslag()).toMatchObject({ ruw: 'trein', goed: true });
  });

  it('cannot mend a wrong place', () => {
    const v = made(item, over(item, 6));
    const turn = createTurn(v);
    const [spot = 0] = spots(v);
    turn.attempt({ kind: 'token', index: spot === 0 ? 1 : 0 });
    turn.attempt({ kind: 'token', index: spot });
    turn.attempt({ kind: 'text', text: 'trein', complete: true });
    expect(turn.uitslag().goed).toBe(false);
  });
});

describe('room for a search', () => {
  const item = realWoord('trein');

  it.each([
    [cap('mark'), true],
    [cap('mark', { tokenKinds: ['woord'] }), true],
    [cap('mark', { tokenKinds: ['grafeem'] }), true],
    [cap('mark', { tokenKinds: ['plaatje'] }), false],
    [cap('mark', { maxSlots: 4 }), true],
    [cap('mark', { maxSlots: 2 }), false],
    [cap('select'), false],
  ])('%j: %s', (capability, fits) => {
    expect(makes(item, over(item, 5, { capability }))).toBe(fits);
  });

  it('is none without a misspelling', () => {
    expect(makes(item, over(item, 5, { environment: { ...around([item]), exists: () => true } }))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { createTurn } from './turn.ts';
import { isNeighborSlip } from '../model/neighbor-key.ts';
import { input, chooseFixture } from '../fake/fake-fixtures.ts';
import type { Attempt } from '../contract/contract.ts';

const type = (text: string, complete = true): Attempt => ({ kind: 'text', text, complete });
const bread = () => createTurn(input({ format: 'dictee', woord: 'brood' }).create('v1', 5));
const morgens = () => createTurn(input({ format: 'dictee', woord: "'s morgens" }).create('v1', 5));

describe('ladder of help', () => {
  it('goes retry, hint1, show; the completed word then counts as helped', () => {
    const turn = bread();
    expect(turn.attempt(type('broot'))).toMatchObject({
      ok: false,
      done: false,
      next: 'retry',
      focus: { from: 4, to: 5 },
    });
    expect(turn.attempt(type('broodt'))).toMatchObject({ next: 'hint1' });
    const show = turn.attempt(type('brot'));
    expect(show).toMatchObject({ next: 'show', shown: { text: 'brood' } });
    expect(turn.attempt(type('brood'))).toMatchObject({ ok: true, done: true, shown: { text: 'brood' } });
    expect(turn.uitslag()).toEqual({ ruw: 'broot', goed: false, geholpen: true, pogingen: 3 });
  });

  it('asked hints climb the same ladder and count as help', () => {
    const turn = bread();
    expect(turn.hint().next).toBe('hint1');
    expect(turn.hint().next).toBe('hint2');
    expect(turn.hint()).toMatchObject({ next: 'show', shown: { text: 'brood' } });
    expect(turn.attempt(type('brood')).done).toBe(true);
    expect(turn.uitslag()).toEqual({ ruw: 'brood', goed: true, geholpen: true, pogingen: 1 });
  });

  it('reaches hint2 on the second miss after an asked hint', () => {
    const turn = bread();
    turn.hint();
    turn.attempt(type('bood'));
    expect(turn.attempt(type('bood')).next).toBe('hint2');
  });

  it('never shows the form before the third step', () => {
    const turn = bread();
    expect(turn.attempt(type('broot')).shown).toBeUndefined();
    expect(turn.attempt(type('broot')).shown).toBeUndefined();
  });

  it('keeps quiet after the question is finished', () => {
    const turn = bread();
    turn.attempt(type('brood'));
    expect(turn.attempt(type('fout'))).toEqual({ ok: false, done: false, next: 'retry' });
    expect(turn.hint().next).toBe('retry');
    expect(turn.uitslag().goed).toBe(true);
  });
});

describe('entry', () => {
  it('logs the whole word when a part of it stood there already', () => {
    const gap = () => {
      const vraag = input({ format: 'gat', woord: 'brood' }).create('v1', 5);
      return createTurn({
        ...vraag,
        question: {
          ...vraag.question,
          view: {
            shape: 'entry',
            length: 5,
            mask: ['b', 'r', null, null, 'd'],
            caseSensitive: false,
            specialKeys: false,
            showLength: true,
          },
        },
      });
    };
    const correct = gap();
    for (const part of ['bro', 'broo', 'brood']) correct.attempt(type(part, false));
    expect(correct.uitslag()).toMatchObject({ ruw: 'brood', goed: true });
    const miss = gap();
    for (const part of ['brq', 'bro', 'broo']) miss.attempt(type(part, false));
    miss.attempt(type('brood'));
    expect(miss.uitslag()).toMatchObject({ ruw: 'brqod', goed: false });
  });

  it('keeps the last open letter when the letters behind it come along', () => {
    const gap = () => {
      const vraag = input({ format: 'gat', woord: 'vooruit' }).create('v1', 5);
      return createTurn({
        ...vraag,
        question: {
          ...vraag.question,
          view: {
            shape: 'entry',
            length: 7,
            mask: ['v', null, null, null, 'u', 'i', 't'],
            caseSensitive: false,
            specialKeys: false,
            showLength: true,
          },
        },
      });
    };
    const correct = gap();
    for (const part of ['vo', 'voo', 'vooruit']) correct.attempt(type(part, false));
    expect(correct.uitslag()).toMatchObject({ ruw: 'vooruit', goed: true });
    const miss = gap();
    for (const part of ['vo', 'voo']) miss.attempt(type(part, false));
    expect(miss.attempt(type('vooquit', false))).toMatchObject({ ok: false, focus: { from: 3, to: 4 } });
    miss.attempt(type('vooruit', false));
    expect(miss.uitslag()).toMatchObject({ ruw: 'vooquit', goed: false });
  });

  it('judges per letter by prefix and finishes on the last letter', () => {
    const turn = bread();
    for (const part of ['b', 'br', 'bro', 'broo'])
      expect(turn.attempt(type(part, false))).toEqual({ ok: true, done: false });
    expect(turn.attempt(type('broot', false))).toMatchObject({ ok: false, focus: { from: 4, to: 5 } });
    expect(turn.attempt(type('brood', false))).toMatchObject({ ok: true, done: true });
    expect(turn.uitslag()).toMatchObject({ ruw: 'broot', goed: false, pogingen: 2 });
  });

  it('lets one slip of the finger pass without counting', () => {
    const turn = bread();
    expect(turn.attempt(type('vrood'))).toEqual({ ok: false, done: false, next: 'retry' });
    turn.attempt(type('brood'));
    expect(turn.uitslag()).toEqual({ ruw: 'brood', goed: true, geholpen: false, pogingen: 1 });
  });

  it('counts the second slip', () => {
    const turn = bread();
    turn.attempt(type('vrood'));
    turn.attempt(type('nrood'));
    turn.attempt(type('brood'));
    expect(turn.uitslag()).toMatchObject({ goed: false, ruw: 'nrood' });
  });

  it('accepts spaces and curly apostrophes, per letter too', () => {
    const whole = morgens();
    expect(whole.attempt(type('’s morgens')).done).toBe(true);
    const loose = morgens();
    const doel = '’s morgens';
    for (let n = 1; n <= doel.length; n += 1) expect(loose.attempt(type(doel.slice(0, n), false)).ok).toBe(true);
    expect(loose.klaar()).toBe(true);
    expect(loose.uitslag().goed).toBe(true);
  });

  it('cuts nothing off and ignores texts over 80', () => {
    expect(bread().attempt(type('x'.repeat(81)))).toEqual({ ok: false, done: false, next: 'retry' });
  });
});

describe('select', () => {
  it('logs the first choice, also when the second is right', () => {
    const vraag = chooseFixture({
      format: 'kies',
      woord: 'trein',
      options: [
        ['trein', 'trein'],
        ['trijn', 'trijn'],
      ],
      goed: ['trein'],
    }).create('v1', 2);
    const turn = createTurn(vraag);
    const id = (t: string): string =>
      vraag.question.view.shape === 'select' ? (vraag.question.view.options.find((o) => o.text === t)?.id ?? '') : '';
    turn.attempt({ kind: 'pick', tokenId: id('trijn') });
    turn.attempt({ kind: 'pick', tokenId: id('trein') });
    expect(turn.uitslag()).toEqual({ ruw: 'trijn', goed: false, geholpen: false, pogingen: 2 });
  });
});

describe('buurtoets', () => {
  it.each([
    ['brood', 'vrood'],
    ['kast', 'jast'],
    ['lamp', 'lamo'],
  ])('%s > %s is a slip', (doel, given) => {
    expect(isNeighborSlip(doel, given, 'qwerty')).toBe(true);
  });

  it.each([
    ['vis', 'fis'],
    ['zon', 'son'],
    ['hond', 'hont'],
    ['kip', 'kop'],
    ['brood', 'broood'],
    ['kat', 'pat'],
    ['kat', 'kat'],
  ])('%s > %s is no slip', (doel, given) => {
    expect(isNeighborSlip(doel, given, 'qwerty')).toBe(false);
  });

  it('knows the layout', () => {
    expect(isNeighborSlip('zee', 'eee', 'azerty')).toBe(true);
    expect(isNeighborSlip('zee', 'eee', 'qwerty')).toBe(false);
    expect(isNeighborSlip('brood', 'vrood', 'abc')).toBe(false);
  });
});

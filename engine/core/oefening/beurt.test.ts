import { describe, expect, it } from 'vitest';
import { createBeurt } from './beurt.ts';
import { buurtoets } from './buurtoets.ts';
import { invoer, kies } from './fake-fixtures.ts';
import type { Attempt } from './contract.ts';

const typ = (text: string, complete = true): Attempt => ({ kind: 'text', text, complete });
const brood = () => createBeurt(invoer({ format: 'dictee', woord: 'brood' }).maak('v1', 5));
const morgens = () => createBeurt(invoer({ format: 'dictee', woord: "'s morgens" }).maak('v1', 5));

describe('ladder of help', () => {
  it('goes retry, hint1, show; the completed word then counts as helped', () => {
    const beurt = brood();
    expect(beurt.attempt(typ('broot'))).toMatchObject({
      ok: false,
      done: false,
      next: 'retry',
      focus: { from: 4, to: 5 },
    });
    expect(beurt.attempt(typ('broodt'))).toMatchObject({ next: 'hint1' });
    const toon = beurt.attempt(typ('brot'));
    expect(toon).toMatchObject({ next: 'show', shown: { text: 'brood' } });
    expect(beurt.attempt(typ('brood'))).toMatchObject({ ok: true, done: true, shown: { text: 'brood' } });
    expect(beurt.uitslag()).toEqual({ ruw: 'broot', goed: false, geholpen: true, pogingen: 3 });
  });

  it('asked hints climb the same ladder and count as help', () => {
    const beurt = brood();
    expect(beurt.hint().next).toBe('hint1');
    expect(beurt.hint().next).toBe('hint2');
    expect(beurt.hint()).toMatchObject({ next: 'show', shown: { text: 'brood' } });
    expect(beurt.attempt(typ('brood')).done).toBe(true);
    expect(beurt.uitslag()).toEqual({ ruw: 'brood', goed: true, geholpen: true, pogingen: 1 });
  });

  it('reaches hint2 on the second miss after an asked hint', () => {
    const beurt = brood();
    beurt.hint();
    beurt.attempt(typ('bood'));
    expect(beurt.attempt(typ('bood')).next).toBe('hint2');
  });

  it('never shows the form before the third step', () => {
    const beurt = brood();
    expect(beurt.attempt(typ('broot')).shown).toBeUndefined();
    expect(beurt.attempt(typ('broot')).shown).toBeUndefined();
  });

  it('keeps quiet after the question is finished', () => {
    const beurt = brood();
    beurt.attempt(typ('brood'));
    expect(beurt.attempt(typ('fout'))).toEqual({ ok: false, done: false, next: 'retry' });
    expect(beurt.hint().next).toBe('retry');
    expect(beurt.uitslag().goed).toBe(true);
  });
});

describe('entry', () => {
  it('logs the whole word when a part of it stood there already', () => {
    const gat = () => {
      const vraag = invoer({ format: 'gat', woord: 'brood' }).maak('v1', 5);
      return createBeurt({
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
    const goed = gat();
    for (const deel of ['bro', 'broo', 'brood']) goed.attempt(typ(deel, false));
    expect(goed.uitslag()).toMatchObject({ ruw: 'brood', goed: true });
    const mis = gat();
    for (const deel of ['brq', 'bro', 'broo']) mis.attempt(typ(deel, false));
    mis.attempt(typ('brood'));
    expect(mis.uitslag()).toMatchObject({ ruw: 'brqod', goed: false });
  });

  it('keeps the last open letter when the letters behind it come along', () => {
    const gat = () => {
      const vraag = invoer({ format: 'gat', woord: 'vooruit' }).maak('v1', 5);
      return createBeurt({
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
    const goed = gat();
    for (const deel of ['vo', 'voo', 'vooruit']) goed.attempt(typ(deel, false));
    expect(goed.uitslag()).toMatchObject({ ruw: 'vooruit', goed: true });
    const mis = gat();
    for (const deel of ['vo', 'voo']) mis.attempt(typ(deel, false));
    expect(mis.attempt(typ('vooquit', false))).toMatchObject({ ok: false, focus: { from: 3, to: 4 } });
    mis.attempt(typ('vooruit', false));
    expect(mis.uitslag()).toMatchObject({ ruw: 'vooquit', goed: false });
  });

  it('judges per letter by prefix and finishes on the last letter', () => {
    const beurt = brood();
    for (const deel of ['b', 'br', 'bro', 'broo'])
      expect(beurt.attempt(typ(deel, false))).toEqual({ ok: true, done: false });
    expect(beurt.attempt(typ('broot', false))).toMatchObject({ ok: false, focus: { from: 4, to: 5 } });
    expect(beurt.attempt(typ('brood', false))).toMatchObject({ ok: true, done: true });
    expect(beurt.uitslag()).toMatchObject({ ruw: 'broot', goed: false, pogingen: 2 });
  });

  it('lets one slip of the finger pass without counting', () => {
    const beurt = brood();
    expect(beurt.attempt(typ('vrood'))).toEqual({ ok: false, done: false, next: 'retry' });
    beurt.attempt(typ('brood'));
    expect(beurt.uitslag()).toEqual({ ruw: 'brood', goed: true, geholpen: false, pogingen: 1 });
  });

  it('counts the second slip', () => {
    const beurt = brood();
    beurt.attempt(typ('vrood'));
    beurt.attempt(typ('nrood'));
    beurt.attempt(typ('brood'));
    expect(beurt.uitslag()).toMatchObject({ goed: false, ruw: 'nrood' });
  });

  it('accepts spaces and curly apostrophes, per letter too', () => {
    const heel = morgens();
    expect(heel.attempt(typ('’s morgens')).done).toBe(true);
    const los = morgens();
    const doel = '’s morgens';
    for (let n = 1; n <= doel.length; n += 1) expect(los.attempt(typ(doel.slice(0, n), false)).ok).toBe(true);
    expect(los.klaar()).toBe(true);
    expect(los.uitslag().goed).toBe(true);
  });

  it('cuts nothing off and ignores texts over 80', () => {
    expect(brood().attempt(typ('x'.repeat(81)))).toEqual({ ok: false, done: false, next: 'retry' });
  });
});

describe('select', () => {
  it('logs the first choice, also when the second is right', () => {
    const vraag = kies({
      format: 'kies',
      woord: 'trein',
      opties: [
        ['trein', 'trein'],
        ['trijn', 'trijn'],
      ],
      goed: ['trein'],
    }).maak('v1', 2);
    const beurt = createBeurt(vraag);
    const id = (t: string): string =>
      vraag.question.view.shape === 'select' ? (vraag.question.view.options.find((o) => o.text === t)?.id ?? '') : '';
    beurt.attempt({ kind: 'pick', tokenId: id('trijn') });
    beurt.attempt({ kind: 'pick', tokenId: id('trein') });
    expect(beurt.uitslag()).toEqual({ ruw: 'trijn', goed: false, geholpen: false, pogingen: 2 });
  });
});

describe('buurtoets', () => {
  it.each([
    ['brood', 'vrood'],
    ['kast', 'jast'],
    ['lamp', 'lamo'],
  ])('%s > %s is a slip', (doel, gegeven) => {
    expect(buurtoets(doel, gegeven, 'qwerty')).toBe(true);
  });

  it.each([
    ['vis', 'fis'],
    ['zon', 'son'],
    ['hond', 'hont'],
    ['kip', 'kop'],
    ['brood', 'broood'],
    ['kat', 'pat'],
    ['kat', 'kat'],
  ])('%s > %s is no slip', (doel, gegeven) => {
    expect(buurtoets(doel, gegeven, 'qwerty')).toBe(false);
  });

  it('knows the layout', () => {
    expect(buurtoets('zee', 'eee', 'azerty')).toBe(true);
    expect(buurtoets('zee', 'eee', 'qwerty')).toBe(false);
    expect(buurtoets('brood', 'vrood', 'abc')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import {
  AFNAME_STATUSES,
  afnameAfter,
  afnameStatusAt,
  GAP,
  gapSentence,
  holdsWord,
  isOpenFor,
  mayStep,
  TOETS_STATUSES,
  toetsStatusAt,
  type AfnameEvent,
  type AfnameStatus,
  type ToetsStatus,
} from './methodetoets.ts';

describe('the life of a methodetoets (behaviours 5.4)', () => {
  const ALLOWED = new Set([
    'concept gepland',
    'gepland concept',
    'open gesloten',
    'gesloten nagekeken',
    'nagekeken gearchiveerd',
  ]);
  const ALL = TOETS_STATUSES.flatMap((from) => TOETS_STATUSES.map((to) => [from, to] as const));
  it.each(ALL)('%s -> %s', (from, to) => {
    expect(mayStep(from, to)).toBe(ALLOWED.has(`${from} ${to}`));
  });

  it.each([
    ['gepland', 9, 'gepland'],
    ['gepland', 10, 'open'],
    ['gepland', 19, 'open'],
    ['gepland', 20, 'gesloten'],
    ['concept', 15, 'concept'],
    ['gesloten', 15, 'gesloten'],
    ['nagekeken', 15, 'nagekeken'],
    ['gearchiveerd', 15, 'gearchiveerd'],
  ] as const)('stored as %s at %i it is %s', (status, now, expected) => {
    expect(toetsStatusAt({ status, begin: 10, end: 20 }, now)).toBe(expected);
  });
});

describe('the life of a sitting (behaviours 5.4)', () => {
  const ALLOWED: Readonly<Record<AfnameEvent, Partial<Record<AfnameStatus, AfnameStatus>>>> = {
    start: { klaar: 'bezig', bezig: 'bezig', gepauzeerd: 'bezig', heropend: 'bezig' },
    pauze: { bezig: 'gepauzeerd', gepauzeerd: 'gepauzeerd' },
    inleveren: { bezig: 'ingeleverd', gepauzeerd: 'ingeleverd' },
    heropenen: { gemist: 'heropend', ingeleverd: 'heropend' },
    vrijgeven: { ingeleverd: 'beoordeeld', gemist: 'gemist' },
  };
  const EVENTS = ['start', 'pauze', 'inleveren', 'heropenen', 'vrijgeven'] as const;
  const ALL = EVENTS.flatMap((event) => AFNAME_STATUSES.map((status) => [status, event] as const));
  it.each(ALL)('%s on %s', (status, event) => {
    expect(afnameAfter(status, event)).toBe(ALLOWED[event][status]);
  });

  const OVER: readonly (readonly [AfnameStatus, boolean, ToetsStatus, AfnameStatus])[] = [
    ['klaar', false, 'open', 'klaar'],
    ['klaar', false, 'gesloten', 'gemist'],
    ['klaar', false, 'gepland', 'klaar'],
    ['bezig', true, 'open', 'bezig'],
    ['bezig', true, 'gesloten', 'ingeleverd'],
    ['gepauzeerd', true, 'nagekeken', 'ingeleverd'],
    ['heropend', false, 'gesloten', 'gemist'],
    ['heropend', true, 'gesloten', 'ingeleverd'],
    ['beoordeeld', true, 'gearchiveerd', 'beoordeeld'],
  ];
  it.each(OVER)('%s (begun: %s) of a toets that is %s shows as %s', (status, begun, toets, expected) => {
    expect(afnameStatusAt({ status, begun }, toets, 5)).toBe(expected);
  });

  it('keeps a reopened sitting open until its own end', () => {
    const reopened = { status: 'heropend', begun: false, end: 10 } as const;
    expect(afnameStatusAt(reopened, 'gesloten', 9)).toBe('heropend');
    expect(afnameStatusAt(reopened, 'gesloten', 10)).toBe('gemist');
    expect(isOpenFor('nagekeken', reopened, 9)).toBe(false);
    expect(isOpenFor('gepland', reopened, 9)).toBe(false);
    expect(isOpenFor('open', {}, 9)).toBe(true);
  });
});

describe('the sentence of a question', () => {
  it.each([
    ['De trein rijdt weg.', 'trein', 'De ___ rijdt weg.'],
    ['Trein na trein, zei de treinman.', 'trein', '___ na ___, zei de ….'],
    ['Wij bakken een taart.', 'bakken', 'Wij ___ een taart.'],
    ["Ik zie 's ochtends een zeeëend.", 'zeeëend', "Ik zie 's ochtends een ___."],
    ['Een c++ les.', 'c++', 'Een ___ les.'],
  ])('%s without %s', (zin, woord, expected) => {
    expect(gapSentence(zin, woord, [])).toBe(expected);
  });

  it('gives no other word of the toets away', () => {
    const text = gapSentence('De koe en het paard zien de Wei.', 'wei', ['koe', 'paard']);
    expect(text).toBe(`De … en het … zien de ${GAP}.`);
  });

  it('knows whether a sentence holds the word', () => {
    expect(holdsWord('De Trein rijdt.', 'trein')).toBe(true);
    expect(holdsWord('De treinen rijden.', 'trein')).toBe(false);
    expect(holdsWord('De trein.', '')).toBe(false);
  });

  it('takes apostrophes, hyphens and accents as part of a word', () => {
    expect(holdsWord("De foto's zijn mooi.", "foto's")).toBe(true);
    expect(holdsWord('Een auto-ongeluk gebeurt snel.', 'ongeluk')).toBe(true);
    expect(holdsWord('De zeeën zijn diep.', 'zee')).toBe(false);
    expect(gapSentence("De foto's zijn mooi.", "foto's", [])).toBe('De ___ zijn mooi.');
  });

  it('leaves a sentence without the word as it is, but for what gives it away', () => {
    expect(gapSentence('De treinen rijden.', 'trein', [])).toBe('De … rijden.');
    expect(gapSentence('De bus rijdt.', 'trein', [])).toBe('De bus rijdt.');
  });
});

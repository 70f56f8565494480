import { describe, expect, it } from 'vitest';
import { DOELEN, WOORDEN } from '../oefening/fake/test-kit.ts';
import { createModel } from '../oefening/model/model.ts';
import { createPracticeState, type WoordState } from '../oefening/model/state.ts';
import { itemNr } from '../taal/woord/woord.ts';
import { freeSecondsLeft, knownWoorden } from './free-play.ts';

const NOON = Date.UTC(2026, 10, 24, 12);
const MINUTE = 60_000;

describe('the minutes of free play', () => {
  it('are all there before the first round, and none when the teacher set none', () => {
    expect(freeSecondsLeft(2, [], NOON)).toBe(120);
    expect(freeSecondsLeft(0, [], NOON)).toBe(0);
  });

  it('are spent in rounds only, one that goes on until now', () => {
    const ended = { begun: NOON - 10 * MINUTE, ended: NOON - 9 * MINUTE };
    expect(freeSecondsLeft(3, [ended], NOON)).toBe(120);
    expect(freeSecondsLeft(3, [ended, { begun: NOON - 90_000, ended: null }], NOON)).toBe(30);
  });

  it('never fall below nothing and never grow, however a clock was turned', () => {
    expect(freeSecondsLeft(2, [{ begun: NOON - 60 * MINUTE, ended: null }], NOON)).toBe(0);
    expect(freeSecondsLeft(2, [{ begun: NOON, ended: NOON - MINUTE }], NOON)).toBe(120);
  });

  it('keep the last part of a second: play ends at 0 and not before', () => {
    expect(freeSecondsLeft(1, [{ begun: NOON - 59_900, ended: null }], NOON)).toBe(1);
    expect(freeSecondsLeft(1, [{ begun: NOON - MINUTE, ended: null }], NOON)).toBe(0);
  });
});

describe('the words of free play', () => {
  const model = createModel(WOORDEN, DOELEN);
  const memory = (over: Partial<WoordState>): WoordState => ({
    S: 10,
    D: 5,
    dag: 100,
    reps: 2,
    lapses: 0,
    fout: 0,
    production: true,
    lastProduction: true,
    correctDays: 1,
    correctOnDay: true,
    beheerst: false,
    terug: false,
    guess: false,
    run: 0,
    ...over,
  });
  const [first, second, third, fourth] = WOORDEN.map(({ id }) => id);
  const stateWith = (...words: [string | undefined, Partial<WoordState>][]) => {
    const state = createPracticeState(5, 1);
    for (const [id = '', over] of words) state.woorden.set(itemNr(id), memory(over));
    return state;
  };

  it('are those that were right before, what fades first in front', () => {
    const state = stateWith([first, { S: 50 }], [second, { S: 2 }], [third, { S: 10 }]);
    expect(knownWoorden(model, state, 110)).toEqual([second, third, first]);
  });

  it('leave out what was never right, and what went wrong last', () => {
    const state = stateWith([first, {}], [second, { correctDays: 0 }], [third, { terug: true }]);
    expect(knownWoorden(model, state, 110)).toEqual([first]);
    expect(knownWoorden(model, createPracticeState(5, 1), 110)).toEqual([]);
  });

  it('come in the same order every time', () => {
    const forth = knownWoorden(model, stateWith([first, {}], [fourth, {}]), 110);
    expect(knownWoorden(model, stateWith([fourth, {}], [first, {}]), 110)).toEqual(forth);
  });
});

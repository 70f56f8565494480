import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { beatOf, strokeOf } from './tempo.ts';
import { PIZZA } from './pieces/test-scenes.ts';

const startAfterWoord = async (calm = false) => {
  const spel = await startTestSpel({ doc: PIZZA, fixture: 'select:2', accessibility: { calm } });
  spel.session.start();
  spel.seconds(3);
  const vraag = spel.round.built(spel.session.question()?.id ?? '');
  const o = vraag?.solution;
  const correct = o?.soort === 'kies' ? [...o.ruw].find(([, ruw]) => vraag?.sleutel.goed.includes(ruw))?.[0] : '';
  spel.session.choose(correct ?? '', 'muis');
  spel.seconds(0.5);
  return spel;
};

describe('tempo', () => {
  it.each([
    [0.7, 'gold'],
    [0.56, 'gold'],
    [0.4, 'early'],
    [0.95, 'late'],
  ] as const)('a release at %d is %s', (value, strike) => {
    expect(strokeOf(value, 0.7, 0.3)).toBe(strike);
  });

  it.each([
    [0.2, 1.3, 'gold'],
    [1.3, 0.2, 'gold'],
    [0.5, 1, 'late'],
    [1, 0.5, 'early'],
  ] as const)('%d s after a beat and %d s before the next is %s', (since, rest, strike) => {
    expect(beatOf(since, rest, 220)).toBe(strike);
  });

  it('opens after a word, waits for the stroke and then lets the next word come', async () => {
    const spel = await startAfterWoord();
    expect(spel.state.getState().phase).toBe('woordklaar');
    spel.seconds(3);
    expect(spel.state.getState().phase).toBe('woordklaar');
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconds(1.4);
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    expect(spel.events).toContain('stroke oven gold');
    spel.seconds(1.2);
    expect(spel.state.getState().phase).toBe('spel');
    spel.destroy();
  });

  it('lets go by itself when nobody does', async () => {
    const spel = await startAfterWoord();
    spel.seconds(8);
    expect(spel.state.getState().phase).toBe('spel');
    spel.destroy();
  });

  it('waits in the golden zone in calm, and a short press keeps holding', async () => {
    const spel = await startAfterWoord(true);
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    spel.seconds(5);
    expect(spel.events.some((e) => e.startsWith('stroke'))).toBe(false);
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    expect(spel.events).toContain('stroke oven gold');
    spel.destroy();
  });
});

import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { own } from './spel.ts';
import { beforehand, sailStep } from './sail.ts';
import { placeView } from './view.ts';

it('takes the formats of its row in the matrix of formats', () => {
  expect([...new Set(doc.capabilities.flatMap(({ formats }) => formats))].sort()).toEqual([
    'dictee',
    'flits',
    'gat',
    'werkwoord',
  ]);
});

describe('a letter', () => {
  it('lets the boat leap ahead, and a camera that follows does not hide it', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'entry:brood', items: 1 });
    spel.session.start();
    spel.seconds(3);
    const [first = ''] = spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '';
    const boat = spel.scene.entity('boot');
    const rest = boat.dx;
    spel.session.intent({ kind: 'letter', letter: first, device: 'toets' });
    spel.step(12);
    expect(boat.dx - rest).toBeGreaterThan(40);
    spel.seconds(1);
    expect(Math.abs(boat.dx - rest)).toBeLessThan(5);
    spel.destroy();
  });
});

describe('a word', () => {
  it('fills the sail letter by letter, flaps at a miss and surfs at the end', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'entry:brood', items: 1 });
    spel.session.start();
    spel.seconds(3);
    const sail = spel.scene.entity('boot-zeil');
    const begin = spel.scene.entity('boot').x;
    const woord = spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '';
    expect(sail.state).toBe('z0');
    spel.session.intent({ kind: 'letter', letter: 'q', device: 'toets' });
    expect(sail.state).toBe('flap');
    spel.seconds(1);
    const states = [...woord].map((letter) => {
      spel.session.intent({ kind: 'letter', letter, device: 'toets' });
      spel.seconds(0.4);
      return Number(sail.state.slice(1));
    });
    expect(states).toEqual(states.toSorted((a, b) => a - b));
    expect(states.at(-1)).toBe(6);
    expect(spel.events.some((e) => e.startsWith('surf'))).toBe(true);
    expect(spel.scene.entity('boot').x).toBeGreaterThan(begin + 100);
    spel.destroy();
  });

  it('passes the finish within the finale', async () => {
    const spel = await startTestSpel({ doc, eigen: own, fixture: 'entry:brood', items: 1 });
    spel.session.start();
    spel.seconds(3);
    for (const letter of spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '') {
      spel.session.intent({ kind: 'letter', letter, device: 'toets' });
      spel.seconds(0.3);
    }
    spel.seconds(6);
    expect(spel.events).toContain('arrive boot');
    const at = spel.scene.entity('boot').x;
    for (const id of ['rivaal-geel', 'rivaal-paars']) expect(Math.abs(spel.scene.entity(id).x - at)).toBeLessThan(560);
    spel.destroy();
  });
});

describe('zeilStap', () => {
  it('is limp only without letters and full only at the end', () => {
    expect(sailStep(0, 5, 6)).toBe(0);
    expect(sailStep(1, 17, 6)).toBe(1);
    expect(sailStep(16, 17, 6)).toBe(5);
    expect(sailStep(4, 5, 6)).toBe(5);
    expect([beforehand(undefined), beforehand(['b', 'a', null]), beforehand([null, 'a'])]).toEqual([0, 2, 0]);
  });
});

describe('plaatsZicht', () => {
  const p = {
    line: 374,
    lowest: 486,
    height: 290,
    scale: [0.46, 1.2],
    narrow: { scale: 0.62, dx: 565, top: 8 },
  } as const;

  it('keeps the boat between HUD and rail, and beside the prompt on a phone', () => {
    for (const [top, bottom, scale] of [
      [80, 0, 1],
      [84, 222, 1],
      [84, 292, 1],
      [110, 362, 0.54],
    ] as const) {
      const { line, scale: size, dx } = placeView({ top, bottom, scale, head: 0, foot: 720 }, p);
      expect(line).toBeLessThanOrEqual(720 - bottom - 120);
      expect(line - size * p.height).toBeGreaterThanOrEqual(scale < 0.6 ? 7 : 80);
      expect(dx).toBe(scale < 0.6 ? 565 : 0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { Loop } from './loop.ts';
import { Timers } from './timers.ts';
import { Plaats } from './punt.ts';
import { Tweens } from './tweens.ts';

const tel = () => {
  const uit = { stappen: 0, alpha: 0 };
  const loop = new Loop({
    step: () => {
      uit.stappen += 1;
    },
    render: ({ alpha }) => {
      uit.alpha = alpha;
    },
  });
  return { uit, loop };
};

describe('loop', () => {
  it.each([30, 60, 120, 144])('takes 60 steps per second at %d Hz', (hz) => {
    const { uit, loop } = tel();
    for (let i = 0; i <= hz * 4; i += 1) loop.frame((i / hz) * 1000);
    expect(Math.abs(uit.stappen - 241)).toBeLessThanOrEqual(1);
  });

  it('catches up at most five steps and forgets the rest', () => {
    const { uit, loop } = tel();
    loop.frame(0);
    loop.frame(9000);
    expect(uit.stappen).toBe(6);
    loop.reset();
    loop.frame(500_000);
    expect(uit.stappen).toBe(7);
    expect(uit.alpha).toBeLessThan(1);
  });
});

describe('timers and tweens', () => {
  it('run in simulated time, in order, and can be cancelled', () => {
    const timers = new Timers();
    const gehoord: string[] = [];
    timers.after(50, () => gehoord.push('b'));
    timers.after(20, () => gehoord.push('a'));
    timers.cancel(timers.after(30, () => gehoord.push('nooit')));
    for (let i = 0; i < 6; i += 1) timers.step(1 / 60);
    expect(gehoord).toEqual(['a', 'b']);
  });

  it('ease to the end, say so once, and give way to a newer one', () => {
    const tweens = new Tweens();
    const ding = new Plaats();
    ding.x = 0;
    let klaar = 0;
    tweens.to(ding, {
      to: { x: 100 },
      ms: 100,
      done: () => {
        klaar += 1;
      },
    });
    tweens.to(ding, { to: { x: 10 }, ms: 100, ease: 'lineair' });
    for (let i = 0; i < 3; i += 1) tweens.step(1 / 60);
    expect(ding.x).toBeCloseTo(5);
    for (let i = 0; i < 9; i += 1) tweens.step(1 / 60);
    expect([ding.x, klaar]).toEqual([10, 1]);
  });
});

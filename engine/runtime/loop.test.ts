import { describe, expect, it } from 'vitest';
import { Loop } from './loop.ts';
import { Timers } from './world/timers.ts';
import { StagePlace } from './point.ts';
import { Tweens } from './world/tweens.ts';

const countUp = () => {
  const out = { stappen: 0, alpha: 0 };
  const loop = new Loop({
    step: () => {
      out.stappen += 1;
    },
    render: ({ alpha }) => {
      out.alpha = alpha;
    },
  });
  return { uit: out, loop };
};

describe('loop', () => {
  it.each([30, 60, 120, 144])('takes 60 steps per second at %d Hz', (hz) => {
    const { uit: out, loop } = countUp();
    for (let i = 0; i <= hz * 4; i += 1) loop.frame((i / hz) * 1000);
    expect(Math.abs(out.stappen - 241)).toBeLessThanOrEqual(1);
  });

  it('catches up at most five steps and forgets the rest', () => {
    const { uit: out, loop } = countUp();
    loop.frame(0);
    loop.frame(9000);
    expect(out.stappen).toBe(6);
    loop.reset();
    loop.frame(500_000);
    expect(out.stappen).toBe(7);
    expect(out.alpha).toBeLessThan(1);
  });
});

describe('timers and tweens', () => {
  it('run in simulated time, in order, and can be cancelled', () => {
    const timers = new Timers();
    const heard: string[] = [];
    timers.after(50, () => heard.push('b'));
    timers.after(20, () => heard.push('a'));
    timers.cancel(timers.after(30, () => heard.push('nooit')));
    for (let i = 0; i < 6; i += 1) timers.step(1 / 60);
    expect(heard).toEqual(['a', 'b']);
  });

  it('ease to the end, say so once, and give way to a newer one', () => {
    const tweens = new Tweens();
    const thing = new StagePlace();
    thing.x = 0;
    let done = 0;
    tweens.to(thing, {
      to: { x: 100 },
      ms: 100,
      done: () => {
        done += 1;
      },
    });
    tweens.to(thing, { to: { x: 10 }, ms: 100, ease: 'linear' });
    for (let i = 0; i < 3; i += 1) tweens.step(1 / 60);
    expect(thing.x).toBeCloseTo(5);
    for (let i = 0; i < 9; i += 1) tweens.step(1 / 60);
    expect([thing.x, done]).toEqual([10, 1]);
  });
});

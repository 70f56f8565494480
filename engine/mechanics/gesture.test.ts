import { describe, expect, it } from 'vitest';
import { startTestSpel, playWithBot } from '#engine/runtime/test-kit.ts';
import { BUBBLES } from './pieces/test-scenes.ts';

const begin = async (accessibility = {}) => {
  const spel = await startTestSpel({ doc: BUBBLES, fixture: 'sequence:kat', accessibility });
  spel.session.start();
  spel.seconds(8);
  const o = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  const parts = o?.soort === 'reeks' ? o.delen : [];
  return { spel, delen: parts };
};

describe('popping', () => {
  it('gives the letter of the bubble that is tapped and takes the bubble away', async () => {
    const { spel, delen: parts } = await begin();
    const bubble = spel.scene.group('bel').find((b) => b.token?.text === parts[0]);
    if (bubble === undefined) throw new Error('geen bel');
    spel.session.intent({ kind: 'down', x: bubble.x, y: bubble.y, device: 'aanraken' });
    expect(spel.last?.verdict.ok).toBe(true);
    spel.seconds(0.5);
    expect(spel.scene.group('bel')).not.toContain(bubble);
    spel.destroy();
  });

  it('keeps a wrong bubble shut for a second', async () => {
    const { spel, delen: parts } = await begin();
    const bubble = spel.scene.group('bel').find((b) => b.token !== null && b.token.text !== parts[0]);
    if (bubble === undefined) throw new Error('geen bel');
    spel.session.intent({ kind: 'down', x: bubble.x, y: bubble.y, device: 'aanraken' });
    expect(spel.events).toContain(`miss ${bubble.id}`);
    const first = spel.last;
    spel.session.intent({ kind: 'down', x: bubble.x, y: bubble.y, device: 'aanraken' });
    expect(spel.last).toBe(first);
    spel.destroy();
  });

  it('pops a letter that is typed', async () => {
    const { spel, delen: parts } = await begin();
    spel.session.intent({ kind: 'letter', letter: parts[0] ?? '', device: 'toets' });
    spel.seconds(1);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('lets bubbles rise, and stand in a grid in calm', async () => {
    const { spel } = await begin();
    expect(spel.scene.services.world?.bodies.some((b) => (spel.scene.services.world?.vy(b) ?? 0) < -10)).toBe(true);
    spel.destroy();
    const calm = await begin({ calm: true });
    const bubble = calm.spel.scene.group('bel')[0];
    const before = bubble?.y;
    calm.spel.seconds(2);
    expect(bubble?.y).toBe(before);
    calm.spel.destroy();
  });

  it.each(['sequence:kat', 'sequence:stroom', 'sequence:alfabet', 'select:klank', 'select:4'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        for (const accessibility of [{}, { calm: true }]) {
          const out = await playWithBot({ doc: BUBBLES, fixture, bot, accessibility });
          expect(out.done, `${bot} ${out.step}`).toBe(true);
        }
      }
    },
    60_000,
  );
});

describe('slicing', () => {
  const SLICE = {
    ...BUBBLES,
    mechanics: [{ use: 'gesture', kind: 'slice', targets: 'bel' }, ...BUBBLES.mechanics.slice(1)],
  };
  const begin = async () => {
    const spel = await startTestSpel({ doc: SLICE, fixture: 'sequence:kat', accessibility: { calm: true } });
    spel.session.start();
    spel.seconds(8);
    const bubble = spel.scene.group('bel').find((b) => b.token !== null);
    if (bubble === undefined) throw new Error('no bubble');
    const point = (kind: 'down' | 'move' | 'up', dy: number): void =>
      spel.session.intent({ kind, x: bubble.x, y: bubble.y + dy, device: 'aanraken' });
    return { spel, bubble, point };
  };

  it('cuts what a fast finger jumped over between two moves, once', async () => {
    const { spel, bubble, point } = await begin();
    point('down', -72);
    expect(spel.last).toBeNull();
    point('move', 74);
    point('up', 74);
    expect(spel.events.filter((event) => event === `slice ${bubble.id}`)).toHaveLength(1);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });

  it('takes a tap, and a choice by name, for a slice', async () => {
    for (const by of ['tap', 'name'] as const) {
      const { spel, bubble, point } = await begin();
      if (by === 'name') spel.session.choose(bubble.token?.id ?? '', 'knop');
      else {
        point('down', 0);
        point('up', 0);
      }
      expect(spel.events).toContain(`slice ${bubble.id}`);
      expect(spel.last).not.toBeNull();
      spel.destroy();
    }
  });

  it('leaves alone what it does not cross', async () => {
    const { spel, bubble } = await begin();
    for (const kind of ['down', 'move', 'up'] as const)
      spel.session.intent({ kind, x: kind === 'down' ? 20 : 80, y: bubble.y, device: 'muis' });
    expect(spel.last).toBeNull();
    spel.destroy();
  });
});

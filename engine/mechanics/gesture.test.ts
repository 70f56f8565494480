import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot } from '#engine/runtime/test-kit.ts';
import { BELLEN } from './test-scenes.ts';

const begin = async (toegankelijk = {}) => {
  const spel = await maakTestSpel({ doc: BELLEN, fixture: 'sequence:kat', toegankelijk });
  spel.sessie.start();
  spel.seconden(8);
  const o = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.oplossing;
  const delen = o?.soort === 'reeks' ? o.delen : [];
  return { spel, delen };
};

describe('popping', () => {
  it('gives the letter of the bubble that is tapped and takes the bubble away', async () => {
    const { spel, delen } = await begin();
    const bel = spel.scene.group('bel').find((b) => b.token?.text === delen[0]);
    if (bel === undefined) throw new Error('geen bel');
    spel.sessie.intent({ kind: 'down', x: bel.x, y: bel.y, device: 'aanraken' });
    expect(spel.laatste?.verdict.ok).toBe(true);
    spel.seconden(0.5);
    expect(spel.scene.group('bel')).not.toContain(bel);
    spel.destroy();
  });

  it('keeps a wrong bubble shut for a second', async () => {
    const { spel, delen } = await begin();
    const bel = spel.scene.group('bel').find((b) => b.token !== null && b.token.text !== delen[0]);
    if (bel === undefined) throw new Error('geen bel');
    spel.sessie.intent({ kind: 'down', x: bel.x, y: bel.y, device: 'aanraken' });
    expect(spel.events).toContain(`mis ${bel.id}`);
    const eerste = spel.laatste;
    spel.sessie.intent({ kind: 'down', x: bel.x, y: bel.y, device: 'aanraken' });
    expect(spel.laatste).toBe(eerste);
    spel.destroy();
  });

  it('pops a letter that is typed', async () => {
    const { spel, delen } = await begin();
    spel.sessie.intent({ kind: 'letter', letter: delen[0] ?? '', device: 'toets' });
    spel.seconden(1);
    expect(spel.laatste?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('lets bubbles rise, and stand in a grid in calm', async () => {
    const { spel } = await begin();
    expect(spel.scene.diensten.wereld?.bodies.some((b) => (spel.scene.diensten.wereld?.vy(b) ?? 0) < -10)).toBe(true);
    spel.destroy();
    const calm = await begin({ calm: true });
    const bel = calm.spel.scene.group('bel')[0];
    const voor = bel?.y;
    calm.spel.seconden(2);
    expect(bel?.y).toBe(voor);
    calm.spel.destroy();
  });

  it.each(['sequence:kat', 'sequence:stroom', 'sequence:alfabet', 'select:klank', 'select:4'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        for (const toegankelijk of [{}, { calm: true }]) {
          const uit = await speelMetBot({ doc: BELLEN, fixture, bot, toegankelijk });
          expect(uit.klaar, `${bot} ${uit.stap}`).toBe(true);
        }
      }
    },
    60_000,
  );
});

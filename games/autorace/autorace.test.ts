import { describe, expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { eigen } from './spel.ts';
import { voorsprong } from './spook.ts';

async function start(opties: Partial<Parameters<typeof maakTestSpel>[0]> = {}): ReturnType<typeof maakTestSpel> {
  const spel = await maakTestSpel({ doc, eigen, fixture: 'select:3', items: 2, ...opties });
  spel.sessie.start();
  spel.seconden(5.5);
  return spel;
}

/** The token that is right, or a wrong one. */
function bord(spel: Awaited<ReturnType<typeof start>>, goed: boolean): string {
  const gebouwd = spel.round.gebouwd(spel.sessie.question()?.id ?? '');
  if (gebouwd?.oplossing.soort !== 'kies') throw new Error('no choice');
  const { ruw } = gebouwd.oplossing;
  return [...ruw].find(([, tekst]) => gebouwd.sleutel.goed.includes(tekst) === goed)?.[0] ?? '';
}

describe('the race', () => {
  it('fires the turbo under the right sign and brings the mechanic out after a wrong one', async () => {
    const spel = await start();
    spel.sessie.choose(bord(spel, false), 'muis');
    spel.seconden(5);
    expect(spel.events).toContain('grind auto');
    expect(spel.scene.group('pit')[0]?.visible).toBe(true);
    spel.sessie.choose(bord(spel, true), 'muis');
    spel.seconden(6);
    expect(spel.events).toContain('turbo auto');
    spel.destroy();
  });

  it('strews coins and cones that never take more than they give', async () => {
    const spel = await start({ s: 1 });
    expect(spel.scene.group('munt')).toHaveLength(3);
    expect(spel.scene.group('kegel')).toHaveLength(3);
    const rustig = await start({ toegankelijk: { calm: true } });
    expect(rustig.scene.group('kegel')).toHaveLength(0);
    spel.destroy();
    rustig.destroy();
  });

  it('follows keys, swipes and taps', async () => {
    const spel = await start();
    const toets = (letter: string): string | undefined => spel.scene.group(`toets-${letter}`)[0]?.state;
    spel.sessie.intent({ kind: 'dir', dir: 'left', down: true, device: 'toets' });
    expect([toets('a'), toets('b')]).toEqual(['aan', 'uit']);
    spel.sessie.intent({ kind: 'down', x: 400, y: 500, device: 'aanraken' });
    spel.sessie.intent({ kind: 'up', x: 560, y: 500, device: 'aanraken' });
    expect(toets('b')).toBe('aan');
    spel.sessie.intent({ kind: 'down', x: 930, y: 520, device: 'muis' });
    spel.sessie.intent({ kind: 'up', x: 930, y: 520, device: 'muis' });
    expect(toets('c')).toBe('aan');
    spel.sessie.intent({ kind: 'pick', index: 0, device: 'toets' });
    expect(toets('a')).toBe('aan');
    spel.destroy();
  });

  it('shows how to steer and waits before the first gate until the child has done so', async () => {
    const spel = await start({ eersteKeer: true });
    spel.seconden(12);
    expect(spel.laatste).toBeNull();
    expect(spel.toestand.getState().uitleg?.key).toBe('tut.stuur');
    spel.sessie.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    expect(spel.toestand.getState().uitleg?.key).toBe('tut.bord');
    spel.seconden(4);
    expect(spel.laatste).not.toBeNull();
    spel.destroy();
  });

  it('stands still with less movement: only the next view fades in, and nothing lies on the road', async () => {
    const spel = await start({ toegankelijk: { reducedMotion: true } });
    const langs = (): string =>
      spel.scene
        .group('den*')
        .map((d) => `${Math.round(d.x)},${Math.round(d.y)}`)
        .join(' ');
    const beelden = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      spel.seconden(1 / 60);
      beelden.add(langs());
    }
    expect(beelden.size).toBeLessThanOrEqual(2);
    expect(spel.scene.diensten.rit?.speed).toBeGreaterThan(10);
    expect(spel.scene.group('munt')).toHaveLength(0);
    const borden = spel.scene.group('bord').map((b) => [b.x, b.y, b.scale]);
    spel.seconden(1);
    expect(spel.scene.group('bord').map((b) => [b.x, b.y, b.scale])).toEqual(borden);
    spel.destroy();
  });

  it('lets the child race its own pace: the ghost runs ahead of a slow word and is overtaken by a quick one', async () => {
    const vlug = await start();
    const begin = vlug.scene.entity('spook').y;
    expect(vlug.scene.entity('spook').visible).toBe(true);
    vlug.sessie.choose(bord(vlug, true), 'muis');
    vlug.seconden(4);
    expect(vlug.scene.entity('spook').y).toBeGreaterThan(begin);
    vlug.destroy();
    const traag = await start();
    for (let i = 0; i < 3; i += 1) {
      traag.sessie.choose(bord(traag, false), 'muis');
      traag.seconden(5);
    }
    expect(traag.scene.entity('spook').y).toBeLessThan(begin);
    traag.destroy();
    expect([
      voorsprong(0, 1, { t: 5, tempo: 10 }),
      voorsprong(0, 1, { t: 11, tempo: 10 }),
      voorsprong(2, 1, { t: 11, tempo: 10 }),
    ]).toEqual([0, 0.1, 1]);
    const rustig = await start({ toegankelijk: { calm: true } });
    expect(rustig.scene.entity('spook').visible).toBe(false);
    rustig.destroy();
  });

  it('ends with stands full of people and the driver on the car, at the end of the scale', async () => {
    const uit = await start({ items: 1 });
    uit.sessie.choose(bord(uit, true), 'muis');
    for (let i = 0; i < 60 && uit.sessie.fase !== 'finale'; i += 1) uit.seconden(0.5);
    uit.seconden(3);
    expect(uit.scene.group('tribune*').some((t) => t.visible)).toBe(true);
    expect(uit.scene.entity('naald-ronde').angle).toBeGreaterThan(100);
    expect(Math.abs(uit.scene.entity('auto').x - 640)).toBeLessThan(80);
    uit.destroy();
  });

  it('leaves 34 px for the letters of the longest word it takes', () => {
    const { size, width } = doc.prefabs.bord.token;
    for (const { maxChars } of doc.capabilities) {
      const px = Math.max(34, size * 0.46);
      // Andika bold takes .58 em per letter at most over a whole word.
      const past = Math.min(1, (width - 12) / (maxChars * px * 0.58));
      expect(px * past).toBeGreaterThanOrEqual(34);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Entity } from '#engine/runtime/contract.ts';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { vakX } from './letter-vlucht.ts';
import { eigen } from './spel.ts';

async function start(toegankelijk: { calm?: boolean } = {}, s = 0): Promise<Awaited<ReturnType<typeof maakTestSpel>>> {
  const spel = await maakTestSpel({ doc, eigen, fixture: 'sequence:kat', items: 2, s, toegankelijk });
  spel.sessie.start();
  spel.seconden(6);
  return spel;
}

const bellen = (spel: Awaited<ReturnType<typeof start>>) => spel.scene.group('bel-*').filter((d) => d.token !== null);

/** Text that belongs in the next slot. */
function deelNu(spel: Awaited<ReturnType<typeof start>>): string | undefined {
  const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.oplossing;
  return woord?.soort === 'reeks' ? woord.delen[spel.scene.nextSlot()] : undefined;
}

describe('bubbles', () => {
  it('spread over the square and stay below the top bar', async () => {
    for (const s of [0, 1]) {
      const spel = await start({}, s);
      const alle = bellen(spel);
      expect(alle.length).toBeGreaterThanOrEqual(3);
      const x = alle.map((d) => d.x).sort((a, b) => a - b);
      expect((x.at(-1) ?? 0) - (x[0] ?? 0)).toBeGreaterThan(250);
      for (const d of alle) {
        expect(d.x).toBeGreaterThan(380);
        expect(d.x).toBeLessThan(1220);
        expect(d.y).toBeGreaterThan(90);
        expect(d.y).toBeLessThan(600);
      }
      spel.destroy();
    }
  });

  it('stand in a grid without overlap in the calm mode', async () => {
    const spel = await start({ calm: true });
    const alle = bellen(spel);
    expect(alle.length).toBe(spel.scene.tokens().length);
    const voor = alle.map((d) => [d.x, d.y]);
    for (const [i, a] of alle.entries())
      for (const b of alle.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(150);
    spel.seconden(3);
    expect(bellen(spel).map((d) => [d.x, d.y])).toEqual(voor);
    spel.destroy();
  });

  it('bounces away after a wrong pop and cannot be popped for a second', async () => {
    const spel = await start();
    const fout = bellen(spel).find((d) => d.token?.text !== deelNu(spel));
    if (!fout?.token) throw new Error('no wrong bubble');
    spel.sessie.choose(fout.token.id, 'muis');
    expect(spel.events).toContain(`mis ${fout.id}`);
    expect(spel.scene.hit('bel-*', fout)).not.toBe(fout);
    spel.seconden(1.2);
    expect(spel.scene.hit('bel-*', fout)).not.toBeNull();
    spel.destroy();
  });

  it('burst in a chain when the word is done', async () => {
    const spel = await start();
    for (let ronde = 0; ronde < 60 && !spel.events.includes('wordDone'); ronde += 1) {
      const bel = bellen(spel).find((d) => d.token?.text === deelNu(spel));
      if (bel?.token) spel.sessie.choose(bel.token.id, 'muis');
      spel.seconden(0.4);
    }
    expect(spel.events).toContain('wordDone');
    spel.seconden(1.4);
    expect(spel.events.some((e) => e.startsWith('knal'))).toBe(true);
    spel.destroy();
  });
});

describe('a sound of two letters', () => {
  async function halven(
    s: number,
    toegankelijk: { calm?: boolean } = {},
  ): Promise<{ spel: Awaited<ReturnType<typeof start>>; een: Entity; twee: Entity } | null> {
    const spel = await maakTestSpel({ doc, eigen, fixture: 'sequence:kat', items: 4, s, seed: 11, toegankelijk });
    spel.sessie.start();
    for (let i = 0; i < 400; i += 1) {
      spel.seconden(0.25);
      const paar = spel.scene.group('bel-*').filter((d) => d.state === 'goud' || d.prefab === 'bel-goud');
      const [een, twee] = paar;
      if (een !== undefined && twee !== undefined) return { spel, een, twee };
      const bel = bellen(spel).find((d) => d.token?.text === deelNu(spel));
      if (bel?.token) spel.sessie.choose(bel.token.id, 'muis');
    }
    spel.destroy();
    return null;
  }
  async function tweeHelften(): Promise<NonNullable<Awaited<ReturnType<typeof halven>>>> {
    const paar = await halven(0.8);
    if (paar === null) throw new Error('no halves');
    return paar;
  }
  const wijs = (kind: 'down' | 'move' | 'up', { x, y }: { x: number; y: number }) =>
    ({ kind, x, y, device: 'aanraken' }) as const;

  it('comes in golden halves that pop only after they were pushed together', async () => {
    const { spel, een, twee } = await tweeHelften();
    const tekst = [een, twee].map((d) => d.token?.text).join('');
    expect(tekst).toHaveLength(2);
    const pogingen = spel.laatste;
    spel.sessie.intent(wijs('down', een));
    for (let i = 0; i < 120 && een.token?.text !== tekst; i += 1) {
      spel.sessie.intent(wijs('move', twee));
      spel.step(2);
    }
    spel.sessie.intent(wijs('up', twee));
    expect(spel.events).toContain(`samen ${een.id}`);
    expect(een.token?.text).toBe(tekst);
    expect(twee.view.destroyed).toBe(true);
    expect(spel.laatste).toBe(pogingen);
    spel.sessie.intent(wijs('down', een));
    expect(spel.laatste).not.toBe(pogingen);
    spel.destroy();
  });

  it('darts to its other half at a tap, and is whole at once for keys and mirror', async () => {
    const { spel, een, twee } = await tweeHelften();
    spel.seconden(1);
    const ver = Math.hypot(twee.x - een.x, twee.y - een.y);
    spel.sessie.intent(wijs('down', een));
    spel.sessie.intent(wijs('up', een));
    spel.seconden(0.2);
    expect(Math.hypot(twee.x - een.x, twee.y - een.y)).toBeLessThan(ver);
    spel.destroy();
    const spiegel = await tweeHelften();
    spiegel.spel.sessie.choose(spiegel.een.token?.id ?? '', 'knop');
    expect(spiegel.twee.view.destroyed).toBe(true);
    spiegel.spel.destroy();
  });

  it('stays whole at a low play level and in calm', async () => {
    expect(await halven(0.3)).toBeNull();
    expect(await halven(0.8, { calm: true })).toBeNull();
  });
});

describe('sorting', () => {
  async function sorteer(): Promise<{
    spel: Awaited<ReturnType<typeof start>>;
    woord: Entity;
    kuip: (goed: boolean) => Entity;
  }> {
    const spel = await maakTestSpel({ doc, eigen, fixture: 'sort:2', items: 1 });
    spel.sessie.start();
    spel.seconden(6);
    const woord = bellen(spel).toSorted((a, b) => b.y - a.y)[0];
    const oplossing = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.oplossing;
    if (woord === undefined || oplossing?.soort !== 'sorteer') throw new Error('nothing to sort');
    const bin = oplossing.bak.get(woord.token?.id ?? '');
    const kuip = (goed: boolean): Entity => {
      const gevonden = spel.scene.group('kuip').find((k) => (k.token?.id === bin) === goed);
      if (gevonden === undefined) throw new Error('no tub');
      return gevonden;
    };
    return { spel, woord, kuip };
  }

  it('takes a word that is pushed into its tub, and bounces one that is not', async () => {
    const { spel, woord, kuip } = await sorteer();
    const sleep = (naar: Entity): void => {
      spel.sessie.intent({ kind: 'down', x: woord.x, y: woord.y, device: 'aanraken' });
      spel.sessie.intent({ kind: 'move', x: naar.x, y: naar.y, device: 'aanraken' });
      spel.step(10);
      spel.sessie.intent({ kind: 'up', x: naar.x, y: naar.y, device: 'aanraken' });
    };
    sleep(kuip(false));
    expect(spel.laatste?.verdict.ok).toBe(false);
    spel.seconden(0.7);
    sleep(kuip(true));
    expect(spel.laatste).toMatchObject({ attempt: { kind: 'bin' }, verdict: { ok: true } });
    const keuzes = spel.toestand.getState().keuzes.map((k) => k.id);
    expect(keuzes).not.toContain(woord.token?.id);
    spel.seconden(1);
    expect(woord.view.destroyed).toBe(true);
    spel.destroy();
  });

  it('takes a tap on a word and a tap on a tub, or its number', async () => {
    const { spel, woord, kuip } = await sorteer();
    const tik = (at: Entity): void => {
      spel.sessie.intent({ kind: 'down', x: at.x, y: at.y, device: 'muis' });
      spel.sessie.intent({ kind: 'up', x: at.x, y: at.y, device: 'muis' });
    };
    tik(woord);
    tik(kuip(false));
    expect(spel.laatste).toMatchObject({ attempt: { kind: 'bin', tokenId: woord.token?.id }, verdict: { ok: false } });
    spel.seconden(0.7);
    tik(woord);
    spel.sessie.intent({
      kind: 'pick',
      index: spel.scene.group('kuip').findIndex((k) => k === kuip(true)),
      device: 'toets',
    });
    expect(spel.laatste?.verdict.ok).toBe(true);
    spel.destroy();
  });
});

describe('letter to the rail', () => {
  it('lands on the middle of its slot, inside the tray', () => {
    expect(vakX(1, 3, 86)).toBe(640);
    expect(vakX(0, 2, 86)).toBe(591);
    for (const n of [2, 5, 9, 12]) {
      expect(vakX(0, n, 200)).toBeGreaterThan(90);
      expect(vakX(n - 1, n, 200)).toBeLessThan(1190);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { leesWerkwoorden } from './maak-werkwoorden.ts';
import { leesVormzinnen, maakVormzin } from './werkwoord-vormen.ts';

const werkwoorden = leesWerkwoorden();
const vind = (infinitief: string) => {
  const ww = werkwoorden.find((w) => w.infinitief === infinitief);
  if (ww === undefined) throw new Error(infinitief);
  return ww;
};
const zin = (infinitief: string, vorm: string, tekst: string) => maakVormzin(vind(infinitief), { vorm, tekst }, 9);

describe('maakVormzin', () => {
  it.each([
    [
      'vinden',
      'inversie',
      'Wat _ je?',
      { vorm: 'vind', tijd: 'tt', persoon: 'jij', categorie: 'ww-inversie' },
      'vindt',
    ],
    ['vinden', 'gw', 'Kom en _ mij.', { vorm: 'vind', tijd: 'gw', categorie: 'ww-gebied' }, 'vindt'],
    ['lopen', 'wij', 'Nu _ wij.', { vorm: 'lopen', tijd: 'tt', persoon: 'wij', categorie: 'ww-tt-t' }, 'loopen'],
    ['spelen', 'vd', 'Wij hebben _.', { vorm: 'gespeeld', tijd: 'vd', categorie: 'ww-vd' }, 'gespeelt'],
    ['lopen', 'vd', 'Wij hebben _.', { vorm: 'gelopen', tijd: 'vd', categorie: 'ww-vd-sterk' }, 'geloopen'],
    ['zwemmen', 'vd', 'Wij hebben _.', { vorm: 'gezwommen', tijd: 'vd', categorie: 'ww-vd-sterk' }, 'gezwomen'],
    ['mailen', 'vd', 'Ik heb _.', { vorm: 'gemaild', tijd: 'vd', categorie: 'ww-eng' }, 'gemailt'],
  ])('asks %s as %s', (infinitief, vorm, tekst, verwacht, fout) => {
    const uit = zin(infinitief, vorm, tekst);
    expect(uit).toMatchObject({ id: `vz-${infinitief}-9`, ...verwacht });
    expect(uit.foutvormen).toContain(fout);
  });

  it('opens a sentence with a capital, in the wrong forms too', () => {
    expect(zin('houden', 'gw', '_ je vast!')).toMatchObject({
      voor: '',
      vorm: 'Houd',
      foutvormen: ['Houdt', 'Hout', 'Houtt'],
    });
  });

  it('never offers the past where the plural may be past as well, nor the participle of another verb', () => {
    expect(zin('wachten', 'wij', 'Nu _ wij.').foutvormen).not.toContain('wachtten');
    expect(zin('planten', 'vd', 'Er is een boom _.').foutvormen).not.toContain('gepland');
  });

  it('refuses an unknown form and a sentence without one gap', () => {
    expect(() => zin('lopen', 'od', 'Hij komt _.')).toThrow('lopen od');
    expect(() => zin('lopen', 'vd', 'Hij heeft gelopen.')).toThrow('lopen vd');
  });
});

describe('leesWerkwoorden', () => {
  it('keeps every sentence of the other forms, each with three wrong forms', () => {
    const bron = [...leesVormzinnen().entries()].flatMap(([infinitief, lijst]) =>
      lijst.map((v) => `${infinitief}: ${v.tekst}`),
    );
    const gemaakt = werkwoorden.flatMap((w) =>
      w.zinnen.map((z) => ({ tekst: `${w.infinitief}: ${z.voor}_${z.na}`, z })),
    );
    expect(bron.length).toBeGreaterThan(100);
    for (const tekst of bron) {
      const z = gemaakt.find((g) => g.tekst === tekst)?.z;
      expect(new Set(z?.foutvormen).size, tekst).toBe(3);
      expect(z?.foutvormen, tekst).not.toContain(z?.vorm);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readWerkwoorden } from './create-werkwoorden.ts';
import { readFormZinnen, createFormZin } from './werkwoord-forms.ts';

const werkwoorden = readWerkwoorden();
const find = (infinitief: string) => {
  const ww = werkwoorden.find((w) => w.infinitief === infinitief);
  if (ww === undefined) throw new Error(infinitief);
  return ww;
};
const zin = (infinitief: string, form: string, text: string) =>
  createFormZin(find(infinitief), { vorm: form, tekst: text }, 9);

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
  ])('asks %s as %s', (infinitief, form, text, expected, error) => {
    const out = zin(infinitief, form, text);
    expect(out).toMatchObject({ id: `vz-${infinitief}-9`, ...expected });
    expect(out.foutvormen).toContain(error);
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
    const source = [...readFormZinnen().entries()].flatMap(([infinitief, list]) =>
      list.map((v) => `${infinitief}: ${v.tekst}`),
    );
    const created = werkwoorden.flatMap((w) =>
      w.zinnen.map((z) => ({ tekst: `${w.infinitief}: ${z.voor}_${z.na}`, z })),
    );
    expect(source.length).toBeGreaterThan(100);
    for (const text of source) {
      const z = created.find((g) => g.tekst === text)?.z;
      expect(new Set(z?.foutvormen).size, text).toBe(3);
      expect(z?.foutvormen, text).not.toContain(z?.vorm);
    }
  });
});

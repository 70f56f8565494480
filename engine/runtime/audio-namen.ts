import type { GeluidGroep } from './audio-volumes.ts';

/** Where a sound lives: bundle and name inside it. */
export interface GeluidPlek {
  bundel: string;
  naam: string;
  groep: GeluidGroep;
}

/** Sounds of a scene: own name -> file or files without extension (scene document, `sounds`). */
export type SceneGeluiden = Readonly<Record<string, string | readonly string[]>>;

const GEDEELD = 'gedeeld';
/** Short names for the first or middle step of a series. */
const ALIAS: Readonly<Record<string, string>> = { pop: 'pop-1', chime: 'chime-1', boing: 'boing-2' };

/** Reads `sfx/click`, `games/pizzabakken/sissen`, `music/kermis` or a bare name; bare names are tried in the bundle of the game first. */
export function plekkenVan(bestand: string, spel: string): GeluidPlek[] {
  const delen = bestand.split('/');
  const laatste = delen.at(-1) ?? '';
  const naam = ALIAS[laatste] ?? laatste;
  if (delen[0] === 'music')
    return [
      { bundel: naam, naam: 'muziek', groep: 'muziek' },
      { bundel: `muziek-${naam.replace(/-\d+$/, '')}`, naam: 'muziek', groep: 'muziek' },
    ];
  const groep = naam === 'muziek' ? 'muziek' : 'effecten';
  if (delen[0] === 'sfx') return [{ bundel: GEDEELD, naam, groep }];
  if (delen[0] === 'games' && delen[1] !== undefined) return [{ bundel: delen[1], naam, groep }];
  return [
    { bundel: spel, naam, groep },
    { bundel: GEDEELD, naam, groep },
  ];
}

/** Bundles a scene needs: the shared one, its own and those its sounds name. */
export function bundelsVan(geluiden: SceneGeluiden, spel: string): string[] {
  const namen = Object.values(geluiden)
    .flatMap((bestand) => (typeof bestand === 'string' ? [bestand] : bestand))
    .flatMap((bestand) => plekkenVan(bestand, spel)[bestand.startsWith('music/') ? 1 : 0]?.bundel ?? []);
  return [...new Set([GEDEELD, ...namen])];
}

/** Tuned sounds keep their pitch; everything else varies, so that it never sounds like a machine. */
export function magVarieren(naam: string): boolean {
  return !/^(chime|fanfare|ding|muziek|wind|engine|motor|cash)/.test(naam);
}

import { haarKleur } from './palet.ts';
import type { Gezicht, PersoonOpts } from './persoon/soorten.ts';

export const gezichten: readonly Gezicht[] = ['blij', 'denkt', 'bijna', 'trots'];

/** The cast: ten children and four grown-ups who appear in every game. */
export const personages = {
  noor: { huid: 4, haar: 'puffs', haarKleur: haarKleur.pruimzwart, accent: '#FF7FB0', bril: '#B5179E', kleding: 'shirt', kleur: '#FFB703', motief: 'ster', schoen: '#F8312F' },
  sem: { huid: 1, haar: 'krullen', haarKleur: haarKleur.koper, hoorapparaat: '#26C9FC', sproeten: true, kleding: 'streep', kleur: '#7CB518', broek: '#533566', schoen: '#F4F4F4' },
  yara: { huid: 2, haar: 'hijab', accent: '#12A39B', kleding: 'jurk', kleur: '#FF86B3', broek: '#433B6B', schoen: '#FFC83D' },
  milan: { huid: 3, haar: 'kort', kleding: 'hoodie', kleur: '#F8512F', rolstoel: '#FFB703', broek: '#3F5D9E' },
  lotte: { huid: 1, haar: 'vlechten', haarKleur: haarKleur.blond, accent: '#F70A8D', hoorapparaat: '#8D65C5', kleding: 'tuinbroek', kleur: '#2B82C9', schoen: '#B5179E' },
  kofi: { huid: 5, haar: 'flattop', kleding: 'shirt', kleur: '#8D65C5', motief: 'bliksem', kleur2: '#FFC83D', broek: '#9A6A1E', schoen: '#00A6ED' },
  imani: { huid: 6, haar: 'rasta', accent: '#FFC83D', kleding: 'shirt', kleur: '#F70A8D', motief: 'hart', broek: '#14418B', schoen: '#FFC83D' },
  bram: { huid: 2, haar: 'stekels', haarKleur: '#F1A11E', kleding: 'shirt', mouw: 'kort', kleur: '#0B7A75', motief: 'stip', kleur2: '#8FE0D6', broek: '#8D5B3E', schoen: '#FF822D' },
  arjun: { huid: 4, haar: 'tulband', accent: '#F70A8D', kleding: 'hoodie', kleur: '#14418B', broek: '#635994', schoen: '#F4F4F4' },
  mei: { huid: 2, haar: 'bob', haarKleur: haarKleur.zwart, kleding: 'tuinbroek', kleur: '#F8512F', kleur2: '#FFE9A8', schoen: '#1B6CA8' },
  fleur: { huid: 1, haar: 'lang', haarKleur: haarKleur.rossig, sproeten: true, kleding: 'streep', kleur: '#1B6CA8', mouw: 'kort', broek: '#433B6B', schoen: '#F8312F' },
  opa: { huid: 1, haar: 'kaal', snor: true, bril: '#433B6B', kleding: 'jas', kleur: '#3C7A78', broek: '#433B6B', schoen: '#7D4533' },
  juf: { huid: 5, haar: 'afro', accent: '#F1A11E', kleding: 'jurk', kleur: '#C2410C', broek: '#433B6B', schoen: '#FFC83D' },
  kok: { huid: 3, haar: 'bob', haarKleur: haarKleur.donkerbruin, hoed: 'kok', kleding: 'kok', broek: '#433B6B', schoen: '#F4F4F4' },
  machinist: { huid: 4, haar: 'kort', haarKleur: haarKleur.donkerbruin, hoed: 'machinist', kleding: 'overall', kleur: '#1B6CA8', kleur2: '#1B6CA8', schoen: '#7D4533' },
} as const satisfies Readonly<Record<string, PersoonOpts>>;

export type PersonageNaam = keyof typeof personages;

import { boom, heuvel, wolk, zon } from '../lib/decor.ts';
import { huis } from '../lib/gebouwen.ts';
import { persoon } from '../lib/persoon.ts';
import { circle, clip, contactShadow, ellipse, glow, group, line, lit, path, rect, shade, svgDoc } from '../lib/svg.ts';

const BOOG = 'M0 300V64C0 22 60 0 160 0C260 0 320 22 320 64V300Z';
const OPENING = 'M26 300V74C26 42 82 26 160 26C238 26 294 42 294 74V300Z';
const BLAD = 'M26 300V74C26 58 40 48 62 42V300Z';

/** Arch with an open leaf, a scene behind it and a sill; 380 x 350, the name plate is HTML. */
function deur(kleur: string, tafereel: string): string {
  const inhoud =
    path(BOOG, shade(kleur, -10)) +
    path(BOOG, kleur, { transform: 'translate(-6 -6) scale(1.006)' }) +
    path(OPENING, shade(kleur, -22)) +
    clip(OPENING, group(tafereel, {}) + path('M26 26H60V300H26Z', '#321B41', { 'fill-opacity': 0.16 })) +
    lit(BLAD, glow(kleur, 12), { dx: -5, dy: 0, schaduw: shade(kleur, -14) }) +
    path('M34 84C38 76 46 72 54 70V150H34Z', '#FFFFFF', { 'fill-opacity': 0.28 }) +
    circle([53, 190, 5], '#FFC83D') +
    rect([-14, 292, 348, 20, 10], shade(kleur, -14)) +
    rect([-14, 288, 348, 18, 9], glow(kleur, 18));
  return svgDoc(
    [0, 0, 380, 350],
    group(ellipse([176, 316, 190, 14], '#321B41', { 'fill-opacity': 0.12 }) + inhoud, { x: 30, y: 20 }),
  );
}

const kindTafereel = (): string =>
  rect([20, 20, 300, 300], '#DDF3FF') +
  group(zon(26), { x: 112, y: 84 }) +
  group(wolk(), { x: 250, y: 82, schaal: 0.36 }) +
  group(heuvel({ breedte: 420, hoogte: 40, diep: 160 }, '#CBE8A7'), { x: -20, y: 206 }) +
  group(boom('rond', '#6FA86A'), { x: 268, y: 228, schaal: 0.5 }) +
  group(heuvel({ breedte: 460, hoogte: -26, diep: 120 }, '#A5D86E'), { x: -60, y: 250 }) +
  group(
    contactShadow(56) +
      persoon({
        huid: 5,
        haar: 'puffs',
        haarKleur: '#38202E',
        accent: '#FFB3CC',
        bril: '#B5179E',
        kleding: 'shirt',
        kleur: '#FFB703',
        motief: 'ster',
        broek: '#1B6CA8',
        schoen: '#F8312F',
        houding: 'zwaaien',
        gezicht: 'blij',
        mond: 'lach',
      }),
    { x: 172, y: 292, schaal: 0.86 },
  );

const klas = (): string =>
  rect([20, 20, 300, 300], '#FFF1D6') +
  rect([96, 66, 178, 96, 8], '#8D5B3E') +
  rect([103, 72, 164, 82, 5], '#2F6B4F') +
  line('M122 132C134 110 150 110 158 124S186 138 196 116', '#FFFDF7', 5) +
  line('M212 100H246M212 116H234', '#CBE8A7', 5) +
  rect([20, 232, 300, 80], '#E3B28F') +
  rect([20, 226, 300, 12], '#C98A4B') +
  group(huis({ gevel: 'klok', kleur: '#B9694A', breedte: 90, hoogte: 100 }), { x: 292, y: 226, schaal: 0.34 }) +
  rect([74, 206, 40, 12, 3], '#1B6CA8') +
  rect([78, 195, 36, 12, 3], '#F8312F') +
  rect([72, 218, 44, 10, 3], '#FFB703') +
  circle([246, 212, 13], '#F8312F') +
  path('M246 200C248 194 252 192 256 192C255 198 251 200 246 200Z', '#2F6B4F');

const volwasseneTafereel = (): string =>
  klas() +
  group(
    contactShadow(56) +
      persoon({
        huid: 3,
        haar: 'knot',
        haarKleur: '#4A2A22',
        kleding: 'jas',
        kleur: '#0B7A75',
        kleur2: '#FFFDF7',
        broek: '#433B6B',
        schoen: '#321B41',
        houding: 'wijzen',
        gezicht: 'trots',
      }),
    { x: 172, y: 292, schaal: 0.86 },
  );

export const deurLeerling = (): string => deur('#1F9FB5', kindTafereel());
export const deurVolwassene = (): string => deur('#D37034', volwasseneTafereel());

/** Children beside the sign-in card. */
export const kindLinks = (): string =>
  svgDoc(
    [-110, -280, 220, 310],
    contactShadow(60) +
      persoon({
        huid: 2,
        haar: 'krullen',
        haarKleur: '#C9622B',
        sproeten: true,
        hoorapparaat: '#8D65C5',
        kleding: 'hoodie',
        kleur: '#F8312F',
        broek: '#433B6B',
        schoen: '#FFB703',
        houding: 'zwaaien',
        gezicht: 'blij',
        mond: 'lach',
        blik: [1, -0.4],
      }),
  );
export const kindRechts = (): string =>
  svgDoc(
    [-120, -280, 240, 310],
    contactShadow(80) +
      persoon({
        huid: 4,
        haar: 'hijab',
        accent: '#0B7A75',
        rolstoel: '#FFB703',
        kleding: 'streep',
        kleur: '#8D65C5',
        kleur2: '#FFFDF7',
        broek: '#1B6CA8',
        schoen: '#F70A8D',
        armen: ['hang', 'zwaai'],
        gezicht: 'blij',
        blik: [-1, -0.4],
      }),
  );

import { tree, hill, cloud, sun } from '../lib/decor.ts';
import { house } from '../lib/buildings.ts';
import { person } from '#engine/figure/person.ts';
import {
  circle,
  clip,
  contactShadow,
  ellipse,
  glow,
  group,
  line,
  lit,
  path,
  rect,
  shade,
  svgDoc,
} from '#engine/figure/svg.ts';

const ARC = 'M0 300V64C0 22 60 0 160 0C260 0 320 22 320 64V300Z';
const OPENING = 'M26 300V74C26 42 82 26 160 26C238 26 294 42 294 74V300Z';
const SHEET = 'M26 300V74C26 58 40 48 62 42V300Z';

/** Arch with an open leaf, a scene behind it and a sill; 380 x 350, the name plate is HTML. */
function deur(color: string, tableau: string): string {
  const content =
    path(ARC, shade(color, -10)) +
    path(ARC, color, { transform: 'translate(-6 -6) scale(1.006)' }) +
    path(OPENING, shade(color, -22)) +
    clip(OPENING, group(tableau, {}) + path('M26 26H60V300H26Z', '#321B41', { 'fill-opacity': 0.16 })) +
    lit(SHEET, glow(color, 12), { dx: -5, dy: 0, shadow: shade(color, -14) }) +
    path('M34 84C38 76 46 72 54 70V150H34Z', '#FFFFFF', { 'fill-opacity': 0.28 }) +
    circle([53, 190, 5], '#FFC83D') +
    rect([-14, 292, 348, 20, 10], shade(color, -14)) +
    rect([-14, 288, 348, 18, 9], glow(color, 18));
  return svgDoc(
    [0, 0, 380, 350],
    group(ellipse([176, 316, 190, 14], '#321B41', { 'fill-opacity': 0.12 }) + content, { x: 30, y: 20 }),
  );
}

const kindTableau = (): string =>
  rect([20, 20, 300, 300], '#DDF3FF') +
  group(sun(26), { x: 112, y: 84 }) +
  group(cloud(), { x: 250, y: 82, schaal: 0.36 }) +
  group(hill({ width: 420, height: 40, deep: 160 }, '#CBE8A7'), { x: -20, y: 206 }) +
  group(tree('rond', '#6FA86A'), { x: 268, y: 228, schaal: 0.5 }) +
  group(hill({ width: 460, height: -26, deep: 120 }, '#A5D86E'), { x: -60, y: 250 }) +
  group(
    contactShadow(56) +
      person({
        skin: 5,
        hair: 'puffs',
        hairColor: '#38202E',
        accent: '#FFB3CC',
        glasses: '#B5179E',
        clothing: 'shirt',
        kleur: '#FFB703',
        motif: 'ster',
        pants: '#1B6CA8',
        shoe: '#F8312F',
        pose: 'zwaaien',
        face: 'blij',
        mouth: 'lach',
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
  group(house({ facade: 'klok', kleur: '#B9694A', breedte: 90, hoogte: 100 }), { x: 292, y: 226, schaal: 0.34 }) +
  rect([74, 206, 40, 12, 3], '#1B6CA8') +
  rect([78, 195, 36, 12, 3], '#F8312F') +
  rect([72, 218, 44, 10, 3], '#FFB703') +
  circle([246, 212, 13], '#F8312F') +
  path('M246 200C248 194 252 192 256 192C255 198 251 200 246 200Z', '#2F6B4F');

const adultTableau = (): string =>
  klas() +
  group(
    contactShadow(56) +
      person({
        skin: 3,
        hair: 'knot',
        hairColor: '#4A2A22',
        clothing: 'jas',
        kleur: '#0B7A75',
        color2: '#FFFDF7',
        pants: '#433B6B',
        shoe: '#321B41',
        pose: 'wijzen',
        face: 'trots',
      }),
    { x: 172, y: 292, schaal: 0.86 },
  );

export const deurLeerling = (): string => deur('#1F9FB5', kindTableau());
export const deurAdult = (): string => deur('#D37034', adultTableau());

/** Children beside the sign-in card. */
export const kindLeft = (): string =>
  svgDoc(
    [-110, -280, 220, 310],
    contactShadow(60) +
      person({
        skin: 2,
        hair: 'krullen',
        hairColor: '#C9622B',
        freckles: true,
        hearingAid: '#8D65C5',
        clothing: 'hoodie',
        kleur: '#F8312F',
        pants: '#433B6B',
        shoe: '#FFB703',
        pose: 'zwaaien',
        face: 'blij',
        mouth: 'lach',
        outlook: [1, -0.4],
      }),
  );
export const kindRight = (): string =>
  svgDoc(
    [-120, -280, 240, 310],
    contactShadow(80) +
      person({
        skin: 4,
        hair: 'hijab',
        accent: '#0B7A75',
        wheelchair: '#FFB703',
        clothing: 'streep',
        kleur: '#8D65C5',
        color2: '#FFFDF7',
        pants: '#1B6CA8',
        shoe: '#F70A8D',
        arms: ['hang', 'zwaai'],
        face: 'blij',
        outlook: [-1, -0.4],
      }),
  );

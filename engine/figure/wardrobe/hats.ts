import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, ellipse, line, lit, path, rect, roundPoly, shade } from '../svg.ts';
import { hats } from '../person/hats.ts';
import type { WornHat } from '../person/kinds.ts';
import { shine, softFlower, softStar } from './wear.ts';

/** Height below which hair shows under a hat that covers the crown. */
const COVER = -84;

const bow = (): string => {
  const pink = '#F70A8D';
  return (
    lit('M0 -104C-12 -130 -46 -136 -50 -116C-52 -98 -48 -82 -38 -82C-22 -82 -8 -94 0 -104Z', pink, { dx: -5, dy: -4 }) +
    lit('M0 -104C12 -130 46 -136 50 -116C52 -98 48 -82 38 -82C22 -82 8 -94 0 -104Z', shade(pink, -4), {
      dx: -5,
      dy: -4,
    }) +
    [
      [-36, -116],
      [-38, -98],
      [-22, -108],
      [34, -114],
      [37, -96],
      [21, -104],
    ]
      .map(([x = 0, y = 0]) => circle([x, y, 3.6], '#FFD1E6'))
      .join('') +
    lit(
      'M-11 -114C-4 -119 5 -119 11 -114C13 -107 13 -100 10 -94C4 -90 -5 -90 -11 -94C-14 -100 -13 -107 -11 -114Z',
      shade(pink, -8),
      { dx: -4, dy: -3 },
    ) +
    shine('M-44 -112Q-42 -122 -32 -122', pink, 4)
  );
};

const band = (color: string): string => line('M-50 -62C-48 -116 48 -116 50 -62', color, 9);

const bunny = (): string => {
  const white = '#F8F3FA';
  return (
    lit('M-36 -94C-54 -126 -52 -164 -36 -166C-18 -166 -10 -132 -12 -100Z', white, {
      dx: -5,
      dy: -2,
      shadow: '#D9CFE4',
    }) +
    path('M-32 -104C-42 -126 -42 -152 -34 -154C-24 -152 -18 -130 -19 -106Z', '#FFB3CB') +
    lit(
      'M12 -100C8 -130 16 -160 30 -166C48 -168 74 -142 66 -132C58 -128 46 -140 42 -138C38 -128 40 -110 36 -94Z',
      white,
      { dx: -5, dy: -3, shadow: '#D9CFE4' },
    ) +
    path('M20 -106C18 -128 24 -148 32 -153C36 -146 32 -132 30 -106Z', '#FFB3CB') +
    band('#F70A8D')
  );
};

const kitten = (): string => {
  const fur = '#4A3B63';
  return (
    lit('M-50 -78L-48 -122Q-46 -128 -40 -124L-12 -102Z', fur, { dx: -4, dy: -3 }) +
    path('M-42 -88L-41 -110L-24 -99Z', '#FF9EC0') +
    lit('M50 -78L48 -122Q46 -128 40 -124L12 -102Z', shade(fur, -4), { dx: -4, dy: -3 }) +
    path('M42 -88L41 -110L24 -99Z', '#F283AB') +
    band(fur)
  );
};

const flowers = (): string => {
  const spots: readonly (readonly [number, number, number, string])[] = [
    [-48, -68, 10, '#FF86B3'],
    [-36, -86, 11, '#FFFDF7'],
    [-19, -97, 12, '#8D65C5'],
    [0, -101, 13.5, '#FF86B3'],
    [20, -97, 12, '#FFFDF7'],
    [37, -86, 11, '#26C9FC'],
    [49, -68, 10, '#FF86B3'],
  ];
  const leaves = spots
    .map(([x, y], i) =>
      ellipse([x + 8, y + 6, 9, 4.5], i % 2 === 0 ? '#5E9413' : '#7CB518', {
        transform: `rotate(${i * 24 - 70} ${x + 8} ${y + 6})`,
      }),
    )
    .join('');
  return (
    line('M-50 -60C-46 -112 46 -112 50 -60', '#5E9413', 6) +
    leaves +
    spots.map(([x, y, r, color]) => softFlower([x, y, r], color)).join('')
  );
};

const headphones = (): string => {
  const cup = (x: number, color: string): string =>
    rect([x - 13, -58, 26, 42, 12], '#2A2340') +
    rect([x - 10, -55, 20, 36, 10], color) +
    ellipse([x - 3, -44, 4, 8], '#FFFFFF', { 'fill-opacity': 0.4 });
  return (
    line('M-55 -44C-62 -122 62 -122 55 -44', '#433B6B', 11) +
    line('M-50 -74C-42 -102 -22 -110 -4 -111', '#8D86B8', 4) +
    cup(-57, '#26C9FC') +
    cup(57, '#0C93C4')
  );
};

const racing = (): string => {
  const red = '#F23B3B';
  const shell =
    'M-60 -34C-68 -92 -40 -120 0 -120C40 -120 68 -92 60 -34C58 -22 50 -16 45 -18C48 -40 47 -60 41 -69C20 -78 -20 -78 -41 -69C-47 -60 -48 -40 -45 -18C-50 -16 -58 -22 -60 -34Z';
  return (
    lit(shell, red, { dx: -10, dy: -3 }) +
    path('M-10 -119.500Q0 -121 10 -119.500V-75Q0 -77 -10 -75Z', '#FFFDF7') +
    path('M3 -120Q8 -120 10 -119.500V-75L3 -76Z', '#E2D9E6') +
    lit(
      'M-50 -82C-44 -104 44 -104 50 -82C52 -74 48 -68 42 -70C22 -82 -22 -82 -42 -70C-48 -68 -52 -74 -50 -82Z',
      '#3C5A8C',
      { dx: -6, dy: -4 },
    ) +
    line('M-36 -88Q-20 -95 -4 -95', '#CFE8FF', 4) +
    circle([-54, -52, 6], '#FFC83D') +
    circle([54, -52, 6], '#E39B0B')
  );
};

const captain = (): string =>
  lit('M-54 -88C-70 -112 -52 -124 0 -124C52 -124 70 -112 54 -88Z', '#FFFDF7', { dx: -12, shadow: '#D8D2E4' }) +
  rect([-50, -92, 100, 18, 5], '#1F3C88') +
  rect([14, -92, 36, 18, 5], '#172D6B') +
  path('M-46 -76C-20 -84 20 -84 46 -76C36 -60 -36 -60 -46 -76Z', '#1B2338') +
  line('M-34 -72Q-14 -77 4 -77', '#5A6790', 3) +
  circle([0, -94, 12], '#FFC83D') +
  line('M0 -101V-88M-6 -92Q-5 -86 0 -86Q5 -86 6 -92M-3.500 -98H3.500', '#14418B', 2.6);

const fire = (): string => {
  const red = '#E8352B';
  return (
    lit('M-50 -72C-54 -104 -32 -120 0 -120C32 -120 54 -104 50 -72Z', red, { dx: -11 }) +
    line('M0 -122V-92', '#FFC83D', 8) +
    line('M-27 -112Q-36 -98 -38 -82M27 -112Q36 -98 38 -82', shade(red, -10), 4) +
    lit('M-72 -66C-60 -84 60 -84 72 -66C60 -56 34 -66 0 -66C-34 -66 -60 -56 -72 -66Z', shade(red, -4), {
      dx: -6,
      dy: -3,
    }) +
    path(
      'M0 -108C8 -103 14 -103 18 -104C20 -88 14 -76 0 -70C-14 -76 -20 -88 -18 -104C-14 -103 -8 -103 0 -108Z',
      '#FFC83D',
    ) +
    path('M0 -102C6 -98 9 -98 12 -99C13 -88 9 -80 0 -76Z', '#E39B0B') +
    path('M0 -98C5 -92 7 -90 5 -85C3 -80 -4 -80 -5 -86C-5 -90 -1 -92 0 -98Z', '#F23B3B') +
    shine('M-38 -86Q-36 -102 -20 -110', red)
  );
};

const cowboy = (): string => {
  const brown = '#A9683F';
  return (
    lit(
      'M-38 -74C-42 -108 -36 -128 -22 -128C-10 -128 -8 -119 0 -119C8 -119 10 -128 22 -128C36 -128 42 -108 38 -74Z',
      brown,
      { dx: -9 },
    ) +
    path('M-39 -88C-20 -80 20 -80 39 -88L39 -76C20 -68 -20 -68 -39 -76Z', '#5E2F1E') +
    lit('M-84 -94C-68 -76 -36 -80 0 -80C36 -80 68 -76 84 -94C90 -70 54 -58 0 -58C-54 -58 -90 -70 -84 -94Z', brown, {
      dx: -8,
      dy: -4,
    }) +
    softStar([0, -82, 9]) +
    shine('M-28 -100Q-28 -116 -20 -120', brown)
  );
};

const pirate = (): string => {
  const black = '#2A2340';
  const hat = 'M-76 -74C-68 -94 -52 -96 -44 -114C-36 -130 36 -130 44 -114C52 -96 68 -94 76 -74C44 -90 -44 -90 -76 -74Z';
  return (
    lit(hat, black, { dx: -9, dy: -4, shadow: '#171128' }) +
    line('M-76 -74C-44 -90 44 -90 76 -74', '#FFC83D', 6) +
    line('M-13 -92L13 -104M13 -92L-13 -104', '#F3EEF8', 4.5) +
    path('M-11 -108C-11 -118 11 -118 11 -108C11 -102 7 -101 7 -97H-7C-7 -101 -11 -102 -11 -108Z', '#FFFDF7') +
    circle([-4.2, -107, 2.8], black) +
    circle([4.2, -107, 2.8], black) +
    shine('M-44 -104Q-38 -120 -20 -122', black, 4)
  );
};

const viking = (): string => {
  const horn = (side: 1 | -1): string =>
    lit(
      `M${side * 44} -96C${side * 68} -92 ${side * 84} -112 ${side * 74} -142C${side * 66} -122 ${side * 56} -118 ${side * 40} -116Z`,
      '#F6E6C4',
      { dx: -4, dy: -2 },
    ) + line(`M${side * 62} -97L${side * 58} -114`, '#C9A86A', 3.5);
  return (
    horn(-1) +
    horn(1) +
    lit('M-53 -68C-58 -104 -34 -120 0 -120C34 -120 58 -104 53 -68Z', '#B9C3DA', { dx: -11 }) +
    path('M-7 -120H7V-66H-7Z', '#D69A3A') +
    lit('M-56 -82C-30 -92 30 -92 56 -82L56 -66C30 -76 -30 -76 -56 -66Z', '#E3AC4C', { dx: -8, dy: -2 }) +
    [-42, -22, 22, 42].map((x) => circle([x, -79 + Math.abs(x) / 9, 3.4], '#8D5B1E')).join('') +
    shine('M-40 -92Q-34 -108 -18 -113', '#B9C3DA')
  );
};

const wizard = (): string => {
  const purple = '#6A3FB0';
  return (
    lit(
      'M-42 -72C-34 -104 -18 -134 -8 -156Q-4 -168 10 -166C26 -164 34 -150 30 -146C22 -152 16 -148 18 -140C26 -120 36 -98 42 -72Z',
      purple,
      { dx: -9 },
    ) +
    path('M-42 -86C-20 -76 20 -76 42 -86L42 -72C20 -64 -20 -64 -42 -72Z', '#FFC83D') +
    lit('M-78 -66C-56 -86 56 -86 78 -66C58 -54 30 -62 0 -62C-30 -62 -58 -54 -78 -66Z', purple, { dx: -6, dy: -4 }) +
    softStar([-8, -106, 9]) +
    softStar([14, -124, 6], '#FFE08A') +
    softStar([20, -98, 5], '#FFE08A') +
    path('M-2 -138A8 8 0 1 0 8 -128A10 10 0 0 1 -2 -138Z', '#FFE08A')
  );
};

const unicorn = (): string =>
  lit('M-44 -80L-42 -112Q-40 -118 -34 -114L-18 -98Z', '#F8F3FA', { dx: -3, dy: -2, shadow: '#D9CFE4' }) +
  path('M-37 -88L-36 -104L-25 -96Z', '#FFB3CB') +
  lit('M44 -80L42 -112Q40 -118 34 -114L18 -98Z', '#F8F3FA', { dx: -3, dy: -2, shadow: '#D9CFE4' }) +
  path('M37 -88L36 -104L25 -96Z', '#FFB3CB') +
  circle([-13, -101, 11], '#8D65C5') +
  circle([13, -101, 11], '#26C9FC') +
  circle([0, -97, 12], '#FF86B3') +
  lit('M-11 -104L-2 -158Q0 -164 2 -158L11 -104Q0 -98 -11 -104Z', '#FFC83D', { dx: -5, dy: 0 }) +
  line('M-8 -116L8 -109M-6 -129L6 -122M-4 -141L4 -135', '#E39B0B', 3.5) +
  line('M-50 -62C-48 -112 48 -112 50 -62', '#FF86B3', 7);

const crown = (): string => {
  const gold = '#FFC21F';
  const points = roundPoly(
    [
      [-44, -84],
      [-50, -126],
      [-26, -106],
      [0, -138],
      [26, -106],
      [50, -126],
      [44, -84],
      [0, -78],
    ],
    4,
  );
  return (
    lit(points, gold, { dx: -9, dy: -3, shadow: '#D9890B' }) +
    [
      [-50, -128, 6],
      [0, -141, 7],
      [50, -128, 6],
    ]
      .map(([x = 0, y = 0, r = 6]) => circle([x, y, r], '#FFE08A'))
      .join('') +
    path('M-45 -90C-22 -80 22 -80 45 -90L44 -78C22 -70 -22 -70 -44 -78Z', '#F7A600') +
    circle([0, -93, 8], '#F23B3B') +
    circle([-2.5, -96, 2.6], '#FFC9C9') +
    circle([-26, -95, 6], '#26C9FC') +
    circle([26, -95, 6], '#7CB518') +
    shine('M-38 -92L-40 -108', gold, 4)
  );
};

/** Hats of the wardrobe, around the neck pivot. */
export const wornHats: Readonly<Record<WardrobeCode<'hat'>, () => WornHat>> = {
  'hat-cap-blue': () => ({ front: hats.pet('#1B6CA8'), cover: COVER }),
  'hat-cap-red': () => ({ front: hats.pet('#F23B3B'), cover: COVER }),
  'hat-beanie-berry': () => ({ front: hats.muts('#B5179E'), cover: COVER }),
  'hat-bow-pink': () => ({ front: bow() }),
  'hat-sun': () => ({ front: hats.strohoed(), cover: COVER }),
  'hat-party': () => ({ front: hats.feest() }),
  'hat-chef': () => ({ front: hats.kok(), cover: -92 }),
  'hat-bunny-ears': () => ({ front: bunny() }),
  'hat-cat-ears': () => ({ front: kitten() }),
  'hat-flower-crown': () => ({ front: flowers() }),
  'hat-headphones': () => ({ front: headphones() }),
  'hat-racing-helmet': () => ({ front: racing(), cover: COVER }),
  'hat-captain': () => ({ front: captain(), cover: COVER }),
  'hat-fire-helmet': () => ({ front: fire(), cover: COVER }),
  'hat-cowboy': () => ({ front: cowboy(), cover: COVER }),
  'hat-pirate': () => ({ front: pirate(), cover: -88 }),
  'hat-viking-helmet': () => ({ front: viking(), cover: COVER }),
  'hat-wizard': () => ({ front: wizard(), cover: COVER }),
  'hat-unicorn-horn': () => ({ front: unicorn() }),
  'hat-crown': () => ({ front: crown() }),
};

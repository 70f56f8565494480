import { circle, circlesPath, ellipse, group, line, path, rect } from '#engine/figure/svg.ts';
import { block, house, window } from '../lib/structures.ts';
import { under } from './blocks-nature.ts';

const WOOD = '#C98A5A';
const WOOD_DARK = '#8D5B3E';

const fence = (): string =>
  under(64) +
  rect([-62, -40, 126, 8, 3], '#E3D6C2') +
  rect([-62, -20, 126, 8, 3], '#E3D6C2') +
  [-54, -26, 2, 30, 56]
    .map(
      (x) =>
        path(`M${x - 8} 2V-50L${x} -60L${x + 8} -50V2Z`, '#FFFDF7') +
        path(`M${x + 2} 2V-57L${x + 8} -50V2Z`, '#E3D6C2'),
    )
    .join('');

const bench = (): string =>
  under(60) +
  rect([-52, -30, 9, 31, 2], '#433B6B') +
  rect([44, -30, 9, 31, 2], '#433B6B') +
  rect([-48, -66, 7, 38, 2], '#433B6B') +
  rect([42, -66, 7, 38, 2], '#433B6B') +
  [-70, -54].map((y) => rect([-58, y, 116, 12, 4], '#F2592B') + rect([-58, y + 7, 116, 5, 2], '#C2410C')).join('') +
  rect([-62, -34, 124, 12, 5], '#F2783F') +
  rect([-62, -26, 124, 6, 3], '#C2410C');

const picnicTable = (): string =>
  under(70) +
  line('M-40 0L-24 -44M40 0L24 -44', WOOD_DARK, 8) +
  rect([-72, -24, 144, 9, 4], WOOD) +
  rect([-72, -18, 144, 4, 2], WOOD_DARK) +
  rect([-60, -54, 120, 12, 4], '#D99E6B') +
  rect([-60, -46, 120, 5, 2], WOOD_DARK) +
  path('M-34 -54H34L42 -40H-42Z', '#FFFDF7') +
  [-30, -10, 10, 28].map((x) => path(`M${x} -54h9l3 14h-11Z`, '#F2592B')).join('') +
  ellipse([-12, -57, 17, 5], '#E6F0F8') +
  circle([-12, -65, 8], '#D6312C') +
  circle([-14, -68, 2.4], '#FF9C93') +
  rect([14, -74, 14, 20, 4], '#5CB8E4') +
  rect([22, -74, 6, 20, 3], '#3F96C4') +
  line('M22 -74L28 -88', '#F70A8D', 3);

const sandbox = (): string =>
  under(72) +
  path('M-70 0L-56 -34H60L74 0Z', '#F1C65A') +
  path('M-56 -34H60L66 -20C30 -30 -20 -28 -62 -20Z', '#FFDE8C') +
  path('M-12 -12C-8 -30 6 -44 16 -44C28 -44 38 -28 42 -12Z', '#F5D078') +
  path('M18 -12C24 -26 22 -38 16 -44C28 -44 38 -28 42 -12Z', '#DDAE48') +
  line('M16 -44V-64', '#7D4533', 3) +
  path('M17 -64L34 -58L17 -52Z', '#F8312F') +
  path('M-48 -8L-44 -30H-22L-18 -8Z', '#F70A8D') +
  path('M-28 -8L-28 -30H-22L-18 -8Z', '#B5179E') +
  line('M-44 -30Q-33 -46 -22 -30', '#FFFDF7', 3.5) +
  path('M-76 4L-70 -8H74L80 4Q80 10 74 10H-70Q-76 10 -76 4Z', '#5CB8E4') +
  path('M-76 4Q-76 10 -70 10H74Q80 10 80 4Z', '#1B6CA8');

const slide = (): string =>
  under(78, 0) +
  line('M-50 0V-104M-18 0V-104', '#5C6B94', 7) +
  [-18, -38, -58, -78].map((y) => line(`M-50 ${y}H-18`, '#8FA2D1', 6)).join('') +
  rect([-56, -106, 46, 9, 4], '#FFB703') +
  line('M-54 -106V-134H-14V-106', '#F2592B', 6) +
  path('M-14 -104C20 -96 30 -16 76 -12V2C22 4 14 -72 -14 -84Z', '#C2264B') +
  path('M-14 -104C24 -96 34 -16 76 -12V-5C30 -6 18 -84 -14 -92Z', '#F5477A') +
  line('M-14 -106C24 -98 34 -20 78 -15', '#FF8FB0', 5);

const swing = (): string =>
  under(70, 0) +
  line('M-62 0L-40 -118L-20 0M22 0L42 -118L64 0', '#8D65C5', 8) +
  line('M-40 -118H42', '#A98ADB', 10) +
  circle([-40, -118, 7], '#FFB703') +
  circle([42, -118, 7], '#FFB703') +
  line('M-14 -114L-10 -36M18 -114L22 -36', '#635994', 3) +
  rect([-20, -38, 52, 10, 5], '#F2592B') +
  rect([-20, -32, 52, 5, 2], '#C2410C');

const tent = (): string =>
  under(80, 2) +
  path('M-72 0L0 -104L76 0Z', '#0B7A75') +
  path('M-72 0L0 -104L14 0Z', '#16A39C') +
  path('M-22 0L0 -84L24 0Z', '#321B41') +
  path('M0 -84L24 0H40Q16 -40 0 -84Z', '#FFD978') +
  path('M0 -84L-22 0H-38Q-14 -40 0 -84Z', '#FFE9AE') +
  line('M0 -104V-122', '#7D4533', 4) +
  path('M2 -122L24 -115L2 -107Z', '#FFB703') +
  [-46, 48].map((x) => circle([x, -24, 6], '#FFFDF7', { 'fill-opacity': 0.55 })).join('') +
  line('M-72 0L-86 6M76 0L90 6', '#635994', 3);

const hammock = (): string =>
  under(80, 0) +
  rect([-76, -96, 11, 98, 4], WOOD_DARK) +
  rect([66, -96, 11, 98, 4], WOOD_DARK) +
  path('M-76 -96h11v12h-11ZM66 -96h11v12h-11Z', WOOD) +
  line('M-66 -80L-44 -52M68 -80L46 -52', '#D9C296', 4) +
  path('M-50 -58Q0 -4 52 -58Q30 8 0 8T-50 -58Z', '#F2783F') +
  path('M-40 -46Q-20 -22 -4 -20L-6 4Q-30 -2 -40 -46Z', '#FFB703') +
  path('M12 -21Q30 -26 44 -48Q34 -6 14 4Z', '#5CB8E4') +
  ellipse([-26, -46, 18, 10], '#FFFDF7', { transform: 'rotate(24 -26 -46)' });

const trampoline = (): string =>
  under(78, 0) +
  [-58, -20, 24, 58].map((x) => line(`M${x} 2V-30`, '#5C6B94', 6)).join('') +
  ellipse([0, -34, 76, 22], '#1B6CA8') +
  ellipse([0, -37, 76, 21], '#5CB8E4') +
  ellipse([0, -37, 58, 15], '#2B2B52') +
  path('M-52 -40C-40 -50 20 -54 44 -46C16 -48 -30 -46 -52 -40Z', '#433B6B') +
  circle([14, -74, 17], '#D6312C') +
  path('M14 -91A17 17 0 0 0 -3 -74H14Z', '#FFFDF7') +
  path('M14 -57A17 17 0 0 0 31 -74H14Z', '#FFB703') +
  line('M-10 -58Q-14 -52 -10 -46M38 -58Q42 -52 38 -46', '#FFFDF7', 3);

const playhouse = (): string =>
  under(84, 6) +
  house({ w: 92, h: 66, d: 44, wall: '#FFE3A3', roof: '#F70A8D', ridge: 50 }) +
  window([-56, -54], 22, 24) +
  path('M-14 0V-42A17 17 0 0 1 20 -42V0Z', WOOD_DARK) +
  path('M-10 0V-42A13 13 0 0 1 16 -42V0Z', WOOD) +
  circle([10, -22, 3], '#FFB703');

const tower = (): string =>
  under(64, 6) +
  block({ w: 66, h: 108, d: 34, kleur: '#C9C3D6', side: '#9C93B0' }) +
  [-24, -54, -84]
    .map((y, row) => [0, 1, 2].map((k) => rect([-46 + k * 20 + (row % 2) * 8, y, 13, 8, 2], '#B4ACC6')).join(''))
    .join('') +
  group(
    block({ w: 82, h: 20, d: 42, kleur: '#D8D3E3', side: '#A79EBA' }) +
      [-58, -34, -10, 14].map((x) => rect([x, -36, 15, 18, 2], '#D8D3E3')).join('') +
      [40, 54].map((x, k) => path(`M${x - 12} ${-24 - k * 6}l10 -4v-16l-10 4Z`, '#A79EBA')).join(''),
    { y: -106 },
  ) +
  path('M-28 0V-32A12 12 0 0 1 -4 -32V0Z', '#643326') +
  path('M-28 -70V-84A8 8 0 0 1 -12 -84V-70Z', '#433B6B') +
  line('M14 -130V-184', '#7D4533', 4) +
  path('M16 -184L50 -172L16 -158Z', '#8D65C5') +
  path('M16 -170L38 -168L16 -158Z', '#635994');

const balloon = (): string =>
  under(34, 0) +
  line('M-14 -34L-34 -92M14 -34L34 -92', '#8D5B3E', 3) +
  path('M0 -196C-46 -196 -66 -164 -60 -130C-54 -100 -22 -82 0 -82S54 -100 60 -130C66 -164 46 -196 0 -196Z', '#F2592B') +
  path('M0 -196C-24 -196 -34 -164 -32 -130C-30 -100 -12 -82 0 -82S30 -100 32 -130C34 -164 24 -196 0 -196Z', '#FFC83D') +
  path('M0 -196C-8 -196 -12 -164 -11 -130C-10 -100 -4 -82 0 -82S10 -100 11 -130C12 -164 8 -196 0 -196Z', '#5CB8E4') +
  path(
    'M0 -196C46 -196 66 -164 60 -130C54 -100 22 -82 0 -82C30 -92 44 -118 42 -146C40 -172 24 -190 0 -196Z',
    '#321B41',
    {
      'fill-opacity': 0.12,
    },
  ) +
  ellipse([-34, -160, 8, 18], '#FFFDF7', { 'fill-opacity': 0.5, transform: 'rotate(18 -34 -160)' }) +
  path('M-20 -36H20L16 0H-16Z', WOOD) +
  path('M4 -36H20L16 0H4Z', WOOD_DARK) +
  line('M-19 -24H19M-17 -12H17', '#A9683F', 3) +
  rect([-23, -40, 46, 8, 4], WOOD_DARK);

const chest = (): string =>
  under(62, 4) +
  path('M-52 0V-40H52V0Q0 6 -52 0Z', '#A9683F') +
  path('M28 3V-40H52V0Q40 3 28 3Z', '#7D4533') +
  path('M-46 -42C-40 -52 40 -52 46 -42Z', '#FFD24A') +
  [-30, -12, 8, 26]
    .map((x, k) => circle([x, -46 - (k % 2) * 5, 9], '#FFB703') + circle([x - 2, -48 - (k % 2) * 5, 4], '#FFE38A'))
    .join('') +
  path('M-54 -58C-54 -92 -34 -96 0 -96S54 -92 54 -58L48 -66H-48Z', '#C98A5A') +
  path('M26 -95C46 -92 54 -84 54 -58L48 -66H30Z', '#8D5B3E') +
  rect([-54, -44, 108, 8, 3], '#FFB703') +
  rect([-10, -44, 20, 24, 5], '#FFC83D') +
  circle([0, -33, 4], '#7D4533') +
  path('M0 -31L4 -22H-4Z', '#7D4533');

const letterbox = (): string =>
  under(34, 2) +
  rect([-5, -50, 11, 52, 3], WOOD_DARK) +
  path('M-36 -50V-80A22 22 0 0 1 -14 -102H24A22 22 0 0 1 46 -80V-50Z', '#D6312C') +
  path('M-36 -50V-80A22 22 0 0 1 8 -80V-50Z', '#F5544B') +
  rect([-29, -80, 30, 7, 3], '#7D1F24') +
  path('M-26 -77L-2 -92L10 -74L-14 -60Z', '#FFFDF7') +
  path('M-26 -77L-6 -76L-2 -92Z', '#E3D6C2') +
  line('M34 -72V-114', '#433B6B', 4) +
  path('M34 -114H54V-100H34Z', '#FFB703');

const flag = (): string =>
  under(26, 2) +
  ellipse([0, -3, 20, 7], '#B4ACBC') +
  rect([-4, -150, 8, 148, 4], '#8D5B3E') +
  rect([1, -150, 3, 148, 1], '#643326') +
  circle([0, -153, 7], '#FFB703') +
  path('M4 -144C30 -156 44 -134 74 -144V-96C44 -86 30 -108 4 -96Z', '#8D65C5') +
  path('M4 -144C16 -149 26 -148 36 -144V-97C26 -101 16 -101 4 -96Z', '#A98ADB') +
  path('M39 -132l4 9 10 1 -8 7 3 10 -9 -5 -9 5 3 -10 -8 -7 10 -1Z', '#FFE38A');

const lantern = (): string =>
  circle([0, -112, 46], '#FFE38A', { 'fill-opacity': 0.25 }) +
  circle([0, -112, 31], '#FFE38A', { 'fill-opacity': 0.35 }) +
  under(26, 2) +
  path('M-16 2Q-14 -12 -5 -12V-86H5V-12Q14 -12 16 2Z', '#433B6B') +
  path('M-18 -92H18L13 -132H-13Z', '#FFC83D') +
  path('M4 -92H18L13 -132H4Z', '#F1A11E') +
  rect([-20, -94, 40, 7, 3], '#433B6B') +
  path('M-18 -131H18L8 -146H-8Z', '#433B6B') +
  circle([-4, -114, 5], '#FFFDF7');

const birdhouse = (): string =>
  under(28, 2) +
  rect([-5, -68, 10, 70, 3], WOOD_DARK) +
  path('M-34 -66V-112L0 -138L34 -112V-66Z', '#5CB8E4') +
  path('M8 -66V-132L34 -112V-66Z', '#3F96C4') +
  path('M-42 -106L0 -144L42 -106L36 -98L0 -130L-36 -98Z', '#C2410C') +
  circle([-2, -98, 13], '#321B41') +
  group(
    circle([0, 0, 9], '#FFC83D') +
      circle([-3, -3, 1.8], '#1F2A44') +
      circle([3, -3, 1.8], '#1F2A44') +
      path('M-3 0H3L0 5Z', '#F2592B'),
    { x: -2, y: -96 },
  ) +
  line('M-2 -78H-2', WOOD_DARK, 7) +
  rect([-40, -70, 80, 8, 3], WOOD);

const campfire = (): string =>
  ellipse([0, -4, 66, 20], '#FFC83D', { 'fill-opacity': 0.22 }) +
  under(46, 2) +
  [-40, -24, 0, 24, 42]
    .map((x, k) => ellipse([x, 2 - (k % 2) * 3, 13, 8], k % 2 === 0 ? '#9B93A8' : '#B4ACBC'))
    .join('') +
  line('M-30 -6L26 -20M30 -6L-26 -20', '#7D4533', 11) +
  path(
    'M0 -96C26 -64 34 -46 26 -24C20 -10 -20 -10 -26 -24C-32 -42 -20 -50 -14 -66C-10 -58 -6 -56 -4 -54C-2 -66 -4 -80 0 -96Z',
    '#F2592B',
  ) +
  path('M2 -66C18 -48 20 -36 14 -22C8 -14 -12 -14 -16 -22C-20 -34 -12 -38 -8 -48C-4 -44 -2 -42 0 -42Z', '#FFB703') +
  path('M1 -42C9 -34 10 -26 6 -20Q0 -16 -6 -20C-9 -28 -3 -32 1 -42Z', '#FFF1B8');

const telescope = (): string =>
  under(48, 2) +
  line('M0 -62L-34 0M0 -62L34 0M0 -62L2 4', WOOD_DARK, 7) +
  group(
    path('M-54 -14H16V14H-54Z', '#635994') +
      path('M-54 2H16V14H-54Z', '#433B6B') +
      path('M16 -19H62V19H16Z', '#8D65C5') +
      path('M16 4H62V19H16Z', '#635994') +
      rect([58, -23, 10, 46, 4], '#FFB703') +
      rect([-66, -9, 14, 18, 3], '#FFB703') +
      rect([10, -20, 8, 40, 3], '#FFC83D'),
    { y: -74, draai: -28 },
  ) +
  circle([0, -66, 9], '#433B6B');

const fountain = (): string =>
  under(70, 2) +
  path('M-68 -18Q-66 10 0 10T68 -18Z', '#9C93B0') +
  path('M-68 -18Q-66 10 -10 10Q-44 0 -50 -18Z', '#C9C3D6') +
  ellipse([0, -18, 68, 16], '#D8D3E3') +
  ellipse([0, -18, 56, 11], '#3FA9CC') +
  path('M-50 -20C-30 -29 30 -29 50 -20C24 -24 -24 -24 -50 -20Z', '#8ED8EA') +
  path('M-9 -18L-6 -62H6L9 -18Z', '#B4ACC6') +
  ellipse([0, -62, 32, 8], '#D8D3E3') +
  ellipse([0, -63, 25, 5], '#5CC3DF') +
  line(
    'M0 -64V-100M-4 -96Q-26 -104 -34 -66M4 -96Q26 -104 34 -66M-2 -100Q-12 -108 -18 -92M2 -100Q12 -108 18 -92',
    '#BDEBF5',
    5,
  ) +
  path(
    circlesPath([
      [-38, -52, 4],
      [38, -52, 4],
      [0, -108, 5],
    ]),
    '#E6F8FF',
  );

/** What one plays with, sits on, or lives in. */
export const playBlocks = {
  'block-letterbox': letterbox(),
  'block-flag': flag(),
  'block-lantern': lantern(),
  'block-swing': swing(),
  'block-birdhouse': birdhouse(),
  'block-campfire': campfire(),
  'block-telescope': telescope(),
  'block-fountain': fountain(),
  'block-fence': fence(),
  'block-bench': bench(),
  'block-picnic-table': picnicTable(),
  'block-sandbox': sandbox(),
  'block-hammock': hammock(),
  'block-tent': tent(),
  'block-slide': slide(),
  'block-treasure-chest': chest(),
  'block-trampoline': trampoline(),
  'block-playhouse': playhouse(),
  'block-tower': tower(),
  'block-hot-air-balloon': balloon(),
} as const;

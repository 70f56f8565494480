import { circle, ellipse, group, line, lit, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { part } from './form.ts';

// Bobbel, the nodding dog on the dashboard: a big head on a spring, with racing goggles. (0, 0) = under its paws.

const FRAME = [-80, -170, 160, 184] as const;
const FUR = '#E9C79B';
const DARK = '#8F5B3E';

const body = (): string =>
  ellipse([0, 0, 46, 8], '#120E2A', { 'fill-opacity': 0.35 }) +
  rect([-40, -10, 80, 12, 6], '#B51F3F') +
  rect([-40, -12, 80, 9, 5], '#F23B3B') +
  line('M30 -18C48 -22 54 -38 48 -50', DARK, 10) +
  lit('M-32 -10C-38 -34 -24 -58 0 -58C24 -58 38 -34 32 -10Z', FUR, { dx: -8, dy: -3 }) +
  ellipse([0, -26, 15, 18], '#FFF1DC') +
  ellipse([-15, -12, 13, 8], '#FFF1DC') +
  ellipse([15, -12, 13, 8], '#E3CDB0') +
  line('M-22 -50Q0 -38 22 -50', '#0F8F8A', 9) +
  path('M10 -48L26 -34L16 -26L4 -42Z', '#0F8F8A');

type Gaze = 'kijkt' | 'blij' | 'denkt' | 'wow';

const eye = (x: number, outlook: Gaze): string => {
  if (outlook === 'blij') return line(`M${x - 8} -21Q${x} -33 ${x + 8} -21`, '#1B2338', 4.5);
  const k = outlook === 'wow' ? 1.25 : 1;
  const dy = outlook === 'denkt' ? -4 : 0;
  return (
    circle([x, -24, 11.5], '#FFFDF7') +
    ellipse([x + (outlook === 'denkt' ? 3 : 0), -23 + dy, 6.4 * k, 7.6 * k], '#1B2338') +
    circle([x - 2, -27 + dy, 2.4], '#FFFFFF')
  );
};

/** The head; its eyes can be left out, so that they blink as a part of their own. */
function header(outlook: Gaze, eyes = true): string {
  const ear = (s: number): string =>
    path(
      `M${s * 36} -48C${s * 60} -46 ${s * 62} -6 ${s * 48} 4C${s * 38} 0 ${s * 34} -20 ${s * 32} -34Z`,
      s < 0 ? DARK : '#6F4029',
    );
  const sphere = lit('M-42 -22C-44 -54 -24 -66 0 -66C24 -66 44 -54 42 -22C40 4 22 14 0 14C-22 14 -40 4 -42 -22Z', FUR, {
    dx: -9,
    dy: -5,
  });
  const patch = path('M6 -66C28 -66 44 -52 42 -24C40 -14 30 -10 22 -14C10 -22 2 -44 6 -66Z', DARK);
  const snout =
    ellipse([0, -4, 22, 15], '#FFF1DC') +
    ellipse([0, -12, 8.5, 6], '#2B1B2E') +
    ellipse([-3, -14, 2.5, 1.6], '#FFFFFF', { 'fill-opacity': 0.8 });
  const muzzle =
    outlook === 'wow'
      ? ellipse([0, 3, 6, 7], '#6A0F2B')
      : outlook === 'blij'
        ? path('M-11 -3Q0 18 11 -3Q0 3 -11 -3Z', '#6A0F2B') + path('M-5 5Q0 16 6 5Q0 3 -5 5Z', '#FF7F9A')
        : line('M-10 -2Q-5 5 0 -1Q5 5 10 -2', '#4A2A22', 3.2);
  const glasses =
    path('M-44 -50C-30 -58 30 -58 44 -50L43 -40C28 -48 -28 -48 -43 -40Z', '#5C3C8E') +
    [-18, 18]
      .map(
        (x) =>
          ellipse([x, -52, 17, 13], '#F2A11E') +
          ellipse([x, -53, 13, 9.5], '#8ECAE6') +
          ellipse([x - 4, -56, 4, 3], '#FFFFFF'),
      )
      .join('');
  return (
    ear(-1) +
    ear(1) +
    sphere +
    patch +
    ellipse([-29, -6, 7, 5], '#FF7F7A', { 'fill-opacity': 0.5 }) +
    ellipse([29, -6, 7, 5], '#FF7F7A', { 'fill-opacity': 0.5 }) +
    (eyes ? eye(-18, outlook) + eye(18, outlook) : '') +
    snout +
    muzzle +
    glasses
  );
}

function rig(): string {
  const spring = line('M0 -58C-9 -61 -9 -65 0 -66C9 -67 9 -71 0 -72C-9 -73 -9 -77 0 -78', '#B9AFCB', 4.5);
  const headers = (['kijkt', 'blij', 'denkt', 'wow'] as const)
    .map((outlook, i) =>
      part(FRAME, { id: outlook, at: [0, -68], gone: i > 0 }, group(header(outlook, i > 0), { y: -86 })),
    )
    .join('');
  const eyes = part(
    FRAME,
    { id: 'ogen', at: [0, -110], ouder: 'kijkt' },
    group(eye(-18, 'kijkt') + eye(18, 'kijkt'), { y: -86 }),
  );
  return svgDoc(FRAME, part(FRAME, { id: 'lijf' }, body() + spring) + headers + eyes);
}

export const drawDog = (): { name: string; svg: string }[] => [{ name: 'hond', svg: rig() }];
export { header as dogHead, body as dogBody };

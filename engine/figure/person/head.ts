import { hairColor, skin } from '../skin.ts';
import { circle, clip, ellipse, group, lit, shade } from '../svg.ts';
import { glasses, face, hearingAid, mustache, freckles, sweat } from './face.ts';
import { hairs } from './hair.ts';
import { hats } from './hats.ts';
import type { HairStyle, PersonOpts, WornHat } from './kinds.ts';

/** The skull; the neck pivot is (0, 0), the chin just below it, the crown near -93. */
export const SKULL =
  'M-48.500 -46C-48.500 -76 -28 -94 0 -94C28 -94 48.500 -76 48.500 -46C48.500 -14 30 3 0 3C-30 3 -48.500 -14 -48.500 -46Z';

/** The head is drawn 100 high and shown a little larger: 42 % of the person. */
const HEAD_SCALE = 1.08;

const COLOR_BY_STYLE: Partial<Record<HairStyle, string>> = {
  kaal: hairColor.grijs,
  afro: hairColor.plumBlack,
  hijab: hairColor.darkBrown,
  tulband: hairColor.black,
};
const withoutEars: readonly HairStyle[] = ['hijab'];

function ears(opts: PersonOpts): string {
  const color = skin[opts.skin ?? 3];
  const left = circle([-49, -38, 10.5], color.base) + ellipse([-50.5, -37, 4.5, 5.5], color.shadow);
  const right = circle([49, -38, 10.5], color.shadow);
  return left + right;
}

const isDark = (hex: string): boolean => Number.parseInt(hex.slice(1, 3), 16) < 0x60;

const hairPaint = (opts: PersonOpts): string =>
  opts.hairColor ?? COLOR_BY_STYLE[opts.hair ?? 'kort'] ?? hairColor.black;
const accent = (opts: PersonOpts): string => opts.accent ?? '#12A39B';

function browColor(opts: PersonOpts): string {
  const paint = hairPaint(opts);
  return isDark(paint) || opts.hair === 'hijab' || opts.hair === 'tulband'
    ? skin[opts.skin ?? 3].lijn
    : shade(paint, -14);
}

const aids = (opts: PersonOpts): string =>
  [
    opts.worn?.glasses ?? (opts.glasses ? glasses(opts.glasses) : ''),
    opts.hearingAid ? hearingAid(opts.hearingAid) : '',
    opts.worn?.hat?.front ?? hats[opts.hat ?? 'geen'](opts.hatColor),
    opts.face === 'bijna' ? sweat : '',
  ].join('');

/** Hair without what a hat presses down: it stays visible below the hat, and farther out than `half` on both sides. */
function under(hat: WornHat | undefined, hair: string, half: number): string {
  if (hat?.cover === undefined || hair === '') return hair;
  return clip(`M-140 -240H${-half}V${hat.cover}H${half}V-240H140V90H-140Z`, hair);
}

/** A head around its neck pivot: back hair, ears, skull, face, front hair, aids and hat. */
export function head(opts: PersonOpts): string {
  const style = opts.hair ?? 'kort';
  const color = skin[opts.skin ?? 3];
  const hair = hairs[style](hairPaint(opts), accent(opts));
  const hat = opts.worn?.hat;
  const parts = [
    hat?.behind ?? '',
    under(hat, hair.behind, 40),
    withoutEars.includes(style) ? '' : ears(opts),
    lit(SKULL, color.base, { dx: -9, dy: -4, shadow: color.shadow }),
    clip(SKULL, hair.strike),
    opts.freckles ? freckles(color) : '',
    face(
      { face: opts.face ?? 'blij', eyes: opts.eyes, mouth: opts.mouth, outlook: opts.outlook },
      color,
      browColor(opts),
    ),
    opts.mustache ? mustache('#DDD8E4') : '',
    under(hat, hair.voor, 66),
    aids(opts),
  ];
  return group(parts.join(''), { schaal: HEAD_SCALE });
}

/** Hair that hangs behind the shoulders; it belongs behind the body and turns with the head. */
export const hairBack = (opts: PersonOpts): string =>
  group(hairs[opts.hair ?? 'kort'](hairPaint(opts), accent(opts)).back ?? '', { schaal: HEAD_SCALE });

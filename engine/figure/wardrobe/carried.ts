import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, ellipse, group, line, lit, path, rect, shade, tint } from '../svg.ts';
import type { Layered } from '../person/kinds.ts';
import { softStar } from './wear.ts';

const straps = (color: string): string =>
  line('M-26 -148C-34 -130 -34 -110 -31 -88', color, 8) + line('M26 -148C34 -130 34 -110 31 -88', shade(color), 8);

const backpack = (): Layered => {
  const color = '#2B82C9';
  return {
    behind:
      lit(
        'M-44 -158C-58 -156 -62 -140 -62 -122L-64 -74C-64 -62 -56 -58 -44 -58H44C56 -58 64 -62 64 -74L62 -122C62 -140 58 -156 44 -158Z',
        color,
        { dx: -10, dy: -4 },
      ) +
      lit('M-66 -170H66Q76 -170 76 -158Q76 -146 66 -146H-66Q-76 -146 -76 -158Q-76 -170 -66 -170Z', '#7CB518', {
        dx: -8,
        dy: -4,
      }) +
      circle([-66, -158, 8], '#A5D86E') +
      circle([-66, -158, 3.5], '#5B9413') +
      rect([-74, -108, 22, 46, 9], shade(color, -8)) +
      rect([52, -108, 23, 46, 9], shade(color, -16)),
    front: straps('#FFC83D') + [-32, 31].map((x) => circle([x, -96, 4.6], '#FFF3C4')).join(''),
  };
};

const balloon = (x: number, y: number, color: string): string =>
  path(`M${x} ${y + 30}l-5 8h10Z`, shade(color, -6)) +
  lit(
    `M${x} ${y + 32}C${x - 18} ${y + 20} ${x - 26} ${y + 4} ${x - 25} ${y - 6}C${x - 24} ${y - 22} ${x - 13} ${y - 29} ${x} ${y - 29}C${x + 13} ${y - 29} ${x + 24} ${y - 22} ${x + 25} ${y - 6}C${x + 26} ${y + 4} ${x + 18} ${y + 20} ${x} ${y + 32}Z`,
    color,
    { dx: -6, dy: -3 },
  ) +
  ellipse([x - 10, y - 13, 5, 8], '#FFFFFF', { 'fill-opacity': 0.6, transform: `rotate(28 ${x - 10} ${y - 13})` });

const balloons = (): Layered => ({
  behind:
    line(
      'M-38 -112C-60 -150 -84 -180 -92 -200M-38 -112C-54 -170 -72 -230 -74 -250M-38 -112C-70 -140 -104 -150 -112 -152',
      '#8D86A6',
      2.2,
    ) +
    balloon(-116, -182, '#26C9FC') +
    balloon(-78, -282, '#FFC21F') +
    balloon(-102, -236, '#F23B3B'),
});

const cape = (): Layered => {
  const red = '#E8352B';
  return {
    behind:
      lit(
        'M-34 -150C-62 -120 -84 -60 -92 -14C-74 -6 -58 -20 -40 -12C-24 -4 -10 -14 4 -10C22 -4 36 -16 54 -10C68 -5 80 -8 92 -14C84 -60 62 -120 34 -150Z',
        red,
        { dx: -16, dy: 0 },
      ) + line('M-56 -92Q-66 -54 -68 -18M58 -92Q66 -54 68 -16', shade(red, -14), 4),
    front:
      path(
        'M-34 -146C-30 -132 -16 -126 0 -126C16 -126 30 -132 34 -146L26 -154C18 -144 10 -140 0 -140C-10 -140 -18 -144 -26 -154Z',
        shade(red, -4),
      ) +
      circle([0, -131, 8], '#FFC83D') +
      circle([-2.5, -133.5, 2.6], '#FFF3C4'),
  };
};

const surfboard = (): Layered => ({
  behind: group(
    lit('M0 -158C26 -118 30 -40 24 20C20 64 12 92 0 100C-12 92 -20 64 -24 20C-30 -40 -26 -118 0 -158Z', '#26C9FC', {
      dx: -8,
      dy: -2,
    }) +
      path('M-27 -30Q0 -16 27 -30L27 -8Q0 6 -27 -8Z', '#FFFDF7') +
      path('M-26 4Q0 18 26 4L25 18Q0 32 -25 18Z', '#F70A8D') +
      line('M0 -132V80', '#FFFDF7', 3) +
      softStar([0, -82, 13]),
    { x: 66, y: -132, draai: 13 },
  ),
  front: line('M-36 -132L36 -70', '#14418B', 6),
});

const guitar = (): Layered => {
  const wood = '#E08A2B';
  return {
    behind: group(
      rect([-7, -190, 14, 120, 4], '#7D4533') +
        rect([-13, -216, 26, 34, 7], '#5E2F1E') +
        [-206, -194].map((y) => circle([-15, y, 4], '#F3EEF8') + circle([15, y, 4], '#F3EEF8')).join('') +
        lit(
          'M0 -84C26 -84 32 -66 26 -50C22 -38 44 -30 44 0C44 30 24 44 0 44C-24 44 -44 30 -44 0C-44 -30 -22 -38 -26 -50C-32 -66 -26 -84 0 -84Z',
          wood,
          { dx: -8, dy: -4 },
        ) +
        circle([0, -16, 14], '#5E2F1E') +
        rect([-14, 14, 28, 8, 3], '#5E2F1E') +
        line('M-3 -180V16M3 -180V16', '#FFF3D9', 1.6),
      { x: -52, y: -96, draai: 36 },
    ),
    front:
      line('M34 -146C20 -120 -16 -92 -40 -76', '#8D65C5', 8) +
      line('M30 -140C18 -120 -14 -95 -38 -79', tint('#8D65C5', 14), 2.4),
  };
};

const butterfly = (): Layered => {
  const wing = (side: 1 | -1): string => {
    const upper = `M0 -104C${side * 10} -176 ${side * 60} -206 ${side * 96} -194C${side * 122} -184 ${side * 118} -132 ${side * 92} -112C${side * 66} -96 ${side * 20} -96 0 -104Z`;
    const lower = `M0 -104C${side * 40} -104 ${side * 92} -92 ${side * 96} -62C${side * 98} -34 ${side * 66} -26 ${side * 46} -40C${side * 26} -54 ${side * 8} -84 0 -104Z`;
    return (
      lit(lower, '#F70A8D', { dx: -5, dy: -3 }) +
      lit(upper, '#FF822D', { dx: -6, dy: -4 }) +
      ellipse([side * 76, -152, 19, 24], '#FFC83D', { transform: `rotate(${side * 34} ${side * 76} -152)` }) +
      circle([side * 80, -156, 9], '#FFFDF7') +
      circle([side * 68, -58, 12], '#FFD1E6') +
      circle([side * 104, -128, 5], '#FFFDF7') +
      circle([side * 54, -108, 5], '#FFE08A')
    );
  };
  return { behind: wing(-1) + wing(1) };
};

const dragonWings = (): Layered => {
  const wing = (side: 1 | -1): string => {
    const skin = `M${side * 14} -126C${side * 34} -176 ${side * 62} -210 ${side * 106} -216C${side * 118} -190 ${side * 118} -160 ${side * 112} -130C${side * 98} -142 ${side * 90} -136 ${side * 84} -118C${side * 72} -130 ${side * 60} -122 ${side * 56} -102C${side * 44} -112 ${side * 28} -104 ${side * 20} -88Z`;
    return (
      lit(skin, '#8BC926', { dx: -6, dy: -3, shadow: '#5B9413' }) +
      line(
        `M${side * 16} -120C${side * 36} -170 ${side * 64} -202 ${side * 106} -214L${side * 111} -134M${side * 100} -210L${side * 84} -122M${side * 78} -194L${side * 57} -106`,
        '#3F7A1E',
        6,
      ) +
      path(`M${side * 100} -214L${side * 112} -232L${side * 114} -208Z`, '#F6E6C4')
    );
  };
  return { behind: wing(-1) + wing(1) };
};

const rocketPack = (): Layered => {
  const tank = (x: number): string =>
    path(`M${x - 13} -66Q${x - 16} -34 ${x} -14Q${x + 16} -34 ${x + 13} -66Z`, '#FF822D') +
    path(`M${x - 7} -66Q${x - 8} -46 ${x} -34Q${x + 8} -46 ${x + 7} -66Z`, '#FFE08A') +
    path(`M${x - 15} -76H${x + 15}L${x + 18} -62H${x - 18}Z`, '#635994') +
    lit(`M${x - 19} -76V-142Q${x - 19} -164 ${x} -172Q${x + 19} -164 ${x + 19} -142V-76Z`, '#C9D2E6', {
      dx: -6,
      dy: -3,
      shadow: '#8D97B5',
    }) +
    path(`M${x - 18} -146Q${x - 15} -164 ${x} -172Q${x + 15} -164 ${x + 18} -146Z`, '#F23B3B') +
    rect([x - 19, -112, 38, 8], '#FFC83D');
  return {
    behind: rect([-40, -130, 80, 30, 6], '#635994') + tank(-62) + tank(62),
    front: straps('#433B6B') + rect([-36, -104, 12, 10, 3], '#FFC83D') + rect([25, -104, 12, 10, 3], '#E39B0B'),
  };
};

/** What hangs on the back, in person coordinates. */
export const carried: Readonly<Record<WardrobeCode<'back'>, () => Layered>> = {
  'back-backpack': backpack,
  'back-balloons': balloons,
  'back-cape-red': cape,
  'back-surfboard': surfboard,
  'back-guitar': guitar,
  'back-butterfly-wings': butterfly,
  'back-dragon-wings': dragonWings,
  'back-jetpack': rocketPack,
};

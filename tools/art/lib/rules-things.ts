import { circle, clip, ellipse, group, line, lit, path, rect, roundPoly, starPoints } from '#engine/figure/svg.ts';

// The objects of the rule cards, drawn inside a circle of radius 58 around (0, 0).

/** Make it longer. */
export const ladder = (): string =>
  group(
    line('M-17 46V-46M17 46V-46', '#C9862B', 9, { transform: 'translate(3 2)' }) +
      [-32, -11, 10, 31].map((y) => line(`M-14 ${y}H14`, '#E0A03C', 8)).join('') +
      line('M-17 46V-46M17 46V-46', '#FFD56B', 9),
    { draai: 14 },
  );

/** ij: a long ice cream with two scoops, like the two dots. */
export const iceCream = (): string =>
  lit('M-25 -4L-4 50Q0 56 4 50L25 -4Z', '#E9A85B', { dx: -6, dy: 0 }) +
  line('M-17 6L8 38M-8 -2L15 22M17 6L-8 38M8 -2L-15 22', '#C07F37', 2.6) +
  lit('M-38 -22a19 19 0 0 1 38 0C0 -10 -6 -2 -12 -6C-18 2 -28 0 -28 -6C-34 -6 -38 -12 -38 -22Z', '#FF8FB5', {
    dx: -5,
    dy: -4,
  }) +
  lit('M0 -22a19 19 0 0 1 38 0C38 -12 34 -6 28 -6C28 0 18 2 12 -6C6 -2 0 -10 0 -22Z', '#7FD4C1', { dx: -5, dy: -4 }) +
  ellipse([-26, -32, 5, 3], '#FFD9E6', { transform: 'rotate(-30 -26 -32)' }) +
  ellipse([12, -32, 5, 3], '#D3F5EC', { transform: 'rotate(-30 12 -32)' }) +
  circle([-19, -46, 7], '#F8312F') +
  line('M-18 -52Q-14 -58 -8 -57', '#5E9A10', 3);

/** ou: a cut log. */
export const wood = (): string =>
  lit('M-22 -22H34C48 -22 52 -10 52 6C52 22 48 32 34 32H-22Z', '#8D5B3E', { dx: 0, dy: -14 }) +
  line('M4 -8H30M-2 6H40M8 20H34', '#6B4029', 4) +
  ellipse([-22, 5, 28, 27], '#7A4A30') +
  ellipse([-22, 5, 23, 22.5], '#F0C58F') +
  ellipse([-22, 5, 15.5, 15], 'none', { stroke: '#C98A4B', 'stroke-width': 4 }) +
  ellipse([-22, 5, 7, 6.5], '#C98A4B') +
  line('M20 -22L26 -38', '#7A4A30', 8) +
  path('M25 -36C26 -50 40 -54 50 -50C48 -38 38 -32 25 -36Z', '#6FB52A') +
  path('M22 -38C12 -44 10 -54 14 -58C24 -56 28 -48 22 -38Z', '#8CCB3F');

/** ng: a ringing bell. */
export const bubble = (): string =>
  group(
    circle([0, 36, 10], '#A9620F') +
      lit(
        'M0 -44C20 -44 28 -28 29 -8C30 10 34 18 40 26Q42 34 34 34H-34Q-42 34 -40 26C-34 18 -30 10 -29 -8C-28 -28 -20 -44 0 -44Z',
        '#FFC02E',
        { dx: -8, dy: -4 },
      ) +
      rect([-42, 25, 84, 10, 5], '#E09A1A') +
      circle([0, -46, 7], '#E09A1A') +
      line('M-18 -12Q-17 -28 -6 -32', '#FFF0BF', 6),
    { draai: -12 },
  ) + line('M44 -30Q52 -20 50 -8M-42 -38Q-52 -30 -54 -18', '#FF822D', 5.5);

/** nk: a plank with two nails. */
export const plank = (): string =>
  group(
    lit('M-50 -16H42L48 -9L43 -2L50 6L44 16H-50Q-54 0 -50 -16Z', '#D9964F', { dx: 0, dy: -7 }) +
      line('M-40 -6H-6M2 -8H32M-34 5H12M20 4H34', '#B9743A', 3.6) +
      ellipse([-18, -1, 7, 4], '#B9743A') +
      ellipse([-18, -1, 3, 1.6], '#8D5B3E') +
      [-40, 34].map((x) => circle([x, -10, 4.5], '#635994') + circle([x - 1, -11, 1.6], '#D9CFE4')).join(''),
    { draai: -16 },
  ) +
  group(
    rect([-4, -6, 8, 44, 3], '#7D4533') +
      lit('M-22 -20Q-22 -24 -18 -24H14Q24 -24 26 -12L14 -8H-18Q-22 -8 -22 -12Z', '#7F86A8', { dx: -5, dy: -4 }),
    { x: 20, y: -26, draai: 30, schaal: 0.9 },
  );

/** cht: a lantern that glows in the night. */
export const lantern = (): string =>
  circle([0, 4, 50], '#FFE29A', { 'fill-opacity': 0.25 }) +
  circle([0, 4, 38], '#FFE29A', { 'fill-opacity': 0.35 }) +
  line('M-14 -38A15 15 0 0 1 14 -38', '#433B6B', 6) +
  path('M-26 -30C-20 -44 20 -44 26 -30Z', '#433B6B') +
  path(
    roundPoly(
      [
        [-24, -30],
        [24, -30],
        [20, 34],
        [-20, 34],
      ],
      4,
    ),
    '#FFE9A8',
  ) +
  path(
    roundPoly(
      [
        [8, -30],
        [24, -30],
        [20, 34],
        [8, 34],
      ],
      3,
    ),
    '#FFCB5C',
  ) +
  path('M0 -16C10 -4 13 4 13 12A13 13 0 0 1 -13 12C-13 4 -6 0 0 -16Z', '#FF822D') +
  path('M0 0C5 6 6 10 6 14A6 6 0 0 1 -6 14C-6 10 -3 8 0 0Z', '#FFF3C4') +
  line('M-23 -28L-19 34M23 -28L19 34', '#433B6B', 5) +
  rect([-28, 32, 56, 12, 5], '#433B6B') +
  rect([-28, 32, 30, 5, 2.5], '#635994');

/** A word to know by heart: a brain with a heart. */
export const weetwoord = (): string => {
  const d = 'M-4 -40C-18 -46 -30 -38 -31 -28C-44 -26 -50 -12 -44 -2C-52 8 -46 24 -34 26C-32 38 -16 44 -4 36Z';
  const e = 'M4 -40C18 -46 30 -38 31 -28C44 -26 50 -12 44 -2C52 8 46 24 34 26C32 38 16 44 4 36Z';
  return (
    path(`${d}M-6 -30H6V30H-6Z`, '#FF9DB8') +
    path(e, '#F07FA0') +
    line('M-30 -26Q-22 -26 -20 -18M-42 -2Q-34 -6 -28 0M-34 25Q-34 16 -26 14M-14 -26Q-10 -18 -16 -10', '#E0688C', 4.4) +
    line('M30 -26Q22 -26 20 -18M42 -2Q34 -6 28 0M34 25Q34 16 26 14M14 -26Q10 -18 16 -10', '#CC527A', 4.4) +
    group(
      path('M0 28C-42 0 -28 -28 -10 -24Q-3 -22 0 -14Q3 -22 10 -24C28 -28 42 0 0 28Z', '#FFFDF7', {
        stroke: '#FFFDF7',
        'stroke-width': 9,
        'stroke-linejoin': 'round',
      }) +
        lit('M0 28C-42 0 -28 -28 -10 -24Q-3 -22 0 -14Q3 -22 10 -24C28 -28 42 0 0 28Z', '#F8312F', { dx: -4, dy: -3 }) +
        ellipse([-13, -13, 5, 3.5], '#FFB3B0', { transform: 'rotate(-34 -13 -13)' }),
      { y: 8, schaal: 0.78 },
    )
  );
};

const deurFrame = path('M-34 50V-22C-34 -58 34 -58 34 -22V50Z', '#8A4B2A');

/** Open syllable: an open door with light. */
export const deurOpen = (): string =>
  deurFrame +
  path('M-27 50V-20C-27 -48 27 -48 27 -20V50Z', '#FFE9A8') +
  path('M-27 50V10L27 36V50Z', '#FFD15E') +
  circle([6, -10, 10], '#FFFDF7', { 'fill-opacity': 0.7 }) +
  lit('M-27 50V-20C-27 -30 -24 -36 -18 -40L-50 -26Q-54 -24 -54 -20V44Q-54 50 -48 52Z', '#1FA58C', { dx: -6, dy: 0 }) +
  path(
    roundPoly(
      [
        [-46, -12],
        [-34, -17],
        [-34, 8],
        [-46, 10],
      ],
      3,
    ),
    '#167F6C',
  ) +
  circle([-33, 22, 3.6], '#FFC83D') +
  rect([-40, 48, 84, 7, 3], '#6B3820');

/** Closed syllable: a closed door. */
export const closedDeur = (): string =>
  deurFrame +
  lit('M-27 50V-20C-27 -48 27 -48 27 -20V50Z', '#D8472B', { dx: -8, dy: 0 }) +
  path('M-17 -6V-18C-17 -34 17 -34 17 -18V-6Z', '#A9301B') +
  rect([-17, 4, 34, 36, 4], '#A9301B') +
  circle([17, 22, 0], '#FFC83D') +
  circle([20, 0, 5], '#FFC83D') +
  circle([18.5, -1.5, 1.7], '#FFF3C4') +
  rect([-40, 48, 80, 7, 3], '#6B3820');

/** The letter that sticks: a glue tube with a drop. */
export const glue = (): string =>
  group(
    path('M-8 -52H8L12 -34H-12Z', '#F8312F') +
      path('M2 -52H8L12 -34H3Z', '#C92226') +
      rect([-15, -36, 30, 9, 3], '#FFFDF7') +
      lit('M-18 -28H18L26 -12V36Q26 44 18 44H-18Q-26 44 -26 36V-12Z', '#FFC83D', { dx: -8, dy: -3 }) +
      rect([-26, -2, 52, 26, 2], '#FFFDF7') +
      path('M8 -2H26V24H8Z', '#E7DEEC') +
      path(roundPoly(starPoints(5, 10, 5), 1.5), '#1B6CA8', { transform: 'translate(0 11)' }),
    { draai: 158, x: 8, y: -10 },
  ) +
  lit('M-14 38C-8 47 -4 51 -4 54A10 8 0 0 1 -24 54C-24 51 -20 47 -14 38Z', '#BFE6F7', { dx: -2, dy: -2 }) +
  ellipse([-17, 53, 2, 3], '#FFFFFF');

/** aai, ooi, oei: a trumpet. */
export const trumpet = (): string =>
  group(
    lit('M8 -7C26 -8 34 -18 42 -32Q46 -36 50 -30V30Q46 36 42 32C34 18 26 8 8 7Z', '#FFC02E', { dx: -3, dy: -7 }) +
      ellipse([48, 0, 6.5, 31], '#E09A1A') +
      ellipse([48.5, 0, 3.6, 26], '#A9620F') +
      line('M-50 0H14', '#FFC02E', 9) +
      line('M-26 2C-40 2 -40 26 -24 26H4C20 26 20 2 6 2', '#E09A1A', 7.5) +
      [-22, -10, 2]
        .map((x) => rect([x - 4, -20, 8, 22, 3], '#F0981A') + rect([x - 5, -25, 10, 7, 3], '#FFFDF7'))
        .join('') +
      path('M-56 -7L-47 -4V4L-56 7Z', '#E09A1A') +
      line('M30 -10Q38 -16 42 -24', '#FFF0BF', 4),
    { draai: -18, y: 2 },
  ) + line('M38 -48L44 -54M50 -38L57 -40', '#F70A8D', 5);

/** A prefix: a small wagon hooked on in front of the big one. */
export const hook = (): string => {
  const wheel = (x: number): string => circle([x, 30, 11], '#433B6B') + circle([x, 30, 4.5], '#FFE39B');
  return (
    line('M2 14H14', '#433B6B', 8) +
    line('M-14 14C-14 2 4 2 4 13C4 22 -6 22 -7 16', '#F8712F', 6.5) +
    lit('M18 -26H52Q58 -26 58 -20V22Q58 28 52 28H18Q12 28 12 22V-20Q12 -26 18 -26Z', '#2E9BDD', { dx: -8, dy: -5 }) +
    rect([19, -14, 13, 17, 4], '#DDF3FF') +
    rect([36, -14, 12, 17, 4], '#BFE0F5') +
    lit('M-50 -6H-20Q-14 -6 -14 0V22Q-14 28 -20 28H-50Q-56 28 -56 22V0Q-56 -6 -50 -6Z', '#FFB703', { dx: -6, dy: -4 }) +
    line('M-46 2H-32', '#FFE9AE', 4.5) +
    wheel(-35) +
    wheel(23) +
    wheel(46) +
    line('M-36 -20Q-30 -34 -14 -34', '#F70A8D', 5.5) +
    path('M-18 -44L-4 -34L-18 -24Z', '#F70A8D')
  );
};

/** A compound: two pieces of a puzzle that fit. */
export const puzzle = (): string => {
  const left =
    'M-42 -26H0V-9C4 -15 18 -13 18 0C18 13 4 15 0 9V26H-13C-9 32 -12 42 -22 42C-32 42 -35 32 -31 26H-42Q-48 26 -48 20V-20Q-48 -26 -42 -26Z';
  const right = 'M0 -26H13C9 -32 12 -42 22 -42C32 -42 35 -32 31 -26H44Q50 -26 50 -20V20Q50 26 44 26H0Z';
  return group(
    lit(right, '#8D65C5', { dx: -7, dy: -5 }) +
      line('M0 -26V-9C4 -15 18 -13 18 0C18 13 4 15 0 9V26', '#4A2F7A', 5, {
        'stroke-opacity': 0.55,
        transform: 'translate(2.500 1.500)',
      }) +
      lit(left, '#FFB703', { dx: -6, dy: -5 }) +
      line('M-38 -17H-22', '#FFE9AE', 5) +
      line('M36 -17H41', '#C3A6EE', 5),
    { draai: -8 },
  );
};

/** A capital: a crown. */
export const crown = (): string =>
  lit(
    'M-44 -22Q-46 -28 -40 -26L-20 -8L-4 -40Q0 -46 4 -40L20 -8L40 -26Q46 -28 44 -22L36 28Q35 32 30 32H-30Q-35 32 -36 28Z',
    '#FFC02E',
    { dx: -8, dy: -4 },
  ) +
  circle([-43, -28, 7], '#FFE39B') +
  circle([43, -28, 7], '#F0981A') +
  circle([0, -46, 8], '#FFE39B') +
  rect([-37, 20, 74, 16, 6], '#E09A1A') +
  circle([0, 6, 8.5], '#F70A8D') +
  circle([-2.5, 3.5, 2.6], '#FF9CCB') +
  circle([-21, 10, 5.5], '#26A6E8') +
  circle([21, 10, 5.5], '#26A6E8');

/** A verb: a wheel that turns. */
export const werkwoordWheel = (): string => {
  const teeth = Array.from({ length: 8 }, (_, i) =>
    rect([-9, -52, 18, 22, 5], '#1B7F9C', { transform: `rotate(${i * 45})` }),
  ).join('');
  return (
    teeth +
    lit('M-40 0a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z', '#25A3C4', { dx: -6, dy: -5 }) +
    circle([0, 0, 27], '#FFFDF7') +
    path('M0 0L0 -27A27 27 0 0 1 23.400 13.500Z', '#FFB703') +
    path('M0 0L23.400 13.500A27 27 0 0 1 -23.400 13.500Z', '#FF822D') +
    path('M0 0L-23.400 13.500A27 27 0 0 1 0 -27Z', '#FFE39B') +
    circle([0, 0, 9], '#14418B') +
    circle([-2.5, -2.5, 3], '#7FB2E8') +
    line('M44 -40Q56 -28 57 -12', '#F70A8D', 5.5) +
    path(
      roundPoly(
        [
          [48, -12],
          [64, -14],
          [58, 0],
        ],
        2,
      ),
      '#F70A8D',
    )
  );
};

/** A plural: one apple becomes three. */
export const stack = (): string => {
  const apple = (x: number, y: number, color: string): string =>
    group(
      lit('M0 -14C10 -22 27 -18 27 2C27 20 14 30 6 27Q0 25 -6 27C-14 30 -27 20 -27 2C-27 -18 -10 -22 0 -14Z', color, {
        dx: -6,
        dy: -4,
      }) +
        ellipse([-13, -3, 4, 7], '#FFFFFF', { 'fill-opacity': 0.55, transform: 'rotate(22 -13 -3)' }) +
        line('M0 -14Q0 -20 4 -24', '#6B4029', 4.4) +
        path('M4 -20C8 -30 20 -30 24 -26C20 -18 10 -16 4 -20Z', '#6FB52A'),
      { x, y },
    );
  return apple(0, -24, '#FFB703') + apple(-26, 22, '#F8312F') + apple(26, 22, '#8CC63F');
};

/** Anything else: a pencil. */
export const pencil = (): string =>
  group(
    path('M-11 30L0 54L11 30Z', '#F6D3A3') +
      path('M-4 45L0 54L4 45Z', '#2B1B2E') +
      rect([-11, -30, 22, 62], '#FFC02E') +
      path('M-11 -30H-4V30Q-8 34 -11 30Z', '#FFE08A') +
      path('M4 -30H11V30Q8 34 4 30Z', '#E09A1A') +
      path('M-4 30Q0 34 4 30Q8 34 11 30Q8 34 4 30', '#E09A1A') +
      rect([-12, -40, 24, 12, 2], '#B4ACBC') +
      rect([-12, -36, 24, 3], '#8A82A0') +
      path('M-12 -40V-46Q-12 -54 0 -54Q12 -54 12 -46V-40Z', '#FF7F9A'),
    { draai: 36 },
  ) + line('M-50 48Q-40 40 -30 48T-10 48', '#6D3B9E', 5.5);

/** Two dots that keep vowels apart. */
export const trema = (): string =>
  clip(
    'M-58 -58H58V58H-58Z',
    lit('M-40 14C-40 -14 -22 -26 0 -26C22 -26 40 -14 40 14C40 34 22 44 0 44C-22 44 -40 34 -40 14Z', '#7CB518', {
      dx: -7,
      dy: -4,
    }) +
      circle([-20, -26, 17], '#7CB518') +
      circle([20, -26, 17], '#6AA010') +
      circle([-20, -28, 11], '#FFFDF7') +
      circle([20, -28, 11], '#FFFDF7') +
      circle([-18, -27, 5.5], '#1B2338') +
      circle([18, -27, 5.5], '#1B2338') +
      line('M-20 18Q0 34 20 18', '#3F6B0C', 5) +
      ellipse([-27, 12, 7, 5], '#FF8F7E', { 'fill-opacity': 0.6 }) +
      ellipse([27, 12, 7, 5], '#FF8F7E', { 'fill-opacity': 0.6 }),
  );

import { core } from './palette.ts';
import { circle, ellipse, line, path, rect, roundPoly, shade, starPoints } from '#engine/figure/svg.ts';

export type IconName =
  | 'luidspreker'
  | 'stil'
  | 'lamp'
  | 'pauze'
  | 'speel'
  | 'herhaal'
  | 'kaart'
  | 'kruis'
  | 'vink'
  | 'vraag'
  | 'wijsvinger'
  | 'links'
  | 'rechts'
  | 'op'
  | 'neer'
  | 'wis'
  | 'plus'
  | 'min'
  | 'slot'
  | 'thuis'
  | 'oor'
  | 'boek'
  | 'langzaam';

const stripe = (d: string, color: string, thickness = 9): string => line(d, color, thickness);
const horn = (color: string): string =>
  path('M-27 -9Q-27 -11 -25 -11H-14L2 -24Q6 -26 6 -21V21Q6 26 2 24L-14 11H-25Q-27 11 -27 9Z', color);

/** Holes in an icon show what lies behind: paper under ink, the blue button under white. */
const gap = (color: string): string => (color === '#FFFFFF' ? core.zee : core.papier);
/** Icons with their own colours have no white twin. */
export const ownColor: readonly IconName[] = ['lamp', 'kaart', 'wijsvinger', 'boek', 'langzaam'];

const drawings: Readonly<Record<IconName, (color: string) => string>> = {
  luidspreker: (k) => horn(k) + stripe('M14 -9Q19 0 14 9', k, 5.5) + stripe('M22 -17Q32 0 22 17', k, 5.5),
  stil: (k) => horn(k) + stripe('M15 -8L29 8M29 -8L15 8', k, 5.5),
  lamp: () =>
    path('M0 -30C14 -30 24 -20 24 -7C24 3 17 9 13 16H-13C-17 9 -24 3 -24 -7C-24 -20 -14 -30 0 -30Z', '#FFB703') +
    path('M6 -29C17 -26 24 -18 24 -7C24 3 17 9 13 16H3C8 4 14 -10 6 -29Z', '#F0981A') +
    ellipse([-10, -14, 4.5, 7], '#FFF0BF', { transform: 'rotate(24 -10 -14)' }) +
    rect([-11, 16, 22, 6, 2.5], '#635994') +
    rect([-9, 23, 18, 6, 3], '#433B6B'),
  pauze: (k) => rect([-15, -20, 11, 40, 4.5], k) + rect([4, -20, 11, 40, 4.5], k),
  speel: (k) =>
    path(
      roundPoly(
        [
          [-13, -23],
          [23, 0],
          [-13, 23],
        ],
        6,
      ),
      k,
    ),
  herhaal: (k) =>
    stripe('M20 9A22 22 0 1 1 16 -15', k, 8) +
    path(
      roundPoly(
        [
          [24, -27],
          [24, -4],
          [3, -9],
        ],
        3,
      ),
      k,
    ),
  kaart: () =>
    path('M-28 -18L-10 -24V20L-28 26Z', '#7CC4F0') +
    path('M-10 -24L10 -17V27L-10 20Z', '#2E9BDD') +
    path('M10 -17L28 -23V21L10 27Z', '#7CC4F0') +
    path('M-24 -8C-16 -14 -12 -6 -6 -8C2 -10 4 0 -2 6C-8 12 -14 4 -20 8C-26 10 -28 -4 -24 -8Z', '#7CB518') +
    path('M8 4C14 -4 22 -2 24 4C24 12 14 16 8 14Z', '#5E9A10') +
    line('M-20 16L-8 4L6 -4', '#FFFDF7', 3, { 'stroke-dasharray': '1 6' }) +
    path('M13 -8C6 -17 8 -27 15 -27C22 -27 24 -17 17 -8Q15 -5 13 -8Z', '#F8312F') +
    circle([15, -20, 3], '#FFFDF7'),
  kruis: (k) => stripe('M-16 -16L16 16M16 -16L-16 16', k, 10),
  vink: (k) => stripe('M-20 1L-6 16L21 -15', k, 10),
  vraag: (k) => stripe('M-13 -13C-13 -27 14 -27 14 -11C14 -1 0 0 0 10', k, 9) + circle([0, 23, 5.6], k),
  wijsvinger: () =>
    path(
      'M-7 -25C-7 -34 6 -34 6 -25V-6L18 -3C25 -1 27 4 26 11L23 24C21 31 17 33 11 33H-3C-9 33 -13 30 -16 25L-26 9C-29 3 -21 -2 -16 3L-7 11Z',
      '#FFFDF7',
      { stroke: core.inkt, 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ) + line('M6 -5V6M15 -2V8', '#D9D1C3', 3.6),
  links: (k) => stripe('M10 -18L-8 0L10 18', k, 10),
  rechts: (k) => stripe('M-10 -18L8 0L-10 18', k, 10),
  op: (k) => stripe('M-18 10L0 -8L18 10', k, 10),
  neer: (k) => stripe('M-18 -10L0 8L18 -10', k, 10),
  wis: (k) =>
    path(
      roundPoly(
        [
          [-30, 0],
          [-13, -20],
          [28, -20],
          [28, 20],
          [-13, 20],
        ],
        6,
      ),
      k,
    ) + stripe('M-3 -8L13 8M13 -8L-3 8', gap(k), 5.5),
  plus: (k) => stripe('M-17 0H17M0 -17V17', k, 10),
  min: (k) => stripe('M-17 0H17', k, 10),
  slot: (k) =>
    stripe('M-12 -4V-14A12 12 0 0 1 12 -14V-4', k, 7) +
    rect([-20, -5, 40, 31, 8], k) +
    circle([0, 8, 4.5], '#FFB703') +
    rect([-2, 9, 4, 9, 2], '#FFB703'),
  thuis: (k) =>
    path(
      roundPoly(
        [
          [0, -27],
          [29, -2],
          [21, -2],
          [21, 25],
          [-21, 25],
          [-21, -2],
          [-29, -2],
        ],
        4,
      ),
      k,
    ) + path('M-7 25V9Q-7 4 0 4Q7 4 7 9V25Z', gap(k)),
  oor: (k) =>
    stripe('M-14 -6A16 16 0 0 1 18 -8C18 4 7 6 6 16A9 9 0 0 1 -11 18', k, 7) +
    stripe('M-4 -6A7 7 0 0 1 9 -6C9 0 3 2 1 6', k, 5),
  boek: () =>
    rect([-24, -27, 46, 54, 7], '#4A2F8F') +
    rect([-24, -27, 12, 54, 6], shade('#4A2F8F')) +
    path(roundPoly(starPoints(5, 13, 6.4), 2), '#FFB703', { transform: 'translate(6 -2)' }),
  langzaam: () =>
    line('M-26 22H18', '#E3A765', 12) +
    path('M14 24C24 24 26 12 24 2', 'none', { stroke: '#E3A765', 'stroke-width': 9, 'stroke-linecap': 'round' }) +
    circle([-4, 2, 20], '#C2703A') +
    line('M-4 2m-11 4A12 12 0 1 1 6 8A7 7 0 1 1 -6 4', '#8D4A26', 4.5) +
    circle([25, -1, 7], '#E3A765') +
    line('M23 -7L20 -16M28 -7L30 -16', '#E3A765', 3.4) +
    circle([27, -2, 1.9], '#1B2338'),
};

/** A HUD icon inside 64 x 64 around its middle; most take one colour. */
export const icon = (name: IconName, color: string = core.inkt): string => drawings[name](color);
export const iconNames = (): IconName[] => Object.keys(drawings).filter((name): name is IconName => name in drawings);

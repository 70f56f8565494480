import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import { circle, ellipse, group, line, lit, path, rect, shade } from '../svg.ts';
import type { ShoeMaker } from '../person/kinds.ts';
import { softStar } from './wear.ts';

const tone = (color: string, dark: boolean): string => (dark ? shade(color) : color);
const at = (x: number, inner: string): string => group(inner, { x });

/** A gym shoe with a white sole. */
const sneaker =
  (color: string): ShoeMaker =>
  (x, dark) =>
    at(
      x,
      lit('M-18 -5C-19 -16 -12 -21 -3 -21C10 -21 18 -15 18 -5Z', tone(color, dark), { dx: -3, dy: -2 }) +
        rect([-18.5, -6.5, 37, 6.5, 3], '#FFFDF7') +
        rect([6, -6.5, 12.5, 6.5, 3], '#DDD6E2'),
    );

const sandal: ShoeMaker = (x, dark, skinColor) =>
  at(
    x,
    path('M-17 -4C-18 -14 -12 -20 -3 -20C10 -20 18 -13 18 -4Z', tone(skinColor, dark)) +
      line('M-14 -15Q-2 -8 10 -17', '#8D5B3E', 5) +
      line('M-2 -19Q8 -10 16 -6', '#8D5B3E', 5) +
      circle([3, -12, 3.2], '#FFC83D') +
      rect([-19, -6, 38, 6, 3], '#5E3A28'),
  );

const rainBoot: ShoeMaker = (x, dark) => {
  const color = tone('#FFC21F', dark);
  return at(
    x,
    lit('M-16 -36H13V-19C18 -16 20 -11 20 -4H-18C-18 -12 -17 -22 -16 -36Z', color, { dx: -4, dy: -2 }) +
      rect([-18.5, -39, 34, 8, 4], shade(color, -8)) +
      rect([-19, -6, 40, 6, 3], '#8D5B1E') +
      line('M-10 -28V-16', '#FFFFFF', 3.4, { 'stroke-opacity': 0.7 }),
  );
};

const bunnySlipper: ShoeMaker = (x, dark) => {
  const color = tone('#F8F3FA', dark);
  return at(
    x,
    path('M-12 -18C-22 -30 -20 -40 -13 -40C-6 -39 -4 -28 -4 -20Z', color) +
      path('M-11 -20C-17 -29 -16 -35 -13 -35C-9 -34 -8 -26 -8 -20Z', '#FF9EC0') +
      path('M2 -20C2 -30 6 -40 12 -39C18 -37 15 -28 9 -18Z', tone('#EFE6F4', dark)) +
      path('M6 -20C6 -28 9 -34 12 -34C14 -32 12 -26 9 -19Z', '#FF9EC0') +
      lit('M-20 0C-22 -16 -12 -23 -1 -23C12 -23 21 -15 20 0Z', color, { dx: -4, dy: -2, shadow: '#D3C8DE' }) +
      circle([-7, -12, 2.3], '#2B1B2E') +
      circle([7, -12, 2.3], '#2B1B2E') +
      ellipse([0, -7.5, 3.2, 2.4], '#F70A8D'),
  );
};

const rollerSkate: ShoeMaker = (x, dark) => {
  const wheel = (wx: number): string => circle([wx, -5, 5.4], '#F70A8D') + circle([wx, -5, 2], '#FFE3F0');
  return at(
    x,
    lit('M-15 -34H10V-27C16 -25 19 -20 19 -13H-17C-17 -20 -16 -27 -15 -34Z', tone('#FFFDF7', dark), {
      dx: -4,
      dy: -2,
      shadow: '#CFC7DE',
    }) +
      rect([-17, -37, 30, 7, 3.5], '#26C9FC') +
      line('M-4 -27H8M-2 -21H12', '#F70A8D', 2.6) +
      rect([-19, -14, 40, 5, 2.5], '#635994') +
      wheel(-11) +
      wheel(13),
  );
};

const rocketBoot: ShoeMaker = (x, dark) => {
  const color = tone('#C9D2E6', dark);
  return at(
    x,
    path('M-13 -2Q-11 11 -4 15Q1 9 1 -2ZM3 -2Q5 8 10 12Q15 7 16 -2Z', '#FF822D') +
      path('M-9 -2Q-8 5 -5 8Q-2 4 -2 -2ZM6 -2Q8 4 10 6Q12 3 13 -2Z', '#FFE08A') +
      lit('M-15 -38H12V-22C18 -19 21 -13 21 -4H-18C-18 -14 -16 -26 -15 -38Z', color, {
        dx: -4,
        dy: -2,
        shadow: '#8D97B5',
      }) +
      rect([-18, -41, 33, 8, 4], '#F23B3B') +
      rect([-20, -7, 42, 6, 3], '#635994') +
      softStar([0, -20, 7]),
  );
};

/** Shoes of the wardrobe. */
export const footwear: Readonly<Record<WardrobeCode<'shoes'>, ShoeMaker>> = {
  'shoes-sneakers-red': sneaker('#F8312F'),
  'shoes-sneakers-white': sneaker('#F4F4F4'),
  'shoes-sneakers-yellow': sneaker('#FFC83D'),
  'shoes-sneakers-blue': sneaker('#00A6ED'),
  'shoes-sneakers-berry': sneaker('#B5179E'),
  'shoes-sandals': sandal,
  'shoes-rain-boots': rainBoot,
  'shoes-bunny-slippers': bunnySlipper,
  'shoes-roller-skates': rollerSkate,
  'shoes-rocket-boots': rocketBoot,
};

import { circle, path, rect, roundPoly, svgDoc } from '#engine/figure/svg.ts';

const BOARD = '#D9A566';
const SHADE = '#BD854A';
const LIGHT = '#EBC48D';
const RED = '#D0391E';

/** A closed pizza box from the front with a blank label, for a word: 232 x 60. */
export const drawBox = (): { name: string; svg: string }[] => {
  const side = rect([-116, -30, 232, 60, 7], BOARD);
  const lid = path(
    roundPoly(
      [
        [-120, -32],
        [120, -32],
        [116, -17],
        [-116, -17],
      ],
      4,
    ),
    LIGHT,
  );
  const foot = rect([-116, 20, 232, 10, 5], SHADE);
  const stripes = rect([-116, -14, 14, 34], RED) + rect([102, -14, 14, 34], RED);
  const flaps = circle([-109, -24, 3], SHADE) + circle([109, -24, 3], SHADE);
  const label = rect([-91, -15, 182, 38, 10], SHADE) + rect([-91, -17, 182, 38, 10], '#FFFDF7');
  return [{ name: 'doos', svg: svgDoc([-122, -34, 244, 66], side + foot + stripes + lid + flaps + label) }];
};

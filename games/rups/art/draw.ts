import { drawCelebration } from './celebration.ts';
import { drawCrawler } from './crawler.ts';
import { drawMeadow } from './meadow.ts';
import { drawThings } from './things.ts';

/** All drawings of the game. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawMeadow(), ...drawCrawler(), ...drawThings(), ...drawCelebration()].map(({ name, svg }) => ({
    pad: `${name}.svg`,
    svg,
  }));

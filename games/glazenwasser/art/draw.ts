import { drawDeur } from './landkaart-deur.ts';
import { drawFinale } from './finale.ts';
import { drawGondola } from './gondola.ts';
import { drawPeople } from './people.ts';
import { drawShutter } from './shutter.ts';
import { drawStreet } from './street.ts';
import { drawWindow } from './window.ts';

/** All drawings of the window cleaner. */
export const draw = (): { pad: string; svg: string }[] =>
  [
    ...drawStreet(),
    ...drawWindow(),
    ...drawShutter(),
    ...drawGondola(),
    ...drawPeople(),
    ...drawFinale(),
    ...drawDeur(),
  ].map(({ name, svg }) => ({
    pad: `${name}.svg`,
    svg,
  }));

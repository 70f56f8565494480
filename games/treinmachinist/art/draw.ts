import { drawCelebration } from './celebration.ts';
import { drawDeur } from './landkaart-deur.ts';
import { drawPeople } from './people.ts';
import { drawScenery } from './scenery.ts';
import { drawStations } from './stations.ts';
import { drawTrain } from './train.ts';

/** All drawings of the signal box. */
export const draw = (): { pad: string; svg: string }[] =>
  [...drawScenery(), ...drawTrain(), ...drawStations(), ...drawPeople(), ...drawCelebration(), ...drawDeur()].map(
    ({ name, svg }) => ({
      pad: `${name}.svg`,
      svg,
    }),
  );

import { tree } from '../../../tools/art/lib/decor.ts';
import { duck } from '../../../tools/art/lib/animals.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import type { PersonOpts } from '#engine/figure/person/kinds.ts';
import { personRig, rigPieces } from '#engine/figure/rig.ts';
import { circle, contactShadow, group, n, rect, svgDoc } from '#engine/figure/svg.ts';
import type { Canvas } from './color.ts';

/** Times the size of a person who waits at the kerb, and px above the feet where the door cuts the driver off. */
const SIZE = 0.46;
const CUT = 92;

/** Who waits for the taxi: behind a plate with a part of the word. */
const PASSENGERS: Readonly<Record<string, PersonOpts>> = {
  imani: characters.imani,
  bram: characters.bram,
  yara: characters.yara,
  fleur: characters.fleur,
  arjun: characters.arjun,
  mei: characters.mei,
};
/** Who drives until the child has a figure of its own. */
export const DRIVER = { ...characters.noor, kleur: '#1B6CA8' } as const;

/** A person as a rig of that size, with its feet or its cut at (0, 0). */
function smallRig(opts: PersonOpts, { size, cut }: { size: number; cut: number }): string {
  const [left, top, wide, high] = [-120 * size, -330 * size, 240 * size, 350 * size];
  const parts = rigPieces(opts, cut > 0 ? { bust: cut } : { shadow: true }).map(({ id, at, parent, hidden, inner }) => {
    const [x, y] = [at[0] * size, (at[1] + cut) * size];
    const rest = `${parent === undefined ? '' : ` data-parent="${parent}"`}${hidden === true ? ' data-hidden="1"' : ''}`;
    return `<g id="${id}" data-pivot="${n(x - left)} ${n(y - top)}"${rest}>${group(inner, { x, y, schaal: size })}</g>`;
  });
  return svgDoc([left, top, wide, high], parts.join(''));
}

/** A bench between two tubs of flowers. */
const bench = (): string =>
  contactShadow(36) +
  rect([-26, -26, 52, 9, 4], '#A9683F') +
  rect([-28, -14, 56, 9, 4], '#C98B5C') +
  rect([-22, -6, 6, 8, 2], '#54486E') +
  rect([16, -6, 6, 8, 2], '#54486E') +
  [-34, 34].map((x) => rect([x - 5, -10, 10, 12, 3], '#3C7A78') + circle([x, -14, 7], '#F2529D')).join('');

/** One of the ducklings that lost their way. */
export const duckling = (): string => contactShadow(30) + duck('#FFD24A', 'blij');

export const drawPeople = (): Canvas[] => [
  ...Object.entries(PASSENGERS).map(([name, opts]) => ({
    name: `gast-${name}`,
    svg: smallRig(opts, { size: SIZE, cut: 0 }),
  })),
  { name: 'bestuurder', svg: personRig(DRIVER, { bust: CUT }) },
  {
    name: 'boom',
    svg: svgDoc([-40, -96, 80, 106], group(contactShadow(60) + tree('rond', '#5FAE57'), { schaal: 0.6 })),
  },
  { name: 'bank', svg: svgDoc([-40, -40, 80, 52], bench()) },
  { name: 'eend', svg: svgDoc([-54, -102, 120, 112], duckling()) },
];

import { arm, armLaag, SCHOUDER } from './persoon/armen.ts';
import { haarAchter, hoofd } from './persoon/hoofd.ts';
import { kleed } from './persoon/kleding.ts';
import type { ArmStand, PersoonOpts } from './persoon/soorten.ts';
import { NEK, lijf } from './persoon.ts';
import { clip, contactShadow, n, svgDoc } from './svg.ts';

type RigKeuze = {
  /** Cut off this many units above the feet (behind a counter, in a boat); left out = whole body. */
  buste?: number;
  schaduw?: boolean;
};

const KADER = [-120, -330, 240, 350] as const;
const HOOFDEN = [
  ['hoofd', {}],
  ['hoofd-denkt', { gezicht: 'denkt' }],
  ['hoofd-bijna', { gezicht: 'bijna' }],
  ['hoofd-trots', { gezicht: 'trots' }],
  ['hoofd-o', { mond: 'o' }],
  ['hoofd-dicht', { ogen: 'dicht' }],
] as const;
const ARMEN: readonly (readonly [string, ArmStand, boolean])[] = [
  ['arm-links', 'hang', false],
  ['arm-links-juich', 'juich', false],
  ['arm-rechts', 'hang', true],
  ['arm-rechts-zwaai', 'zwaai', true],
  ['arm-rechts-juich', 'juich', true],
  ['arm-rechts-kin', 'kin', true],
];

type Deel = { id: string; at: readonly [number, number]; rest?: string };

const deel = ({ id, at, rest = '' }: Deel, inner: string): string =>
  `<g id="${id}" data-pivot="${n(at[0] - KADER[0])} ${n(at[1] - KADER[1])}"${rest}><g transform="translate(${n(at[0])} ${n(at[1])})">${inner}</g></g>`;

/**
 * A person as one drawing whose top-level groups are the parts of an actor with `sjabloon: "persoon"`:
 * body, hair, two arms in their stances, six heads. Feet (or the cut) at the middle of the drawing, 20 units above its bottom.
 */
export function persoonRig(opts: PersoonOpts = {}, keuze: RigKeuze = {}): string {
  const lijfDeel = keuze.buste === undefined ? lijf(opts) : clip(`M-130 -330H130V${-keuze.buste}H-130Z`, kleed(opts));
  const hangt = ' data-parent="lijf"';
  const armen = ARMEN.map(([id, stand, rechts]) => {
    const vast = opts.rolstoel !== undefined && stand === 'hang' && !rechts ? 'wiel' : stand;
    const rust = id === 'arm-links' || id === 'arm-rechts';
    const at = [rechts ? SCHOUDER[0] : -SCHOUDER[0], SCHOUDER[1]] as const;
    return {
      laag: armLaag(vast),
      svg: deel({ id, at, rest: hangt + (rust ? '' : ' data-hidden="1"') }, arm(vast, opts, rechts)),
    };
  });
  const pick = (laag: string): string =>
    armen
      .filter((a) => a.laag === laag)
      .map((a) => a.svg)
      .join('');
  const koppen = HOOFDEN.map(([id, extra], i) =>
    deel({ id, at: NEK, rest: hangt + (i === 0 ? '' : ' data-hidden="1"') }, hoofd({ ...opts, ...extra })),
  ).join('');
  const rug = haarAchter(opts);
  const haar = rug === '' ? '' : deel({ id: 'haar', at: NEK, rest: hangt }, rug);
  const schaduw =
    keuze.schaduw === true
      ? deel({ id: 'schaduw', at: [0, 0] }, contactShadow(opts.rolstoel === undefined ? 56 : 76))
      : '';
  return svgDoc(
    KADER,
    schaduw +
      haar +
      pick('achter') +
      deel(
        { id: 'lijf', at: [0, -(keuze.buste ?? 0)] },
        `<g transform="translate(0 ${n(keuze.buste ?? 0)})">${lijfDeel}</g>`,
      ) +
      pick('lijf') +
      koppen +
      pick('hoofd'),
  );
}

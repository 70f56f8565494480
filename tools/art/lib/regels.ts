import { kern } from './palet.ts';
import { beer, leeuw, muis, oor, pauw, vogelOpEi } from './regels-dieren.ts';
import {
  bel,
  deurDicht,
  deurOpen,
  haak,
  hout,
  ijsje,
  kroon,
  ladder,
  lantaarn,
  lijm,
  plank,
  potlood,
  puzzel,
  stapel,
  trema,
  trompet,
  weetwoord,
  werkwoordwiel,
} from './regels-dingen.ts';
import { circle, group, shade } from './svg.ts';

/** The rule icons: each spelling category has its own thing and its own disc. */
const regels = {
  verlengen: { schijf: kern.bijna, teken: ladder },
  ei: { schijf: '#DDF3FF', teken: vogelOpEi },
  ij: { schijf: '#FFF1D6', teken: ijsje },
  au: { schijf: '#FFF1D6', teken: pauw },
  ou: { schijf: '#E4F4D3', teken: hout },
  luisterwoord: { schijf: '#DDF3FF', teken: oor },
  ng: { schijf: '#E4E0F8', teken: bel },
  nk: { schijf: '#DDF3FF', teken: plank },
  cht: { schijf: '#3D3570', teken: lantaarn },
  weetwoord: { schijf: '#FFE9EF', teken: weetwoord },
  openlettergreep: { schijf: '#DDF3FF', teken: deurOpen },
  geslotenlettergreep: { schijf: '#FFF1D6', teken: deurDicht },
  kleefletter: { schijf: '#FFE3EC', teken: lijm },
  eeroor: { schijf: '#DDF1DF', teken: beer },
  aaiooi: { schijf: '#E4E0F8', teken: trompet },
  eeuwieuw: { schijf: '#E4F4D3', teken: leeuw },
  voorvoegsel: { schijf: '#FFF1D6', teken: haak },
  samenstelling: { schijf: '#DDF1EF', teken: puzzel },
  verkleinwoord: { schijf: '#FFF1C9', teken: muis },
  hoofdletter: { schijf: '#5B3A9A', teken: kroon },
  werkwoord: { schijf: '#FFF1D6', teken: werkwoordwiel },
  meervoud: { schijf: '#E0F1FB', teken: stapel },
  trema: { schijf: '#FFF1D6', teken: trema },
  potlood: { schijf: '#E4E0F8', teken: potlood },
} as const;

export type RegelNaam = keyof typeof regels;
export const regelNamen = (): RegelNaam[] => Object.keys(regels).filter((naam): naam is RegelNaam => naam in regels);

/** A rule icon on its disc, 128 x 128 around its middle. */
export function regel(naam: RegelNaam): string {
  const { schijf, teken } = regels[naam];
  return circle([0, 3, 60], shade(schijf, -14)) + circle([0, 0, 60], schijf) + group(teken(), { schaal: 0.84 });
}

/** Only the thing, without the disc. */
export const regelTeken = (naam: RegelNaam): string => regels[naam].teken();

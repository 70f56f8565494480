import { core } from './palette.ts';
import { beer, lion, mouse, ear, peacock, birdOnEgg } from './rules-animals.ts';
import {
  bubble,
  closedDeur,
  deurOpen,
  hook,
  wood,
  iceCream,
  crown,
  ladder,
  lantern,
  glue,
  plank,
  pencil,
  puzzle,
  stack,
  trema,
  trumpet,
  weetwoord,
  werkwoordWheel,
} from './rules-things.ts';
import { circle, group, shade } from '#engine/figure/svg.ts';

/** The rule icons: each spelling category has its own thing and its own disc. */
const rules = {
  verlengen: { schijf: core.bijna, teken: ladder },
  ei: { schijf: '#DDF3FF', teken: birdOnEgg },
  ij: { schijf: '#FFF1D6', teken: iceCream },
  au: { schijf: '#FFF1D6', teken: peacock },
  ou: { schijf: '#E4F4D3', teken: wood },
  luisterwoord: { schijf: '#DDF3FF', teken: ear },
  ng: { schijf: '#E4E0F8', teken: bubble },
  nk: { schijf: '#DDF3FF', teken: plank },
  cht: { schijf: '#3D3570', teken: lantern },
  weetwoord: { schijf: '#FFE9EF', teken: weetwoord },
  openlettergreep: { schijf: '#DDF3FF', teken: deurOpen },
  geslotenlettergreep: { schijf: '#FFF1D6', teken: closedDeur },
  kleefletter: { schijf: '#FFE3EC', teken: glue },
  eeroor: { schijf: '#DDF1DF', teken: beer },
  aaiooi: { schijf: '#E4E0F8', teken: trumpet },
  eeuwieuw: { schijf: '#E4F4D3', teken: lion },
  voorvoegsel: { schijf: '#FFF1D6', teken: hook },
  samenstelling: { schijf: '#DDF1EF', teken: puzzle },
  verkleinwoord: { schijf: '#FFF1C9', teken: mouse },
  hoofdletter: { schijf: '#5B3A9A', teken: crown },
  werkwoord: { schijf: '#FFF1D6', teken: werkwoordWheel },
  meervoud: { schijf: '#E0F1FB', teken: stack },
  trema: { schijf: '#FFF1D6', teken: trema },
  potlood: { schijf: '#E4E0F8', teken: pencil },
} as const;

export type RuleName = keyof typeof rules;
export const ruleNames = (): RuleName[] => Object.keys(rules).filter((name): name is RuleName => name in rules);

/** A rule icon on its disc, 128 x 128 around its middle. */
export function rule(name: RuleName): string {
  const { schijf: disc, teken: draw } = rules[name];
  return circle([0, 3, 60], shade(disc, -14)) + circle([0, 0, 60], disc) + group(draw(), { schaal: 0.84 });
}

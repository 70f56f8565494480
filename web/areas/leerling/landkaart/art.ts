import type { PresetName } from '#engine/core/domein/wardrobe.ts';
import island from '../../../../assets/art/landkaart/eiland.svg';
import spots from '../../../../assets/art/landkaart/plekken.svg';

export const ISLAND_URL = island;
/** Address of one drawing in the sprite of the map. */
export const spriteAddress = (id: string): string => `${spots}#${id}`;

const ownDeuren = import.meta.glob<string>('../../../../games/*/art/landkaart-deur.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Of games still to come. */
const plannedDeuren = import.meta.glob<string>('../../../../assets/art/landkaart/deur-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Scene behind the door of a game; games without one show their place on the map. */
export const deurUrl = (spel: string): string | undefined =>
  ownDeuren[`../../../../games/${spel}/art/landkaart-deur.svg`] ??
  plannedDeuren[`../../../../assets/art/landkaart/deur-${spel}.svg`];

const people = import.meta.glob<string>('../../../../assets/art/gedeeld/personen/*/{heel,buste-blij}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../../../../assets/art/gedeeld/regels/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A ready figure, whole or as a bust, as drawn by the build. */
export const presetUrl = (name: PresetName, part: 'heel' | 'buste-blij'): string =>
  people[`../../../../assets/art/gedeeld/personen/${name}/${part}.svg`] ?? '';

/** Goals that share the picture of one rule. */
const RULE: Readonly<Record<string, string>> = {
  'kz-mkm': 'luisterwoord',
  'kz-mmkm': 'luisterwoord',
  'kz-mkmm': 'luisterwoord',
  'kz-mmkmm': 'luisterwoord',
  'aai-ooi-oei': 'aaiooi',
  'eer-oor-eur': 'eeroor',
  'eeuw-ieuw-uw': 'eeuwieuw',
  'ch-g': 'weetwoord',
  'eind-d': 'verlengen',
  'eind-t': 'verlengen',
  'eind-b': 'verlengen',
  verenkeling: 'openlettergreep',
  verdubbeling: 'geslotenlettergreep',
  'ee-eind': 'openlettergreep',
  'verkl-je': 'verkleinwoord',
  'verkl-etje': 'verkleinwoord',
  'verkl-aatje': 'verkleinwoord',
  'mv-en': 'meervoud',
  'mv-s': 'meervoud',
  'mv-apos': 'meervoud',
  'mv-trema': 'meervoud',
  'mv-onreg': 'meervoud',
  'tussen-n': 'samenstelling',
  'tussen-s': 'samenstelling',
  koppelteken: 'samenstelling',
};
/** Picture of the rule behind a goal; a pencil when it has none of its own. */
export function ruleUrl(doelId: string): string {
  const name = doelId.startsWith('ww-') ? 'werkwoord' : (RULE[doelId] ?? doelId);
  const address = (part: string): string => `../../../../assets/art/gedeeld/regels/${part}.svg`;
  return rules[address(name)] ?? rules[address('weetwoord')] ?? '';
}

/** Picture of a word (`fe:train`), as the build writes it. */
export const imageUrl = (id: string): string =>
  `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;

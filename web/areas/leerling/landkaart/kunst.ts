import eiland from '../../../../assets/art/landkaart/eiland.svg';
import plekken from '../../../../assets/art/landkaart/plekken.svg';

export const EILAND_URL = eiland;
/** Address of one drawing in the sprite of the map. */
export const tekening = (id: string): string => `${plekken}#${id}`;

const deuren = import.meta.glob<string>('../../../../assets/art/landkaart/deur-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Scene behind the door of a game; games without one show their place on the map. */
export const deurUrl = (spel: string): string | undefined =>
  deuren[`../../../../assets/art/landkaart/deur-${spel}.svg`];

const personen = import.meta.glob<string>(
  '../../../../assets/art/gedeeld/personen/*/{heel,hoofd-dicht,buste-blij}.svg',
  { query: '?url', import: 'default', eager: true },
);
const regels = import.meta.glob<string>('../../../../assets/art/gedeeld/regels/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const FIGUREN = [
  'noor',
  'sem',
  'yara',
  'milan',
  'lotte',
  'kofi',
  'imani',
  'bram',
  'arjun',
  'mei',
  'fleur',
] as const;
export type Figuur = (typeof FIGUREN)[number];
export type FiguurDeel = 'heel' | 'hoofd-dicht' | 'buste-blij';
export const figuurUrl = (figuur: Figuur, deel: FiguurDeel): string =>
  personen[`../../../../assets/art/gedeeld/personen/${figuur}/${deel}.svg`] ?? '';

/** Goals that share the picture of one rule. */
const REGEL: Readonly<Record<string, string>> = {
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
export function regelUrl(doelId: string): string {
  const naam = doelId.startsWith('ww-') ? 'werkwoord' : (REGEL[doelId] ?? doelId);
  const adres = (deel: string): string => `../../../../assets/art/gedeeld/regels/${deel}.svg`;
  return regels[adres(naam)] ?? regels[adres('weetwoord')] ?? '';
}

/** Picture of a word (`fe:train`), as the build writes it. */
export const plaatjeUrl = (id: string): string =>
  `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;

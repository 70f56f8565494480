const prenten = import.meta.glob<string>('../../../../assets/art/web/{groep,embleem}-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Words in the name of a group that ask for a picture of their own. */
const WOORDEN: readonly (readonly [patroon: RegExp, embleem: string, landschap: string])[] = [
  [/meeuw|albatros|vogel|stern|zwaluw/, 'meeuw', 'kust'],
  [/vis|dolfijn|haai|walvis|kwal|zee/, 'vis', 'zee'],
  [/kompas|berg|ontdek|reis/, 'kompas', 'bergen'],
  [/zeil|boot|schip|haven|anker/, 'boot', 'haven'],
  [/bos|boom|eik|uil|vos|egel/, 'boom', 'bos'],
  [/regenboog|vlinder|bloem/, 'regenboog', 'regenboog'],
  [/thuis|praktijk/, 'huis', 'regenboog'],
  [/raket|ster|maan|planeet/, 'raket', 'bergen'],
];
const OVERIG: readonly (readonly [embleem: string, landschap: string])[] = [
  ['vlieger', 'kust'],
  ['boeken', 'bos'],
  ['regenboog', 'regenboog'],
  ['zon', 'haven'],
  ['potlood', 'bergen'],
  ['raket', 'zee'],
];

export interface Beeld {
  embleem: string;
  landschap: string;
}

/** Picture that belongs to a group: by its name, else a fixed one that differs between the groups of a list. */
export function beeldVan(naam: string, nummer: number): Beeld {
  const gevonden = WOORDEN.find(([patroon]) => patroon.test(naam.toLocaleLowerCase('nl')));
  if (gevonden) return { embleem: gevonden[1], landschap: gevonden[2] };
  const [embleem, landschap] = OVERIG[nummer % OVERIG.length] ?? ['zon', 'kust'];
  return { embleem, landschap };
}

const adres = (naam: string): string => prenten[`../../../../assets/art/web/${naam}.svg`] ?? '';
export const embleemAdres = ({ embleem }: Beeld): string => adres(`embleem-${embleem}`);
export const landschapAdres = ({ landschap }: Beeld, donker: boolean): string =>
  adres(`groep-${landschap}-${donker ? 'nacht' : 'dag'}`);

const illustrations = import.meta.glob<string>('../../../../assets/art/web/{groep,embleem}-*.svg', {
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
const OTHER: readonly (readonly [embleem: string, landschap: string])[] = [
  ['vlieger', 'kust'],
  ['boeken', 'bos'],
  ['regenboog', 'regenboog'],
  ['zon', 'haven'],
  ['potlood', 'bergen'],
  ['raket', 'zee'],
];

interface Picture {
  emblem: string;
  landscape: string;
}

/** Picture that belongs to a group: by its name, else a fixed one that differs between the groups of a list. */
export function emblemOf(name: string, number: number): Picture {
  const found = WOORDEN.find(([pattern]) => pattern.test(name.toLocaleLowerCase('nl')));
  if (found) return { emblem: found[1], landscape: found[2] };
  const [emblem, landscape] = OTHER[number % OTHER.length] ?? ['zon', 'kust'];
  return { emblem, landscape };
}

const address = (name: string): string => illustrations[`../../../../assets/art/web/${name}.svg`] ?? '';
export const emblemAddress = ({ emblem }: Picture): string => address(`embleem-${emblem}`);
export const landscapeAddress = ({ landscape }: Picture, dark: boolean): string =>
  address(`groep-${landscape}-${dark ? 'nacht' : 'dag'}`);

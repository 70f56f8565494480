/** Words whose syllables the rules miss, separated by hyphens. Source: own. */
export const LETTERGREEP_UITZONDERING: Readonly<Record<string, string>> = {
  bisschop: 'bis-schop',
  cake: 'cake',
  cowboy: 'cow-boy',
  museum: 'mu-se-um',
  pinguïn: 'pin-gu-ïn',
  race: 'race',
  station: 'sta-tion',
  stations: 'sta-tions',
  website: 'web-site',
};

/** Words that sound alike in Dutch; either form is a real word, so never a wrong option without a sentence. Source: own. */
export const HOMOFONEN: readonly (readonly string[])[] = [
  ['bod', 'bot'], ['bond', 'bont'], ['boud', 'bout'], ['brei', 'brij'], ['eik', 'ijk'], ['eis', 'ijs'],
  ['fee', 'vee'], ['fier', 'vier'], ['gebeurd', 'gebeurt'], ['graad', 'graat'], ['hard', 'hart'], ['hei', 'hij'],
  ['houd', 'hout'], ['jou', 'jouw'], ['kauw', 'kou'], ['krab', 'krap'], ['kruid', 'kruit'], ['lach', 'lag'],
  ['lei', 'lij'], ['leiden', 'lijden'], ['licht', 'ligt'], ['lood', 'loot'], ['mei', 'mij'],
  ['meid', 'mijd', 'mijt'], ['moed', 'moet'], ['nauw', 'nou'], ['nog', 'noch'], ['nood', 'noot'], ['peil', 'pijl'],
  ['pond', 'pont'], ['prei', 'prij'], ['rad', 'rat'], ['rauw', 'rouw'], ['rei', 'rij'], ['reis', 'rijs'],
  ['reizen', 'rijzen'], ['steil', 'stijl'], ['vind', 'vindt'], ['voed', 'voet'], ['wand', 'want'], ['wed', 'wet'],
  ['wei', 'wij'], ['weide', 'wijde'], ['word', 'wordt'], ['zei', 'zij'],
];

import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { samenstellingSeams } from './samenstelling.ts';

/** Compounds of a school, thought up by theme and asked once before the tables were filled: these had no seam, or another. */
const COMPOUNDS = [
  'apen|rots',
  'biggen|stal',
  'bliksem|schicht',
  'bunzing|geur',
  'clowns|neus',
  'concentratie|kampen',
  'danseressen|pakje',
  'draken|doder',
  'eekhoorntjes|brood',
  'eekhoorntjes|nest',
  'eenden|kroos',
  'elanden|bord',
  'feeën|stof',
  'filmpjes|kanaal',
  'geld|rekenen',
  'gemeente|huis',
  'gitaar|snaar',
  'grammofoon|plaat',
  'halloween|pompoen',
  'hanen|gekraai',
  'honden|sleeën',
  'hoofd|rekenen',
  'ijsjes|wagen',
  'jonk|vrouwe',
  'karne|melk|pap',
  'kinder|arbeidster',
  'kippen|ei',
  'koekjes|trommel',
  'kogel|slingeraar',
  'lianen|brug',
  'lichtjes|feest',
  'luiaard|jong',
  'metselaars|troffel',
  'microscoop|glas',
  'minstreel|lied',
  'mist|flarden',
  'orchideeën|kas',
  'paarden|bloem|pluis',
  'pakjes|papier',
  'planeten|baan',
  'profiel|foto',
  'razzia|dag',
  'reanimatie|cursus',
  'reeën|bok',
  'rendier|slee',
  'robben|jager',
  'robot|stofzuiger',
  'rogge|veld',
  'romeinen|kamp',
  'romeinen|tijd',
  'rupsen|doder',
  'schilderij|lijst',
  'schrikkel|dag',
  'schrikkel|maand',
  'spinne|wiel',
  'statie|geld|fles',
  'stewardessen|pak',
  'tand|arts|assistente',
  'telescoop|lens',
  'toekan|snavel',
  'touwtje|springen',
  'trampoline|sprong',
  'trollen|brug',
  'trompet|geschal',
  'ufo|landing',
  'viking|schip',
  'vluchtelingen|kamp',
  'wadden|eiland',
  'weer|presentatrice',
  'weer|wolf|nacht',
  'wenk|brauw|potlood',
  'wiege|liedje',
  'wolven|roedel',
  'xylofoon|stokje',
  'zwaarte|kracht|veld',
  'zwaarte|punt',
];

/** Words that are no compounds, thought up before the engine was asked; most look like one. */
const WHOLE = [
  'artiest',
  'bandiet',
  'bankier',
  'beitel',
  'cilinder',
  'diameter',
  'dirigent',
  'dominee',
  'fotograaf',
  'giraffe',
  'goochelaar',
  'kandelaar',
  'kapelaan',
  'kardinaal',
  'kerstening',
  'komiek',
  'korporaal',
  'krokodil',
  'laboratorium',
  'marsepein',
  'matroos',
  'meteoor',
  'pantoffel',
  'pelikaan',
  'redacteur',
  'salamander',
  'satelliet',
  'sergeant',
  'speculaas',
  'tamboerijn',
  'thermometer',
  'violist',
];

beforeAll(loadPatterns);

const shown = (w: string): string =>
  samenstellingSeams(w, {}).reduceRight((text, { plek: spot }) => `${text.slice(0, spot)}|${text.slice(spot)}`, w);

describe('words of a school', () => {
  it.each(COMPOUNDS)('%s', (gold) => {
    expect(shown(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each(WHOLE)('%s is whole', (w) => {
    expect(shown(w)).toBe(w);
  });
});

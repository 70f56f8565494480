/** Words whose graphemes the rules miss, separated by spaces. Source: own. */
export const GRAFEEM_EXCEPTION: ReadonlyMap<string, string> = new Map([
  ['bijou', 'b i j ou'],
  ['bibliotheek', 'b i b l i o th ee k'],
  ['cake', 'c a k e'],
  ['clown', 'c l ow n'],
  ['cowboy', 'c ow b oy'],
  ['goal', 'g oa l'],
  ['ingenieur', 'i n g e n i eu r'],
  ['minijurk', 'm i n i j u r k'],
  ['museum', 'm u s e u m'],
  ['pinguïn', 'p i n g u ï n'],
  ['skijas', 's k i j a s'],
  ['team', 't ea m'],
  ['thuis', 't h ui s'],
  ['trainer', 't r ai n e r'],
  ['website', 'w e b s i t e'],
  ['yoghurt', 'y o gh u r t'],
]);

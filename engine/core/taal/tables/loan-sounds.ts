/** Sounds of loanwords, one a grapheme: `_` = silent, `+` joins two sounds of one grapheme. Source: own. */
const SOUNDS = `
accessoire a k s e s oo+aa r _/badge b e _ zj _/barbecue b a r b @ k j+uu _/baseball b ee s _ b o l/beach b ie sj/beat b ie t
beige b ei zj @/bike b aai k _/bite b aai t _/blazer b l ee z @ r/boots b oe t s/boost b oe s t/brownie b r au n ie/brunch b r u n sj
bridge b r i _ zj _/budget b u _ zj e t/buggy b u g ie/cage k ee zj _/cake k ee k _/cartoon k a r t oe n/cash k e sj/chat sj e t
check sj e k/cheque sj e k _ _/churros sj u r o s/clown k l au n/coat k oo t/college k o l ee zj _/cookie k oe k ie/cool k oe l
cracker k r e k @ r/crash k r e sj/date d ee t _/deal d ie l/dream d r ie m/fake f ee k _/fame f ee m _/fan f e n/flash f l e sj
food f oe t/frame f r ee m _/fun f u n/game g ee m _/gamen g ee m @ n/gamer g ee m @ r/goal g oo l/good g oe t/groove g r oe f _
gym g i m/hoodie h oe d ie/hype h aai p _/jam zj e m/jazz zj e s/jack zj e k/jeans zj ie n s/jeep zj ie p/jet zj e t/job zj o p
jungle zj u ng _ @+l _/jus zj uu _/keeper k ie p @ r/lady l ee d ie/laser l ee z @ r/like l aai k _/line l aai n _/lock l o k
look l oe k/lunch l u n sj/mail m ee l/match m e t sj/meneer m @ n ee r/mevrouw m @ v r au
quiz k w i s/race r ee s _/racer r ee s @ r/reader r ie d @ r/retour r @ t oe r/retourtje r @ t oe r t j @/rock r o k/roast r oo s t
score s k oo r _/scooter s k oe t @ r/show sj oo/site s aai t _/skate s k ee t _/skaten s k ee t @ n/skater s k ee t @ r
snack s n e k/sneaker s n ie k @ r/snow s n oo _/soap s oo p/software s o f t w ee r _/speaker s p ie k @ r
steak s t ee k/style s t aai l _/synthesizer s i n t @ s aai z @ r/tank t e ng k/tape t ee p _/tattoo t e t oe/team t ie m
time t aai m _/toast t oo s t/toilet t w+a l e t/tool t oe l/track t r e k/trash t r e sj/truck t r u k/type t ie p @/zoom z oe m/fondue f o n d uu _/quitte k _ ie t _/mime m ie m _/entrecote a n t r @ k oo t _
mauve m oo v _
compote k o m p o t _/petanque p ee t a ng k _ _/roquefort r o k _ _ f o r _
camembert k a m e m b e r _
ciao t+sj _ a oo/ciabatta t+sj _ aa b a t aa/carpaccio k a r p a t sj _ oo/byebye b aai _ b aai _/hardware h a r d w e r _/spareribs s p e r _ r i b s/omelet o m @ l e t/zaniker z aa n i k @ r/page p ee zj _/backstage b e k s t ee zj _/paranoia p aa r aa n o j aa
`;

const read = (row: string): readonly [string, readonly string[]] => {
  const [woord = '', ...klanken] = row.trim().split(' ');
  return [woord, klanken.map((k) => k.replace('_', '').replace('+', ' '))];
};

/** Sounds of the graphemes of a loanword; rhyme, homophones and goals all read this table. Source: own. */
export const LOAN_SOUNDS: ReadonlyMap<string, readonly string[]> = new Map(SOUNDS.trim().split(/\/|\n/).map(read));

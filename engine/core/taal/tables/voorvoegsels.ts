/** Words (and the starts of their derivations) that look prefixed but are not. Source: own. */
export const NO_VOORVOEGSEL: ReadonlySet<string> = new Set(
  (
    'begijn begijnhof begijnhofje begonia bekaf bekertje benig benzine bessen betere beters beterschap beton ' +
    'betweter betweterig betweterij bevertje beving bevingen bevinkje bezempje bezig bezige bezigheden ' +
    'bezigheid gekheid gekko gelateria gelatine gelei genealogie genealogisch genenbank generaal generaals ' +
    'generale generaliteit generatie generaties generator generositeit genetica genetisch genetische geniaal ' +
    'geniale genie genies genieën genotypering genotypisch geografie geometrie geranium gerant gerbera ' +
    'gerbil germaan germaans gerundium gevelkast gevelsteen gevend gevende geving heraut herbarium herberg ' +
    'herbivoor hercules heremiet herfstig hermafrodiet hermelijn hernia heroïne herpes herrie hersenen ' +
    'hertog hertogdom hertogin ontologie veranda verbaal verbena verder verderaf verdere verdergaan ' +
    'verdergaand verdergaande verderop verderuit verderweg verfkwast vermicelli vermiljoen vermout vermouth ' +
    'vernis verrekijker verse versie versies versus vertebraat verticaal verven'
  ).split(' '),
);

/** Words that are prefixed although the rest holds only a weak vowel. Source: own. */
export const REAL_VOORVOEGSEL: ReadonlySet<string> = new Set(
  (
    'beken beklem bescherm bestel bestem bevel bewens bezwer gestel gewen gezel herken herstel ontferm ontken ' +
    'ontstel ontstem ontwen vergeet vergeten verken verpel verstel verstem vertel verwen verwens'
  ).split(' '),
);

/** Starts with unstressed `te`. Source: own. */
export const TE_WOORDEN: readonly string[] = [
  'terug',
  'tevreden',
  'tegelijk',
  'tekort',
  'terecht',
  'tevergeefs',
  'tezamen',
  'tegemoet',
  'tehuis',
  'teniet',
  'tevoren',
  'teveel',
  'tegoed',
  'tekeer',
  'tevoorschijn',
  'teweeg',
  'temeer',
  'tewerk',
  'teloor',
  'teleur',
  'tezijde',
  'tekeergaan',
];

/** Starts with unstressed `er`. Source: own. */
export const ER_WOORDEN: readonly string[] = ['ervaren', 'ervaring', 'ervaar', 'erken'];

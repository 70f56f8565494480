/** Words (and the starts of their derivations) that look prefixed but are not. Source: own. */
export const NO_VOORVOEGSEL: ReadonlySet<string> = new Set(
  (
    'bechamel bedoeïen bedwants begijn begijnhof begijnhofje begonia bekaf bekertje beloega benig benzine ' +
    'bessen bestemoer bestie betere betering beters beterschap beton betweetster betweter betweterig ' +
    'betweterij beverig bevertje beving bevingen bevinkje bezempje bezig bezige bezigheden bezigheid gekheid ' +
    'gekko gelateria gelatine gelee gelei genant genealogie genealogisch geneer genenbank generaal generaals ' +
    'generale generaliteit generatie generaties generator generositeit genetica genetisch genetische geniaal ' +
    'geniale genie genies genieën genotypering genotypisch geografie geometrie geranium gerant gerbera ' +
    'gerbil germaan germaans gerundium gesticulatie gevelkast gevelsteen gevend gevende geving heraldiek ' +
    'heraut herbarium herberg herbivoor hercules heremiet herfstig hermafrodiet hermandad hermelijn hernia ' +
    'heroïne herpes herrie hersenen hertog hertogdom hertogin ontologie veranda verbaal verbena verder ' +
    'verderaf verdere verdergaan verdergaand verdergaande verderop verderuit verderweg verfkwast vermicelli ' +
    'vermiljoen vermout vermouth vernis verrekijker verse versie versies verspringen versus vertebraat ' +
    'verticaal verven'
  ).split(' '),
);

/** Starts of words that only look prefixed, whatever follows: herder|in, generaliseren, verifiëren. Source: own. */
export const NO_VOORVOEGSEL_BEGIN =
  /^(?:bedoeï|beter(?!g)|betwe[et]|bezig|gelei(?!d)|gender|geneal|gener(?!fd|ve)|genesis|geneti|genia|genius|genoc|gesticul|herberg|herder|hermet|heroï|hersen|veranda|verba(?=al|l)|verder(?![fv])|verif|verre(?=weg|gaand|kijk)|verreikend|ver(?=ge(?:zicht|zocht|vorderd)|ziend))/;

/** Words that are prefixed although the rest holds only a weak vowel. Source: own. */
export const REAL_VOORVOEGSEL: ReadonlySet<string> = new Set(
  (
    'beken beklem bescherm bestel bestem bevel bewens bezwer gebel gekwel gelel gestel gewen gezel herken ' +
    'herstel ontferm ontken ontstel ontstem ontwen vergeet vergeten verken verpel verstel verstem vertel ' +
    'verwen verwens'
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
  'telaat',
];

/** Starts with unstressed `er`. Source: own. */
export const ER_WOORDEN: readonly string[] = ['ervaren', 'ervaring', 'ervaar', 'erken'];

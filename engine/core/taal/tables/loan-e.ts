/** A piece of a word with the place of the e it tells about. */
export type EPiece = { text: string; spot: number; begin: boolean; end: boolean };

const readPiece = (row: string): EPiece => {
  const bare = row.replace(/[$^]/g, '');
  return { text: bare.toLowerCase(), spot: bare.indexOf('E'), begin: row.startsWith('^'), end: row.endsWith('$') };
};

/** A capital marks the e; `^` and `$` stand for the begin and the end of a part of a compound. */
const read = (rows: string): readonly EPiece[] => rows.split(' ').map(readPiece);

/** Pieces in which the e is full, though its place says that it is weak: therapie, volledig, omver. Source: own. */
export const E_FULL = read(
  '^aardstEr$ ^aEro$ ^aErob ^aErod ^afdEling alfabEti allErgee allErgi allesEter alleswEter alwEter ^animE$ ' +
    'antisEmi bedlEger beterwEter betwEter evenrEdig filatEl gezEl hotEldebotel hoteldebotEl illEga ingEving ' +
    'intEgere$ intEger$ irrElev jenEver kinEsi kleinzErig lettergrEpig littEken condEns dErtig lucifEr modErn regEnten regEntes regEntschap ' +
    'manEg mEtre mEtri misrEken obEsit ocElot omnEveld ' +
    'omvEr orEgano paracEta pEper$ planEto privilEge sEmiet sEmitis ' +
    'serEni spEler stEnen$ stratEgo systEm televisiestEr thEca ' +
    'thErap torEro torpEd vanjewElste vollEdig wederkErig zeemlEr zonnewEnde',
);

/** Pieces in which the e is weak, though its place says that it is full: seconde, plezier, karakteristiek. Source: own. */
export const E_WEAK = read(
  '^bEton ^cEment ^decollEt ^gElat ^gEnant ^gEneer ^gEneren$ ^gEnie$ ^gEnieën ^jEnever ^mEjuf ^mElaats ' +
    '^mEnu ^rEcept ^rEger goedEren ballErina evEneens guirlandEs halvErw gehemEl iedEreen gebladErt pissEb wellEs$ volkEren ^marEch ^montEring ^rEnommee ^sEcond ^tEmin$ ^vEnijn ^vetEri barstEns ' +
    'berlinErb berstEns bestEmoer bladErd bloedErz boldErk boldErw bollekE brEvet dikkEme duizEnderl evEnk ' +
    'evEnm evEnr evEnw ganzEnb gevedErt grietjEbie hagEdis hetErd hiepErdep holdErdeb huppEldep karaktEri ' +
    'kindEren lantErf mEloen middErn muskEti muskEto nauwErnood niettEmin nieuwErw ollekE ondErst pietErm ' +
    'pietErs plEzier pompElm procEd rEvanch sedErt siddEra suddErl tempErt toerEnt toetErz tondEld tovErk ' +
    'vedErt vendElz verdikkEme wispEltu wissEwas wybErt zonnEwend',
);

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
    'antisEmi bedlEger beterwEter betwEter evenrEdig filatEl gezEl hotEldebotel hoteldebotEl ingEving ' +
    'intEgere$ intEger$ kleinzErig lettergrEpig mEtre mEtri misrEken obEsit ocElot omnEveld omvEr orEgano ' +
    'paracEta pEper$ sEmiet sEmitis serEni spEler stEnen$ stratEgo televisiestEr thErap torEro torpEd ' +
    'vanjewElste vollEdig wederkErig zonnewEnde',
);

/** Pieces in which the e is weak, though its place says that it is full: seconde, plezier, karakteristiek. Source: own. */
export const E_WEAK = read(
  'barstEns berlinErb berstEns bestEmoer bladErd bloedErz boldErk boldErw bollekE brEvet ^decollEt dikkEme ' +
    'duizEnderl evEnk evEnm evEnr evEnw ganzEnb gevedErt grietjEbie hagEdis hetErd hiepErdep holdErdeb ' +
    'huppEldep karaktEri kindEren lantErf ^marEch ^mEjuf ^mEnu$ ^mEnukaart middErn muskEti muskEto niettEmin ' +
    'nieuwErw ollekE ondErst pietErm pietErs plEzier pompElm ^sEcond sedErt siddEra suddErl ^tEmin$ tempErt ' +
    'toerEnt toetErz tondEld tovErk vedErt vendElz verdikkEme wispEltu wissEwas wybErt zonnEwend',
);

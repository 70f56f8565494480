/** Words (and the starts of their derivations) that look prefixed but are not. Source: own. */
export const GEEN_VOORVOEGSEL: ReadonlySet<string> = new Set([
  'bezig', 'bezige', 'gelatine', 'gelei', 'geniaal', 'geniale', 'genie', 'genieën', 'genies', 'generatie', 'generaties', 'generositeit', 'geranium', 'gerbera', 'herberg', 'herrie', 'hertog', 'beton', 'begonia',
  'benzine', 'vernis', 'verticaal', 'bezigheid', 'veranda', 'verse', 'geografie', 'geometrie',
  'gevelsteen', 'gekheid', 'gekko', 'bekertje', 'bezempje', 'bevertje', 'beterschap',
  'hersenen', 'herfstig', 'verdere', 'verfkwast', 'verven', 'gevelkast', 'bessen',
]);

/** Words that are prefixed although the rest holds only a weak vowel. Source: own. */
export const WEL_VOORVOEGSEL: ReadonlySet<string> = new Set([
  'gezel', 'bevel', 'vertel', 'herstel', 'gestel', 'bestel', 'gewen', 'verken', 'herken', 'beken', 'ontken', 'verstel',
  'vergeten', 'vergeet',
]);

/** Starts with unstressed `te`. Source: own. */
export const TE_WOORDEN: readonly string[] = [
  'terug', 'tevreden', 'tegelijk', 'tekort', 'tenslotte', 'terecht', 'tevergeefs', 'tezamen', 'tegemoet', 'tehuis',
  'teniet', 'tevoren',
];

/** Starts with unstressed `er`. Source: own. */
export const ER_WOORDEN: readonly string[] = ['ervaren', 'ervaring', 'erkennen', 'erkenning'];

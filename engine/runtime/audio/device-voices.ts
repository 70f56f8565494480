/** The part of a voice of the device that tells how good it is. */
export type NamedVoice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'voiceURI' | 'localService'>;

/** Robots and jokes: our own synthesis says a word more clearly than these. Names as browsers and systems give them. */
const POOR =
  /espeak|pico|mbrola|festival|compact|eloquence|\b(?:eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley|albert|zarvox|whisper|bubbles)\b/i;
/** Recorded or neural voices. */
const GOOD = /natural|neural|premium|enhanced|wavenet|online|google|siri/i;

const isDutch = ({ lang }: NamedVoice): boolean => /^nl\b|^nl_/i.test(lang);
const isPoor = ({ name, voiceURI }: NamedVoice): boolean => POOR.test(`${name} ${voiceURI}`);

/**
 * Dutch voices of a device that a child may hear, best first: those of the own country (`nl` = the Netherlands, `be` = Flanders)
 * before the others, then how good they are known to be, then those that work without the network. Empty = none is good enough.
 */
export function rankVoices<V extends NamedVoice>(list: readonly V[], voice: 'nl' | 'be'): V[] {
  const land = voice === 'be' ? 'nl-be' : 'nl-nl';
  const score = (v: V): number =>
    (v.lang.replace('_', '-').toLowerCase() === land ? 4 : 0) +
    (GOOD.test(`${v.name} ${v.voiceURI}`) ? 2 : 0) +
    (v.localService ? 1 : 0);
  return list.filter((v) => isDutch(v) && !isPoor(v)).toSorted((a, b) => score(b) - score(a));
}

/** Milliseconds in which no voice can say this much: a voice that is ready sooner said nothing. */
export const shortestSaying = (text: string): number => Math.min(400, 40 + text.length * 12);

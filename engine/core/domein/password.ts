/** Length of the password of an adult in code points; no rule about kinds of characters. */
export const PASSWORD_MIN = 12;
/** Most code points of the password of an adult. */
export const PASSWORD_MAX = 128;

/** Words that people use as the heart of a password; compared after the digits and signs around them are gone. */
const KNOWN: ReadonlySet<string> = new Set(
  `
  wachtwoord paswoord password passwort motdepasse welkom welcome hallo hello geheim secret admin administrator beheer beheerder school basisschool leerkracht docent juf meester
  juffrouw leraar klas groep leerling kinderen kind taaltocht taal spelling lezen rekenen zomer winter lente herfst voorjaar najaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  januari februari maart april mei juni juli augustus september oktober november december nederland belgie vlaanderen holland amsterdam rotterdam utrecht antwerpen gent brussel brugge leuven eindhoven groningen
  ajax feyenoord psv anderlecht clubbrugge voetbal iloveyou ikhouvanjou liefde schatje qwerty qwertyuiop azerty azertyuiop asdfghjkl zxcvbnm qazwsx qwertyqwerty azertyazerty letmein monkey dragon football
  baseball superman batman pokemon master shadow sunshine princess prinses computer internet google facebook samsung iphone test testtest tester demo gast guest login inloggen toegang veilig beveiligd
  changeme verander nieuw nieuwwachtwoord mijnwachtwoord mijnpaswoord welkomwelkom wachtwoordwachtwoord passwordpassword abc abcdefgh abcdefghijkl abcdefghijklm
`
    .trim()
    .split(/\s+/),
);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const keepLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
/** The word inside, once as it stands and once with the digits read as letters. */
const nuclei = (password: string): string[] => {
  const small = password.toLowerCase();
  const trimmed = small.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [small, trimmed].flatMap((text) => [
    keepLetters(text),
    keepLetters(text.replaceAll(/[0134570@$!]/g, (draw) => LEET[draw] ?? draw)),
  ]);
};

/** One short part that is repeated, e.g. `abcabcabcabc`. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1{2,}.{0,3}$/u.test(text);
/** A run along the alphabet, the digits or a row of the keyboard. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
const isSequence = (text: string): boolean =>
  ROWS.some((row) => row.includes(text) || [...row].reverse().join('').includes(text));

/**
 * Whether somebody who knows the habits of people would try this password early: a well-known word with digits or signs around it,
 * a repetition, a row of keys, or the own name or address (`eigen`). Works offline; nothing is sent anywhere.
 */
export function isTooCommon(password: string, own: readonly string[] = []): boolean {
  const small = password.trim().toLowerCase();
  if (isRepetition(small) || isSequence(small)) return true;
  const possible = nuclei(small);
  const itself = own.map(keepLetters).filter((part) => part.length >= 3);
  return possible.some((core) => core.length < 3 || KNOWN.has(core) || itself.includes(core) || isRepetition(core));
}

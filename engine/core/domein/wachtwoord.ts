/** Length of the password of an adult in code points; no rule about kinds of characters. */
export const WACHTWOORD_MIN = 12;
export const WACHTWOORD_MAX = 128;

/** Words that people use as the heart of a password; compared after the digits and signs around them are gone. */
const BEKEND: ReadonlySet<string> = new Set(
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
const alleenLetters = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
/** The word inside, once as it stands and once with the digits read as letters. */
const kernen = (wachtwoord: string): string[] => {
  const klein = wachtwoord.toLowerCase();
  const randloos = klein.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [klein, randloos].flatMap((tekst) => [
    alleenLetters(tekst),
    alleenLetters(tekst.replaceAll(/[0134570@$!]/g, (teken) => LEET[teken] ?? teken)),
  ]);
};

/** One short part that is repeated, e.g. `abcabcabcabc`. */
const isHerhaling = (tekst: string): boolean => /^(.{1,4}?)\1{2,}.{0,3}$/u.test(tekst);
/** A run along the alphabet, the digits or a row of the keyboard. */
const RIJEN = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
const isRij = (tekst: string): boolean =>
  RIJEN.some((rij) => rij.includes(tekst) || [...rij].reverse().join('').includes(tekst));

/**
 * Whether somebody who knows the habits of people would try this password early: a well-known word with digits or signs around it,
 * a repetition, a row of keys, or the own name or address (`eigen`). Works offline; nothing is sent anywhere.
 */
export function isTeBekend(wachtwoord: string, eigen: readonly string[] = []): boolean {
  const klein = wachtwoord.trim().toLowerCase();
  if (isHerhaling(klein) || isRij(klein)) return true;
  const mogelijk = kernen(klein);
  const zelf = eigen.map(alleenLetters).filter((deel) => deel.length >= 3);
  return mogelijk.some((kern) => kern.length < 3 || BEKEND.has(kern) || zelf.includes(kern) || isHerhaling(kern));
}

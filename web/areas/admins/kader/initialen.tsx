/** First letters of the first and the last name. */
export function initialenVan(naam: string): string {
  const delen = naam
    .trim()
    .split(/\s+/)
    .filter((deel) => deel !== '');
  const letter = (deel: string | undefined) => [...(deel ?? '')].find((teken) => /\p{L}/u.test(teken)) ?? '';
  return (letter(delen[0]) + (delen.length > 1 ? letter(delen.at(-1)) : '')).toLocaleUpperCase('nl');
}

/** Round sign of an adult. */
export function Initialen({ naam, maat = 30 }: { naam: string; maat?: number }) {
  const kleur = [...naam].reduce((som, letter) => som + (letter.codePointAt(0) ?? 0), 0) % 3;
  return (
    <span
      className={`initialen initialen--${kleur}`}
      style={{ width: maat, height: maat, fontSize: maat * 0.36 }}
      aria-hidden="true"
    >
      {initialenVan(naam)}
    </span>
  );
}

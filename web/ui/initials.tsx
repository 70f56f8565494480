import './initials.css';

/** First letters of the first and the last name. */
export function initialsOf(name: string): string {
  const parts = name
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  const letter = (part: string | undefined) => [...(part ?? '')].find((draw) => /\p{L}/u.test(draw)) ?? '';
  return (letter(parts[0]) + (parts.length > 1 ? letter(parts.at(-1)) : '')).toLocaleUpperCase('nl');
}

/** Round sign of an adult. */
export function Initials({ naam: name, maat: size = 30 }: { naam: string; maat?: number }) {
  const color = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 3;
  return (
    <span
      className={`initials initials--${color}`}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

import { normalized } from '../../platform/file/cell-text.ts';

/** A person's name in parts; a part that is missing is empty. */
export interface NameParts {
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
}

const key = (before: string, behind: string): string => `${normalized(behind)}|${normalized(before)}`;
const whole = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Forms in which a file may write this pupil: in parts, `Hof, Zoë van 't`, `van 't Hof, Zoë` and in full. */
export function nameForms({ roepnaam, voorvoegsel, achternaam }: NameParts): string[] {
  return [
    ...new Set([
      key(roepnaam, achternaam),
      key(whole([roepnaam, voorvoegsel]), achternaam),
      key(roepnaam, whole([voorvoegsel, achternaam])),
      key(whole([roepnaam, voorvoegsel, achternaam]), ''),
    ]),
  ];
}

/** What to look a row up by, and how to show it; no forms when the row names nobody. */
export function namesOf({ naam: name, ...parts }: NameParts & { naam: string }): { namen: string[]; naam: string } {
  if (parts.roepnaam !== '' && parts.achternaam !== '')
    return { namen: nameForms(parts), naam: whole([parts.roepnaam, parts.voorvoegsel, parts.achternaam]) };
  if (name === '') return { namen: [], naam: whole([parts.roepnaam, parts.voorvoegsel, parts.achternaam]) };
  const comma = name.indexOf(',');
  if (comma < 0) return { namen: [key(name, '')], naam: name };
  return {
    namen: [key(name.slice(comma + 1), name.slice(0, comma))],
    naam: `${name.slice(comma + 1).trim()} ${name.slice(0, comma).trim()}`,
  };
}

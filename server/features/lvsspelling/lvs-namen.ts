import { genormaliseerd } from '../../platform/bestand/celtekst.ts';

/** A person's name in parts; a part that is missing is empty. */
export interface Naamdelen {
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
}

const sleutel = (voor: string, achter: string): string => `${genormaliseerd(achter)}|${genormaliseerd(voor)}`;
const heel = (delen: readonly string[]): string => delen.filter((deel) => deel !== '').join(' ');

/** Forms in which a file may write this pupil: in parts, `Hof, Zoë van 't`, `van 't Hof, Zoë` and in full. */
export function naamvormen({ roepnaam, voorvoegsel, achternaam }: Naamdelen): string[] {
  return [
    ...new Set([
      sleutel(roepnaam, achternaam),
      sleutel(heel([roepnaam, voorvoegsel]), achternaam),
      sleutel(roepnaam, heel([voorvoegsel, achternaam])),
      sleutel(heel([roepnaam, voorvoegsel, achternaam]), ''),
    ]),
  ];
}

/** What to look a row up by, and how to show it; no forms when the row names nobody. */
export function namenVan({ naam, ...delen }: Naamdelen & { naam: string }): { namen: string[]; naam: string } {
  if (delen.roepnaam !== '' && delen.achternaam !== '')
    return { namen: naamvormen(delen), naam: heel([delen.roepnaam, delen.voorvoegsel, delen.achternaam]) };
  if (naam === '') return { namen: [], naam: heel([delen.roepnaam, delen.voorvoegsel, delen.achternaam]) };
  const komma = naam.indexOf(',');
  if (komma < 0) return { namen: [sleutel(naam, '')], naam };
  return {
    namen: [sleutel(naam.slice(komma + 1), naam.slice(0, komma))],
    naam: `${naam.slice(komma + 1).trim()} ${naam.slice(0, komma).trim()}`,
  };
}

import type { Schoolcode } from './levering.ts';
import type { Opdracht, Wijziging } from './opdracht.ts';
import type { BekendeLeerling, Lid, Schoolstand } from './stand.ts';
import type { Lidrij } from './uitvoer.repository.ts';

/** What an import did to the school itself. */
export interface Terugkop {
  groepen: string[];
  gearchiveerd: string[];
  school: Schoolcode;
}

/** What one pupil was before, and how it was left: undone only when it is still like that. */
export type Terugregel =
  | { soort: 'nieuw'; id: string; versie: number; na: string[] }
  | { soort: 'gewijzigd'; id: string; versie: number; na: string[]; oud: BekendeLeerling }
  | { soort: 'weg'; oud: BekendeLeerling }
  | { soort: 'lid'; lid: Lidrij };

/** What undoing comes down to. */
export interface Terugwerk {
  verwijder: string[];
  herstel: BekendeLeerling[];
  terugNaarBak: BekendeLeerling[];
  uitBak: BekendeLeerling[];
  sluit: Lidrij[];
  heropen: Lidrij[];
  overgeslagen: BekendeLeerling[];
}

/** Groups a changed pupil is in afterwards. */
const groepenNa = ({ oud, wissel }: Wijziging): string[] => {
  const eruit = new Set(wissel.eruit.map(({ groepId }) => groepId));
  return [...oud.groepen.map(({ groepId }) => groepId).filter((id) => !eruit.has(id)), ...wissel.erbij];
};

/** Lines to keep for undoing; `los` = memberships that closed with an archived group. */
export function maakTerug(opdracht: Opdracht, los: readonly Lidrij[]): Terugregel[] {
  return [
    ...opdracht.nieuw.map(({ id, groepIds }): Terugregel => ({ soort: 'nieuw', id, versie: 1, na: groepIds })),
    ...opdracht.wijzig.map((wijziging): Terugregel => ({
      soort: 'gewijzigd',
      id: wijziging.id,
      versie: wijziging.oud.versie + 1,
      na: groepenNa(wijziging),
      oud: wijziging.oud,
    })),
    ...opdracht.weg.map((oud): Terugregel => ({ soort: 'weg', oud })),
    ...los.map((lid): Terugregel => ({ soort: 'lid', lid })),
  ];
}

const zelfde = (leden: readonly Lid[], na: readonly string[]): boolean =>
  leden.length === na.length && leden.every(({ groepId }) => na.includes(groepId));

/** Decides what can still be undone: a pupil somebody changed, or who practised since, stays as it is. */
export function weegTerug(regels: readonly Terugregel[], stand: Schoolstand, gebruikt: ReadonlySet<string>): Terugwerk {
  const uit: Terugwerk = {
    verwijder: [],
    herstel: [],
    terugNaarBak: [],
    uitBak: [],
    sluit: [],
    heropen: [],
    overgeslagen: [],
  };
  const nu = new Map(stand.leerlingen.map((l) => [l.id, l]));
  for (const regel of regels) {
    if (regel.soort === 'lid') uit.heropen.push(regel.lid);
    else if (regel.soort === 'weg') weegWeg(uit, regel.oud, nu.get(regel.oud.id));
    else weegWijziging(uit, regel, { leerling: nu.get(regel.id), gebruikt });
  }
  return uit;
}

function weegWeg(uit: Terugwerk, oud: BekendeLeerling, nu: BekendeLeerling | undefined): void {
  if (nu === undefined || nu.actief) return;
  uit.uitBak.push(oud);
  uit.heropen.push(...oud.groepen.map((lid) => ({ leerlingId: oud.id, ...lid })));
}

function weegWijziging(
  uit: Terugwerk,
  regel: Extract<Terugregel, { id: string }>,
  { leerling, gebruikt }: { leerling: BekendeLeerling | undefined; gebruikt: ReadonlySet<string> },
): void {
  if (leerling === undefined) return;
  const onaangeraakt = leerling.actief && leerling.versie === regel.versie && zelfde(leerling.groepen, regel.na);
  if (!onaangeraakt || (regel.soort === 'nieuw' && gebruikt.has(regel.id))) uit.overgeslagen.push(leerling);
  else if (regel.soort === 'nieuw') uit.verwijder.push(regel.id);
  else herstel(uit, regel.oud, leerling);
}

function herstel(uit: Terugwerk, oud: BekendeLeerling, nu: BekendeLeerling): void {
  uit.herstel.push(oud);
  if (!oud.actief) uit.terugNaarBak.push({ ...oud, groepen: nu.groepen });
  const was = new Set(oud.groepen.map(({ groepId, van }) => `${groepId}|${van}`));
  const is = new Set(nu.groepen.map(({ groepId, van }) => `${groepId}|${van}`));
  uit.sluit.push(
    ...nu.groepen
      .filter(({ groepId, van }) => !was.has(`${groepId}|${van}`))
      .map((lid) => ({ leerlingId: oud.id, ...lid })),
  );
  uit.heropen.push(
    ...oud.groepen
      .filter(({ groepId, van }) => !is.has(`${groepId}|${van}`))
      .map((lid) => ({ leerlingId: oud.id, ...lid })),
  );
}

import type { Schoolcode } from './delivery.ts';
import type { ImportCommand, Change } from './command.ts';
import type { KnownLeerling, Member, SchoolState } from './standing.ts';
import type { MembershipRow } from './execution.repository.ts';

/** What an import did to the school itself. */
export interface UndoHeader {
  groepen: string[];
  gearchiveerd: string[];
  school: Schoolcode;
}

/** What one pupil was before, and how it was left: undone only when it is still like that. */
export type UndoLine =
  | { soort: 'nieuw'; id: string; versie: number; na: string[] }
  | { soort: 'gewijzigd'; id: string; versie: number; na: string[]; oud: KnownLeerling }
  | { soort: 'weg'; oud: KnownLeerling }
  | { soort: 'lid'; member: MembershipRow };

/** What undoing comes down to. */
export interface UndoWork {
  remove: string[];
  passwordReset: KnownLeerling[];
  backToBin: KnownLeerling[];
  fromBin: KnownLeerling[];
  sluit: MembershipRow[];
  reopen: MembershipRow[];
  overgeslagen: KnownLeerling[];
}

/** Groups a changed pupil is in afterwards. */
const groepenAfter = ({ oud: old, swap }: Change): string[] => {
  const removed = new Set(swap.removed.map(({ groepId }) => groepId));
  return [...old.groepen.map(({ groepId }) => groepId).filter((id) => !removed.has(id)), ...swap.added];
};

/** Lines to keep for undoing; `los` = memberships that closed with an archived group. */
export function createUndoLines(command: ImportCommand, loose: readonly MembershipRow[]): UndoLine[] {
  return [
    ...command.nieuw.map(({ id, groepIds }): UndoLine => ({ soort: 'nieuw', id, versie: 1, na: groepIds })),
    ...command.change.map((change): UndoLine => ({
      soort: 'gewijzigd',
      id: change.id,
      versie: change.oud.versie + 1,
      na: groepenAfter(change),
      oud: change.oud,
    })),
    ...command.weg.map((old): UndoLine => ({ soort: 'weg', oud: old })),
    ...loose.map((member): UndoLine => ({ soort: 'lid', member })),
  ];
}

const same = (members: readonly Member[], after: readonly string[]): boolean =>
  members.length === after.length && members.every(({ groepId }) => after.includes(groepId));

/** Decides what can still be undone: a pupil somebody changed, or who practised since, stays as it is. */
export function weighUndo(rules: readonly UndoLine[], state: SchoolState, used: ReadonlySet<string>): UndoWork {
  const out: UndoWork = {
    remove: [],
    passwordReset: [],
    backToBin: [],
    fromBin: [],
    sluit: [],
    reopen: [],
    overgeslagen: [],
  };
  const now = new Map(state.leerlingen.map((l) => [l.id, l]));
  for (const rule of rules) {
    if (rule.soort === 'lid') out.reopen.push(rule.member);
    else if (rule.soort === 'weg') weighRemoval(out, rule.oud, now.get(rule.oud.id));
    else weighChange(out, rule, { leerling: now.get(rule.id), gebruikt: used });
  }
  return out;
}

function weighRemoval(out: UndoWork, old: KnownLeerling, now: KnownLeerling | undefined): void {
  if (now === undefined || now.actief) return;
  out.fromBin.push(old);
  out.reopen.push(...old.groepen.map((member) => ({ leerlingId: old.id, ...member })));
}

function weighChange(
  out: UndoWork,
  rule: Extract<UndoLine, { id: string }>,
  { leerling, gebruikt: used }: { leerling: KnownLeerling | undefined; gebruikt: ReadonlySet<string> },
): void {
  if (leerling === undefined) return;
  const untouched = leerling.actief && leerling.versie === rule.versie && same(leerling.groepen, rule.na);
  if (!untouched || (rule.soort === 'nieuw' && used.has(rule.id))) out.overgeslagen.push(leerling);
  else if (rule.soort === 'nieuw') out.remove.push(rule.id);
  else passwordReset(out, rule.oud, leerling);
}

function passwordReset(out: UndoWork, old: KnownLeerling, now: KnownLeerling): void {
  out.passwordReset.push(old);
  if (!old.actief) out.backToBin.push({ ...old, groepen: now.groepen });
  const was = new Set(old.groepen.map(({ groepId, van: from }) => `${groepId}|${from}`));
  const is = new Set(now.groepen.map(({ groepId, van: from }) => `${groepId}|${from}`));
  out.sluit.push(
    ...now.groepen
      .filter(({ groepId, van: from }) => !was.has(`${groepId}|${from}`))
      .map((member) => ({ leerlingId: old.id, ...member })),
  );
  out.reopen.push(
    ...old.groepen
      .filter(({ groepId, van: from }) => !is.has(`${groepId}|${from}`))
      .map((member) => ({ leerlingId: old.id, ...member })),
  );
}

import { parseTransferCode } from '#engine/core/domein/transfer-code.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import type { Inzage } from './verhuistokens.contract.ts';
import type { AdminRow, SourceLeerling, LeerlingName, TokenRow } from './verhuistokens.repository.ts';

/** Code without its clothes, or why it is none. */
export function parseCode(typed: string): { code: string } | { status: 'fout_teken' | 'onbekend' } {
  const read = parseTransferCode(typed);
  if (read.ok) return { code: read.code };
  return { status: read.fout === 'controle' ? 'fout_teken' : 'onbekend' };
}

/** Whether this tenant is the one the maker meant. */
const isDoel = (doel: string, admin: AdminRow): boolean =>
  [admin.code, admin.brin, admin.instellingsnummer].some((code) => code?.toUpperCase() === doel);

/** Care goes to a school with the function only: remedial teachers and parents never see it. */
export const canAccessCare = (role: string, admin: AdminRow): boolean =>
  ['superadmin', 'office', 'schooladmin', 'docent'].includes(role) &&
  (admin.features ?? []).includes('featureZorgtraject');

/** What a token can do for this tenant now. */
export function state(
  token: TokenRow | undefined,
  who: { admin: AdminRow; rol: string; nu: number },
): Inzage['status'] {
  if (token === undefined) return 'onbekend';
  if (token.status === 'ingelezen') return 'gebruikt';
  if (token.status === 'ingetrokken') return 'ingetrokken';
  if (token.verloopt_op.getTime() <= who.nu) return 'verlopen';
  if (token.admin_id === who.admin.id) return 'zelfde_school';
  if (token.doel_code !== null && !isDoel(token.doel_code, who.admin)) return 'andere_school';
  return token.scope.zorg && !canAccessCare(who.rol, who.admin) ? 'zorg_niet' : 'goed';
}

const key = (name: { roepnaam: string; voorvoegsel: string | null; achternaam: string }): string =>
  nameKey(registeredName({ voornaam: name.roepnaam, voorvoegsel: name.voorvoegsel, achternaam: name.achternaam }));

/** Somebody with the same full name, within a year of the same class: perhaps the same child, a person decides. */
export function findExisting(source: SourceLeerling, here: readonly LeerlingName[]): Inzage['bestaandeLeerling'] {
  const equal = here.filter((kind) => key(kind) === key(source) && Math.abs(kind.jaargroep - source.jaargroep) <= 1);
  const [one] = equal;
  if (one === undefined || new Set(equal.map(({ id }) => id)).size > 1) return undefined;
  return {
    id: one.id,
    naam: registeredName({ voornaam: one.roepnaam, voorvoegsel: one.voorvoegsel, achternaam: one.achternaam }),
    ...(one.groep === null ? {} : { groep: one.groep }),
  };
}

/** Name that is free in the tenant: as it was, or with a number behind it. */
export function freeNumberedName(wish: string, taken: ReadonlySet<string>): string {
  for (let nr = 1; ; nr += 1) {
    const name = nr === 1 ? wish : `${wish}${nr}`;
    if (!taken.has(nameKey(name))) return name;
  }
}

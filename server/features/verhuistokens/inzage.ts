import { leesVerhuiscode } from '#engine/core/domein/verhuiscode.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import type { Inzage } from './verhuistokens.contract.ts';
import type { AdminRij, BronLeerling, LeerlingNaam, TokenRij } from './verhuistokens.repository.ts';

/** Code without its clothes, or why it is none. */
export function codeVan(getypt: string): { code: string } | { status: 'fout_teken' | 'onbekend' } {
  const gelezen = leesVerhuiscode(getypt);
  if (gelezen.ok) return { code: gelezen.code };
  return { status: gelezen.fout === 'controle' ? 'fout_teken' : 'onbekend' };
}

/** Whether this tenant is the one the maker meant. */
const isDoel = (doel: string, admin: AdminRij): boolean =>
  [admin.code, admin.brin, admin.instellingsnummer].some((code) => code?.toUpperCase() === doel);

/** Care goes to a school with the function only: remedial teachers and parents never see it. */
export const magZorg = (rol: string, admin: AdminRij): boolean =>
  ['superadmin', 'office', 'schooladmin', 'docent'].includes(rol) &&
  (admin.features ?? []).includes('featureZorgtraject');

/** What a token can do for this tenant now. */
export function stand(
  token: TokenRij | undefined,
  wie: { admin: AdminRij; rol: string; nu: number },
): Inzage['status'] {
  if (token === undefined) return 'onbekend';
  if (token.status === 'ingelezen') return 'gebruikt';
  if (token.status === 'ingetrokken') return 'ingetrokken';
  if (token.verloopt_op.getTime() <= wie.nu) return 'verlopen';
  if (token.admin_id === wie.admin.id) return 'zelfde_school';
  if (token.doel_code !== null && !isDoel(token.doel_code, wie.admin)) return 'andere_school';
  return token.scope.zorg && !magZorg(wie.rol, wie.admin) ? 'zorg_niet' : 'goed';
}

const sleutel = (naam: { roepnaam: string; voorvoegsel: string | null; achternaam: string }): string =>
  naamSleutel(volleNaam({ voornaam: naam.roepnaam, voorvoegsel: naam.voorvoegsel, achternaam: naam.achternaam }));

/** Somebody with the same full name, within a year of the same class: perhaps the same child, a person decides. */
export function zoekBestaande(bron: BronLeerling, hier: readonly LeerlingNaam[]): Inzage['bestaandeLeerling'] {
  const gelijk = hier.filter(
    (kind) => sleutel(kind) === sleutel(bron) && Math.abs(kind.jaargroep - bron.jaargroep) <= 1,
  );
  const [een] = gelijk;
  if (een === undefined || new Set(gelijk.map(({ id }) => id)).size > 1) return undefined;
  return {
    id: een.id,
    naam: volleNaam({ voornaam: een.roepnaam, voorvoegsel: een.voorvoegsel, achternaam: een.achternaam }),
    ...(een.groep === null ? {} : { groep: een.groep }),
  };
}

/** Name that is free in the tenant: as it was, or with a number behind it. */
export function vrijeNaam(wens: string, bezet: ReadonlySet<string>): string {
  for (let nr = 1; ; nr += 1) {
    const naam = nr === 1 ? wens : `${wens}${nr}`;
    if (!bezet.has(naamSleutel(naam))) return naam;
  }
}

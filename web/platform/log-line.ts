import type { TFunction } from 'i18next';
import { AUDIT_ACTIONS, type AuditLine } from '#server/features/audit/audit.contract.ts';

/** What a line is about when it no longer exists. */
const GONE: Readonly<Record<string, string>> = {
  leerling: 'weg.leerling',
  leerlingen: 'weg.groep',
  wachtwoorden: 'weg.leerling',
  export: 'weg.leerling',
  toestemming: 'weg.leerling',
  thuiscode: 'weg.leerling',
  koppelcode: 'weg.leerling',
  thuiskoppeling: 'weg.leerling',
  thuisspelen: 'weg.leerling',
  groep: 'weg.groep',
  groepscode: 'weg.groep',
  docent: 'weg.persoon',
  uitnodiging: 'weg.uitnodiging',
};
const FIELDS: ReadonlySet<string> = new Set([
  'accountgegevens.gewijzigd',
  'instellingen.gewijzigd',
  'account.gewijzigd',
]);
const ROLES: ReadonlySet<string> = new Set(['docent.rol', 'uitnodiging.gepland', 'uitnodiging.verzonden']);

const first = (permission: string): string => permission.split('.')[0] ?? '';
const component = (t: TFunction, permission: string): string =>
  t(`onderdeel.${first(permission)}`, { defaultValue: t('logboek:onderdeel.anders') });

/** The detail behind an action in words. */
function partText(t: TFunction, { actie: action, deel: part = '' }: AuditLine): string {
  if (ROLES.has(action)) return t(`rol.${part}`, { defaultValue: part });
  if (FIELDS.has(action))
    return part
      .split(',')
      .filter((name) => name !== '')
      .map((name) => {
        const key = `${action.startsWith('instellingen') ? 'instelling' : 'veld'}.${name}`;
        return t([`accountgegevens:${key}`, `tenant:${key}`], { defaultValue: name });
      })
      .join(', ');
  if (action === 'licentie.status') return t(`licentie.${part}`, { defaultValue: part });
  if (action === 'privacy.opschonen') return t(`opruimen.${part}`, { defaultValue: part });
  return action === 'geweigerd' ? component(t, part) : part;
}

/** One line of the log as a sentence. */
export function logZin(t: TFunction, rule: AuditLine): string {
  if (!(rule.actie in AUDIT_ACTIONS))
    return t(rule.actie.endsWith('.lezen') || rule.actie === 'paneel.openen' ? 'kantoor.keek' : 'kantoor.deed', {
      onderdeel: component(t, rule.actie),
    });
  const gone = GONE[first(rule.actie)];
  const doel = rule.doel ?? (gone === undefined ? '' : t(gone));
  return t(`actie.${rule.actie}`, {
    doel,
    deel: partText(t, rule),
    ...(rule.aantal === undefined ? {} : { count: rule.aantal }),
  });
}

/** Who did it: the name of now, else what the role tells. */
export function logActor(t: TFunction, { wie: who }: AuditLine): string {
  if (who.naam !== undefined) return who.naam;
  if (who.rol === 'systeem') return t('logboek:wie.systeem');
  return t(who.rol === 'office' || who.rol === 'superadmin' ? 'logboek:wie.kantoor' : 'logboek:wie.weg');
}

import type { TFunction } from 'i18next';
import { AUDITACTIES, type Auditregel } from '#server/features/audit/audit.contract.ts';

/** What a line is about when it no longer exists. */
const WEG: Readonly<Record<string, string>> = {
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
const VELDEN: ReadonlySet<string> = new Set([
  'accountgegevens.gewijzigd',
  'instellingen.gewijzigd',
  'account.gewijzigd',
]);
const ROLLEN: ReadonlySet<string> = new Set(['docent.rol', 'uitnodiging.verzonden']);

const eerste = (recht: string): string => recht.split('.')[0] ?? '';
const onderdeel = (t: TFunction, recht: string): string =>
  t(`onderdeel.${eerste(recht)}`, { defaultValue: t('logboek:onderdeel.anders') });

/** The detail behind an action in words. */
function deelTekst(t: TFunction, { actie, deel = '' }: Auditregel): string {
  if (ROLLEN.has(actie)) return t(`rol.${deel}`, { defaultValue: deel });
  if (VELDEN.has(actie))
    return deel
      .split(',')
      .filter((naam) => naam !== '')
      .map((naam) =>
        t(`tenant:${actie.startsWith('instellingen') ? 'instelling' : 'veld'}.${naam}`, { defaultValue: naam }),
      )
      .join(', ');
  if (actie === 'licentie.status') return t(`licentie.${deel}`, { defaultValue: deel });
  if (actie === 'privacy.opschonen') return t(`opruimen.${deel}`, { defaultValue: deel });
  return actie === 'geweigerd' ? onderdeel(t, deel) : deel;
}

/** One line of the log as a sentence. */
export function logZin(t: TFunction, regel: Auditregel): string {
  if (!(regel.actie in AUDITACTIES))
    return t(regel.actie.endsWith('.lezen') || regel.actie === 'paneel.openen' ? 'kantoor.keek' : 'kantoor.deed', {
      onderdeel: onderdeel(t, regel.actie),
    });
  const weg = WEG[eerste(regel.actie)];
  const doel = regel.doel ?? (weg === undefined ? '' : t(weg));
  return t(`actie.${regel.actie}`, {
    doel,
    deel: deelTekst(t, regel),
    ...(regel.aantal === undefined ? {} : { count: regel.aantal }),
  });
}

/** Who did it: the name of now, else what the role tells. */
export function logWie(t: TFunction, { wie }: Auditregel): string {
  if (wie.naam !== undefined) return wie.naam;
  if (wie.rol === 'systeem') return t('logboek:wie.systeem');
  return t(wie.rol === 'office' || wie.rol === 'superadmin' ? 'logboek:wie.kantoor' : 'logboek:wie.weg');
}

import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

/** Screens inside a group that exist now. */
export const GROEPSCHERMEN = ['leerlingen', 'voortgang', 'wachtwoorden', 'verhuistoken-inlezen'] as const;
export type Groepscherm = (typeof GROEPSCHERMEN)[number];

/** Screens beside the groups with a name of their own in the path. */
export const GROEPENSCHERMEN = ['edexml'] as const;
export type Groepenscherm = (typeof GROEPENSCHERMEN)[number];

export interface Plek { adminId: string; groepId: string | null; scherm: Groepscherm | null; groepenscherm: Groepenscherm | null; groepenPad: string }

/** Words behind the groups that are a screen and no group. */
const GEEN_GROEP: ReadonlySet<string> = new Set(['edexml', 'lvsspelling', 'jaarovergang']);
/** Screens of the whole tenant. */
export const SCHERMEN = ['leerlingen', 'prullenbak'] as const;

/** Where in the panel the user is, read from the address. */
export function usePlek(): Plek {
  const { t } = useTranslation();
  const { adminId = '' } = useParams();
  const { pathname } = useLocation();
  const [, , , woord, groepId, scherm] = pathname.split('/');
  const groepenscherm = GROEPENSCHERMEN.find((naam) => naam === groepId) ?? null;
  const inGroep = woord === t('groep.pad') && groepId !== undefined && groepId !== '' && !GEEN_GROEP.has(groepId);
  return {
    adminId,
    groepId: inGroep ? groepId : null,
    scherm: inGroep ? GROEPSCHERMEN.find((naam) => naam === scherm) ?? null : null,
    groepenscherm,
    groepenPad: `/admins/${adminId}/${t('groep.pad')}`,
  };
}

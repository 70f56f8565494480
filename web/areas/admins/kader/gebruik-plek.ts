import { useTranslation } from 'react-i18next';
import type { Actie } from '#engine/core/domein/rechten.ts';
import type { IcoonNaam } from '#web/ui/icoon.tsx';
import { useLocation, useParams } from 'react-router-dom';

/** Screens inside a group that exist now. */
export const GROEPSCHERMEN = ['leerlingen', 'voortgang', 'wachtwoorden', 'verhuistoken-inlezen'] as const;
export type Groepscherm = (typeof GROEPSCHERMEN)[number];

/** Screens of the whole tenant, with the right that opens them. */
export const HOOFDSCHERMEN = [
  { pad: 'docenten', icoon: 'pasje', recht: 'docenten.lezen' },
] as const satisfies readonly { pad: string; icoon: IcoonNaam; recht: Actie }[];
export type Hoofdscherm = (typeof HOOFDSCHERMEN)[number]['pad'] | 'account';

/** Words behind the groups that are a screen and no group. */
const GEEN_GROEP: ReadonlySet<string> = new Set(['edexml', 'lvsspelling', 'jaarovergang']);
/** Screens of the whole tenant that every adult has. */
export const SCHERMEN = ['leerlingen', 'prullenbak'] as const;
const PAGINAS = [...SCHERMEN, 'jaarovergang', 'edexml', 'lvsspelling'] as const;

/** Pages about one pupil, below the list of pupils. */
const ONDERSCHERMEN = ['delen'] as const;
export type Onderscherm = (typeof ONDERSCHERMEN)[number];

export interface Plek {
  hoofd: Hoofdscherm | null; adminId: string; groepId: string | null; scherm: Groepscherm | null; /** Page below the screen of a group. */ onder: Onderscherm | null; groepenPad: string;
  /** Screen of the whole tenant, other than the groups. */
  pagina: (typeof PAGINAS)[number] | null;
}

const hoofdVan = (woord: string | undefined): Hoofdscherm | null => (woord === 'account' ? woord : HOOFDSCHERMEN.find(({ pad }) => pad === woord)?.pad ?? null);

/** The word of the address, when it is one of these. */
const eenVan = <T extends string>(namen: readonly T[], woord: string | undefined): T | null => namen.find((naam) => naam === woord) ?? null;

/** Where in the panel the user is, read from the address. */
export function usePlek(): Plek {
  const { t } = useTranslation();
  const { adminId = '' } = useParams();
  const { pathname } = useLocation();
  const [, , , woord, groepId, scherm, , onder] = pathname.split('/');
  const inGroep = woord === t('groep.pad') && groepId !== undefined && groepId !== '' && !GEEN_GROEP.has(groepId);
  return {
    adminId,
    hoofd: hoofdVan(woord),
    groepId: inGroep ? groepId : null,
    scherm: inGroep ? eenVan(GROEPSCHERMEN, scherm) : null,
    onder: inGroep ? eenVan(ONDERSCHERMEN, onder) : null,
    pagina: inGroep ? null : eenVan(PAGINAS, groepId ?? woord),
    groepenPad: `/admins/${adminId}/${t('groep.pad')}`,
  };
}

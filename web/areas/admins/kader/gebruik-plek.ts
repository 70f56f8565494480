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
  { pad: 'accountgegevens', icoon: 'instellingen', recht: 'accountgegevens.lezen' },
] as const satisfies readonly { pad: string; icoon: IcoonNaam; recht: Actie }[];
export type Hoofdscherm = (typeof HOOFDSCHERMEN)[number]['pad'] | 'account';

/** Words behind the groups that are a screen and no group. */
const GEEN_GROEP: ReadonlySet<string> = new Set(['edexml', 'lvsspelling', 'jaarovergang']);
/** Screens of the whole tenant that every adult has. */
export const SCHERMEN = ['leerlingen', 'prullenbak'] as const;
const PAGINAS = [...SCHERMEN, 'jaarovergang', 'edexml', 'lvsspelling', 'gedeeld'] as const;

/** Pages below the list of pupils: about one of them, or to add some. */
const ONDERSCHERMEN = ['delen', 'toevoegen'] as const;
export type Onderscherm = (typeof ONDERSCHERMEN)[number];

export interface Plek {
  hoofd: Hoofdscherm | null;
  adminId: string;
  groepId: string | null;
  scherm: Groepscherm | null;
  /** Page below the screen of a group. */ onder: Onderscherm | null;
  groepenPad: string;
  /** Screen of the whole tenant, other than the groups. */
  pagina: (typeof PAGINAS)[number] | null;
  /** Address of no screen at all. */
  onbekend: boolean;
}

const hoofdVan = (woord: string | undefined): Hoofdscherm | null =>
  woord === 'account' ? woord : (HOOFDSCHERMEN.find(({ pad }) => pad === woord)?.pad ?? null);

/** The word of the address, when it is one of these. */
const eenVan = <T extends string>(namen: readonly T[], woord: string | undefined): T | null =>
  namen.find((naam) => naam === woord) ?? null;

/** Screen of a group and the page below it; a child at home is added below the list too. */
function inDeGroep([scherm, kind, onder]: readonly (string | undefined)[]): Pick<Plek, 'scherm' | 'onder'> {
  if (scherm === 'kinderen-toevoegen') return { scherm: 'leerlingen', onder: 'toevoegen' };
  return { scherm: eenVan(GROEPSCHERMEN, scherm), onder: eenVan(ONDERSCHERMEN, onder ?? kind) };
}

/** Screen of the whole tenant, or no screen at all. */
function buitenDeGroep(
  woord: string | undefined,
  tweede: string | undefined,
  isGroepen: boolean,
): Pick<Plek, 'hoofd' | 'pagina' | 'onbekend'> {
  const pagina = eenVan(PAGINAS, tweede ?? woord);
  const hoofd = hoofdVan(woord);
  return { hoofd, pagina, onbekend: !isGroepen && pagina === null && hoofd === null };
}

const isGroepId = (woord: string | undefined): woord is string =>
  woord !== undefined && woord !== '' && !GEEN_GROEP.has(woord);

/** Where in the panel the user is, read from the address. */
export function usePlek(): Plek {
  const { t } = useTranslation();
  const { adminId = '' } = useParams();
  const { pathname } = useLocation();
  const [, , , woord, tweede, ...rest] = pathname.split('/');
  const isGroepen = woord === t('groep.pad');
  const basis = { adminId, groepenPad: `/admins/${adminId}/${t('groep.pad')}` };
  if (isGroepen && isGroepId(tweede))
    return { ...basis, groepId: tweede, ...inDeGroep(rest), hoofd: null, pagina: null, onbekend: false };
  return { ...basis, groepId: null, scherm: null, onder: null, ...buitenDeGroep(woord, tweede, isGroepen) };
}

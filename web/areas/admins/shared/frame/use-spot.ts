import { useTranslation } from 'react-i18next';
import type { Action } from '#engine/core/domein/permissions.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { useLocation, useParams } from 'react-router-dom';

/** Screens inside a group that exist now. */
export const GROEP_SCREENS = [
  'leerlingen',
  'voortgang',
  'oefeninstellingen',
  'weekplan',
  'dictees',
  'methodetoetsen',
  'woordlijsten',
  'wachtwoorden',
  'verhuistoken-inlezen',
] as const;
export type GroepScreen = (typeof GROEP_SCREENS)[number];

/** Screens of the whole tenant, with the right that opens them. */
export const MAIN_SCREENS = [
  { pad: 'berichten', icoon: 'mail', recht: 'berichten.lezen' },
  { pad: 'roadmap', icoon: 'ster', recht: 'roadmap.lezen' },
  { pad: 'vriend-uitnodigen', icoon: 'leerlingen', recht: 'vrienduitnodigingen.versturen' },
  { pad: 'docenten', icoon: 'pasje', recht: 'docenten.lezen' },
  { pad: 'accountgegevens', icoon: 'instellingen', recht: 'accountgegevens.lezen' },
  { pad: 'licentie', icoon: 'licentie', recht: 'licentie.lezen' },
] as const satisfies readonly { pad: string; icoon: IconName; recht: Action }[];
export type MainScreen = (typeof MAIN_SCREENS)[number]['pad'] | 'account';

/** Words behind the groups that are a screen and no group. */
const NO_GROEP: ReadonlySet<string> = new Set(['edexml', 'lvsspelling', 'jaarovergang']);
/** Screens of the whole tenant that every adult has. */
export const MENU_SCREENS = ['leerlingen', 'prullenbak'] as const;
const PAGES = [...MENU_SCREENS, 'jaarovergang', 'edexml', 'lvsspelling', 'gedeeld', 'zorgleerlingen'] as const;

/** Pages below the list of pupils: about one of them, or to add some. */
const CHILD_SCREENS = ['voortgang', 'delen', 'toevoegen', 'oefeninstellingen', 'zorgtraject'] as const;
export type ChildScreen = (typeof CHILD_SCREENS)[number];

export interface FrameSpot {
  hoofd: MainScreen | null;
  adminId: string;
  groepId: string | null;
  scherm: GroepScreen | null;
  /** Page below the screen of a group. */ onder: ChildScreen | null;
  groepenPath: string;
  /** Screen of the whole tenant, other than the groups. */
  pagina: (typeof PAGES)[number] | null;
  /** Address of no screen at all. */
  onbekend: boolean;
}

const mainOf = (woord: string | undefined): MainScreen | null =>
  woord === 'account' ? woord : (MAIN_SCREENS.find(({ pad: path }) => path === woord)?.pad ?? null);

/** The word of the address, when it is one of these. */
const oneOf = <T extends string>(names: readonly T[], woord: string | undefined): T | null =>
  names.find((name) => name === woord) ?? null;

/** Screen of a group and the page below it; a child at home is added below the list too. */
function spotInGroep([screen, kind, below]: readonly (string | undefined)[]): Pick<FrameSpot, 'scherm' | 'onder'> {
  if (screen === 'kinderen-toevoegen') return { scherm: 'leerlingen', onder: 'toevoegen' };
  return { scherm: oneOf(GROEP_SCREENS, screen), onder: oneOf(CHILD_SCREENS, below ?? kind) };
}

/** Screen of the whole tenant, or no screen at all. */
function spotOutsideGroep(
  woord: string | undefined,
  second: string | undefined,
  isGroepen: boolean,
): Pick<FrameSpot, 'hoofd' | 'pagina' | 'onbekend'> {
  const page = oneOf(PAGES, second ?? woord);
  const head = mainOf(woord);
  return { hoofd: head, pagina: page, onbekend: !isGroepen && page === null && head === null };
}

const isGroepId = (woord: string | undefined): woord is string =>
  woord !== undefined && woord !== '' && !NO_GROEP.has(woord);

/** Where in the panel the user is, read from the address. */
export function useSpot(): FrameSpot {
  const { t } = useTranslation();
  const { adminId = '' } = useParams();
  const { pathname } = useLocation();
  const [, , , woord, second, ...rest] = pathname.split('/');
  const isGroepen = woord === t('groep.pad');
  const base = { adminId, groepenPath: `/admins/${adminId}/${t('groep.pad')}` };
  if (isGroepen && isGroepId(second))
    return { ...base, groepId: second, ...spotInGroep(rest), hoofd: null, pagina: null, onbekend: false };
  return { ...base, groepId: null, scherm: null, onder: null, ...spotOutsideGroep(woord, second, isGroepen) };
}

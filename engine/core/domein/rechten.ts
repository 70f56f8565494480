import { type Bereik, GEBIEDSRECHTEN, type Rij } from './gebieden.ts';
import type { Rol } from './rollen.ts';

const KANTOOR = { superadmin: 'reden', office: 'reden' } as const satisfies Rij;
const PANEEL = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  docent: 'eigen',
  rtadmin: 'alle',
  thuisadmin: 'alle',
} as const satisfies Rij;
const TENANTBEHEER = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  rtadmin: 'alle',
  thuisadmin: 'alle',
} as const satisfies Rij;
const LVS = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  docent: 'eigen',
  rtadmin: 'alle',
} as const satisfies Rij;

/** Who may do what: the one table behind the checks of the server, the guards of the client and the matrix test. */
export const RECHTEN = {
  ...GEBIEDSRECHTEN,
  'groepen.lezen': PANEEL,
  /** A new group, or a copy for another school year. */
  'groepen.toevoegen': { ...KANTOOR, schooladmin: 'alle', rtadmin: 'alle' },
  /** Rename, archive and take back. */
  'groepen.wijzigen': { ...KANTOOR, schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle' },
  'groepen.verwijderen': { ...KANTOOR, schooladmin: 'alle', rtadmin: 'alle' },
  'groepen.docenten': { ...KANTOOR, schooladmin: 'alle' },
  'groepen.subgroepen': { ...KANTOOR, schooladmin: 'alle', docent: 'eigen' },
  'leerlingen.lezen': PANEEL,
  'leerlingen.toevoegen': PANEEL,
  /** Edit and move within the tenant. */
  'leerlingen.wijzigen': PANEEL,
  /** To the bin. */
  'leerlingen.verwijderen': PANEEL,
  /** Real deletion now. */
  'leerlingen.wissen': { superadmin: 'reden', schooladmin: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  'leerlingen.startniveau': PANEEL,
  /** A word to the leerling, shown on the map. */
  'leerlingen.bericht': { schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle', thuisadmin: 'alle' },
  /** A real session of a child, started by its parent. */
  'leerlingen.spelen': { thuisadmin: 'alle' },
  'kinderen.toevoegen': { thuisadmin: 'alle' },
  'prullenbak.lezen': PANEEL,
  'prullenbak.herstellen': PANEEL,
  'jaarovergang.uitvoeren': { ...KANTOOR, schooladmin: 'alle' },
  'edexml.importeren': { superadmin: 'reden', office: 'reden', schooladmin: 'alle' },
  /** Pupils from a list: a file or pasted text. */
  'leerlingen.importeren': { superadmin: 'reden', office: 'reden', schooladmin: 'alle', rtadmin: 'alle' },
  /** Results of pupil monitoring tests; never at home. */
  'lvs.lezen': LVS,
  /** From a file, or one by hand. */
  'lvs.importeren': LVS,
  'oefeninstellingen.lezen': PANEEL,
  'oefeninstellingen.wijzigen': PANEEL,
  'voortgang.lezen': PANEEL,
  'waarom.lezen': PANEEL,
  /** Looking at, making and printing the sign-ins of pupils. */
  'wachtwoorden.beheren': PANEEL,
  /** Whether pupils may choose a password themselves: a choice of the whole tenant. */
  'wachtwoorden.instellen': {
    superadmin: 'reden',
    office: 'reden',
    schooladmin: 'alle',
    rtadmin: 'alle',
    thuisadmin: 'alle',
  },
  'verhuistokens.maken': {
    superadmin: 'reden',
    office: 'reden',
    schooladmin: 'alle',
    rtadmin: 'alle',
    thuisadmin: 'alle',
  },
  'verhuistokens.inlezen': PANEEL,
  /** Consent, codes and links with home and practice of a pupil. */
  'delen.beheren': { ...KANTOOR, schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle' },
  /** Whether parents may look along and start a session: a choice of the whole tenant. */
  'delen.instellen': { ...KANTOOR, schooladmin: 'alle', rtadmin: 'alle' },
  /** The other side: using a code, and looking at the child it gives. */
  'koppelingen.lezen': { rtadmin: 'alle', thuisadmin: 'alle' },
  'koppelingen.inlezen': { rtadmin: 'alle', thuisadmin: 'alle' },
  'docenten.lezen': { superadmin: 'reden', office: 'reden', schooladmin: 'alle', docent: 'alle', rtadmin: 'alle' },
  'docenten.wijzigen': { superadmin: 'reden', office: 'reden', schooladmin: 'alle', rtadmin: 'alle' },
  'accountgegevens.lezen': {
    superadmin: 'reden',
    office: 'reden',
    schooladmin: 'alle',
    docent: 'alle',
    rtadmin: 'alle',
    thuisadmin: 'alle',
  },
  'accountgegevens.wijzigen': TENANTBEHEER,
  'audit.lezen': TENANTBEHEER,
  'export.tenant': TENANTBEHEER,
  'export.leerling': PANEEL,
  /** Asking that a whole tenant is erased, and taking that back. */
  'wissen.vragen': TENANTBEHEER,
  /** The requests of all tenants, for the office that decides; names of organisations and adults only. */
  'wissen.overzien': { superadmin: 'alle', office: 'alle' },
  /** The second person, of our own office: agreeing or refusing. */
  'wissen.bevestigen': { superadmin: 'reden' },
  'zelf.lezen': {
    superadmin: 'eigen',
    office: 'eigen',
    schooladmin: 'eigen',
    docent: 'eigen',
    rtadmin: 'eigen',
    thuisadmin: 'eigen',
    leerling: 'eigen',
    demo: 'eigen',
  },
  /** Own name, address, password and two-step sign-in of an adult. */
  'zelf.wijzigen': {
    superadmin: 'eigen',
    office: 'eigen',
    schooladmin: 'eigen',
    docent: 'eigen',
    rtadmin: 'eigen',
    thuisadmin: 'eigen',
  },
} as const satisfies Record<string, Rij>;

export type Actie = keyof typeof RECHTEN;

/** What a docent may look at in the other groups of a school that opened them (`docentZietAlleGroepen`). */
const OPEN_VOOR_DOCENTEN: ReadonlySet<Actie> = new Set<Actie>([
  'groepen.lezen',
  'leerlingen.lezen',
  'lvs.lezen',
  'oefeninstellingen.lezen',
  'voortgang.lezen',
  'waarom.lezen',
]);

/**
 * Reach of a role for an action; undefined = not allowed. `zietAlleGroepen` = the school lets its docenten look at
 * every group; it widens reading only.
 */
export function bereikVan(rol: Rol, actie: Actie, zietAlleGroepen = false): Bereik | undefined {
  const rij: Rij = RECHTEN[actie];
  const bereik = rij[rol];
  return zietAlleGroepen && bereik === 'eigen' && OPEN_VOOR_DOCENTEN.has(actie) ? 'alle' : bereik;
}

/** Whether a role may do something at all. */
export function mag(rol: Rol, actie: Actie): boolean {
  return bereikVan(rol, actie) !== undefined;
}

import { type Scope, AREA_PERMISSIONS, type AreaRow } from './areas.ts';
import type { Role } from './roles.ts';

const OFFICE = { superadmin: 'reden', office: 'reden' } as const satisfies AreaRow;
const PANEL = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  docent: 'eigen',
  rtadmin: 'alle',
  thuisadmin: 'alle',
} as const satisfies AreaRow;
const TENANT_MANAGEMENT = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  rtadmin: 'alle',
  thuisadmin: 'alle',
} as const satisfies AreaRow;
const LVS = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  docent: 'eigen',
  rtadmin: 'alle',
} as const satisfies AreaRow;

/** Who may do what: the one table behind the checks of the server, the guards of the client and the matrix test. */
export const PERMISSIONS = {
  ...AREA_PERMISSIONS,
  'groepen.lezen': PANEL,
  /** A new group, or a copy for another school year. */
  'groepen.toevoegen': { ...OFFICE, schooladmin: 'alle', rtadmin: 'alle' },
  /** Rename, archive and take back. */
  'groepen.wijzigen': { ...OFFICE, schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle' },
  'groepen.verwijderen': { ...OFFICE, schooladmin: 'alle', rtadmin: 'alle' },
  'groepen.docenten': { ...OFFICE, schooladmin: 'alle' },
  'groepen.subgroepen': { ...OFFICE, schooladmin: 'alle', docent: 'eigen' },
  'leerlingen.lezen': PANEL,
  'leerlingen.toevoegen': PANEL,
  /** Edit and move within the tenant. */
  'leerlingen.wijzigen': PANEL,
  /** To the bin. */
  'leerlingen.verwijderen': PANEL,
  /** Real deletion now. */
  'leerlingen.wissen': { superadmin: 'reden', schooladmin: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  'leerlingen.startniveau': PANEL,
  /** A word to the leerling, shown on the map. */
  'leerlingen.bericht': { schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle', thuisadmin: 'alle' },
  /** A real session of a child, started by its parent. */
  'leerlingen.spelen': { thuisadmin: 'alle' },
  'kinderen.toevoegen': { thuisadmin: 'alle' },
  'prullenbak.lezen': PANEL,
  'prullenbak.herstellen': PANEL,
  'jaarovergang.uitvoeren': { ...OFFICE, schooladmin: 'alle' },
  'edexml.importeren': { superadmin: 'reden', office: 'reden', schooladmin: 'alle' },
  /** Pupils from a list: a file or pasted text. */
  'leerlingen.importeren': { superadmin: 'reden', office: 'reden', schooladmin: 'alle', rtadmin: 'alle' },
  /** Results of pupil monitoring tests; never at home. */
  'lvs.lezen': LVS,
  /** From a file, or one by hand. */
  'lvs.importeren': LVS,
  'oefeninstellingen.lezen': PANEL,
  'oefeninstellingen.wijzigen': PANEL,
  'voortgang.lezen': PANEL,
  'waarom.lezen': PANEL,
  /** Looking at, making and printing the sign-ins of pupils. */
  'wachtwoorden.beheren': PANEL,
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
  'verhuistokens.inlezen': PANEL,
  /** Consent, codes and links with home and practice of a pupil. */
  'delen.beheren': { ...OFFICE, schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle' },
  /** Whether parents may look along and start a session: a choice of the whole tenant. */
  'delen.instellen': { ...OFFICE, schooladmin: 'alle', rtadmin: 'alle' },
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
  'accountgegevens.wijzigen': TENANT_MANAGEMENT,
  'audit.lezen': TENANT_MANAGEMENT,
  'export.tenant': TENANT_MANAGEMENT,
  'export.leerling': PANEL,
  /** Asking that a whole tenant is erased, and taking that back. */
  'wissen.vragen': TENANT_MANAGEMENT,
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
} as const satisfies Record<string, AreaRow>;

/** Name of a right, `<feature>.<verb>`, e.g. `groepen.lezen`; the key of a row in the table. */
export type Action = keyof typeof PERMISSIONS;

/** What a docent may look at in the other groups of a school that opened them (`docentZietAlleGroepen`). */
const OPEN_TO_DOCENTEN: ReadonlySet<Action> = new Set<Action>([
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
export function scopeOf(role: Role, action: Action, seesAllGroepen = false): Scope | undefined {
  const row: AreaRow = PERMISSIONS[action];
  const scope = row[role];
  return seesAllGroepen && scope === 'eigen' && OPEN_TO_DOCENTEN.has(action) ? 'alle' : scope;
}

/** Whether a role may do something at all. */
export function allowed(role: Role, action: Action): boolean {
  return scopeOf(role, action) !== undefined;
}

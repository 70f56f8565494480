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

const CARE = {
  superadmin: 'reden',
  office: 'reden',
  schooladmin: 'alle',
  docent: 'eigen',
} as const satisfies AreaRow;

/** Who may do what: the one table behind the checks of the server, the guards of the client and the matrix test. */
export const PERMISSIONS = {
  ...AREA_PERMISSIONS,
  /** The list of the first hour, for whoever manages a tenant; its own office has no use for it. */
  'begin.volgen': { schooladmin: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
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
  /** Word lists with their recordings: own ones, and those that were shared with the whole school. */
  'woordlijsten.lezen': PANEL,
  'woordlijsten.wijzigen': { schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle', thuisadmin: 'alle' },
  'voortgang.lezen': PANEL,
  /** Making one answer count otherwise: who teaches or treats the child. */
  'antwoorden.beoordelen': { schooladmin: 'alle', docent: 'eigen', rtadmin: 'alle' },
  /** Dictating to a class, and seeing what each wrote. */
  'dictees.afnemen': { schooladmin: 'alle', docent: 'eigen' },
  /** Tests from the own method and their results; only where the licence holds them. */
  'methodetoetsen.lezen': { ...OFFICE, schooladmin: 'alle', docent: 'eigen' },
  /** Making, publishing, judging and opening again. */
  'methodetoetsen.beheren': { schooladmin: 'alle', docent: 'eigen' },
  /** Care data, with the function in the licence only; never widened to other groups. */
  'zorgtraject.lezen': CARE,
  'zorgtraject.wijzigen': CARE,
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
  /** What the licence holds and until when; a docent reads it too. */
  'licentie.lezen': {
    superadmin: 'reden',
    office: 'reden',
    schooladmin: 'alle',
    docent: 'alle',
    rtadmin: 'alle',
    thuisadmin: 'alle',
  },
  /** Asking our office for a licence, more seats or a function. */
  'licentie.aanvragen': { schooladmin: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  /** Granting: seats, end and functions. */
  'licentie.beheren': OFFICE,
  /** Stopping, taking that back, and whether it goes on by itself: a choice of the customer. */
  'licentie.opzeggen': { schooladmin: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  /** What was sent to the own organisation to be paid. */
  'facturen.lezen': { schooladmin: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  'audit.lezen': TENANT_MANAGEMENT,
  'export.tenant': TENANT_MANAGEMENT,
  'export.leerling': PANEL,
  /** Asking that a whole tenant is erased, and taking that back. */
  'wissen.vragen': TENANT_MANAGEMENT,
  /** The requests of all tenants, for the office that decides; names of organisations and adults only. */
  'wissen.overzien': { superadmin: 'alle', office: 'alle' },
  /** The second person, of our own office: agreeing or refusing. */
  'wissen.bevestigen': { superadmin: 'reden' },
  /** The customers of all kinds, for the office: organisations, no pupils. */
  'admins.lezen': { superadmin: 'alle', office: 'alle' },
  /** A customer that comes in without a request on the site. */
  'admins.aanmaken': { superadmin: 'alle', office: 'alle' },
  /** Moving groups from one customer to another; one of us plans, another agrees. */
  'admins.verhuizen': OFFICE,
  /** Who works at our own office. */
  'medewerkers.lezen': { superadmin: 'alle', office: 'alle' },
  /** Letting a colleague in, another role, and the end of an account. */
  'medewerkers.beheren': { superadmin: 'alle' },
  /** A lost telephone of any adult: the next sign-in asks for a new second step. */
  'totp.herstellen': { superadmin: 'alle' },
  /** A leerling of any customer, by what somebody on the telephone can tell; with a reason that the customer reads. */
  'leerlingen.zoeken': { superadmin: 'alle', office: 'alle' },
  /** Letting somebody in at a customer, with a reason that the customer reads. */
  'uitnodigingen.versturen': { superadmin: 'alle', office: 'alle' },
  /** Requests of the site: what came in, and what the office makes of it. */
  'aanvragen.lezen': { superadmin: 'alle', office: 'alle' },
  'aanvragen.behandelen': { superadmin: 'alle', office: 'alle' },
  'contactberichten.lezen': { superadmin: 'alle', office: 'alle' },
  'contactberichten.behandelen': { superadmin: 'alle', office: 'alle' },
  /** Conversations with our office, and what it tells all: each sees its own, managers see what is meant for the tenant. */
  'berichten.lezen': { schooladmin: 'alle', docent: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  'berichten.schrijven': { schooladmin: 'alle', docent: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  /** The other side: answering, and telling many at once. */
  'berichten.behandelen': { superadmin: 'alle', office: 'alle' },
  /** What we plan; customers vote and bring ideas. */
  'roadmap.lezen': {
    superadmin: 'alle',
    office: 'alle',
    schooladmin: 'alle',
    docent: 'alle',
    rtadmin: 'alle',
    thuisadmin: 'alle',
  },
  'roadmap.meedoen': { schooladmin: 'alle', docent: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  'roadmap.beheren': { superadmin: 'alle', office: 'alle' },
  /** Telling somebody outside about the product, in the name of the own organisation. */
  'vrienduitnodigingen.versturen': { schooladmin: 'alle', docent: 'alle', rtadmin: 'alle', thuisadmin: 'alle' },
  /** Nights in which the practice engine was fitted: figures about answers together. */
  'oefenmotor.lezen': { superadmin: 'alle', office: 'alle' },
  'oefenmotor.terugzetten': { superadmin: 'alle', office: 'alle' },
  /** What a licence costs; only a superadmin says so. */
  'prijzen.lezen': { superadmin: 'alle', office: 'alle' },
  'prijzen.wijzigen': { superadmin: 'alle' },
  /** Quotes and invoices of all customers: our own bookkeeping, which says nothing of what happens inside a tenant. */
  'facturen.overzien': { superadmin: 'alle', office: 'alle' },
  'facturen.beheren': { superadmin: 'alle', office: 'alle' },
  /** Our own company as it stands on them. */
  'facturen.instellen': { superadmin: 'alle' },
  /** What our mails say: the office writes, a superadmin lets it go to people. */
  'mailsjablonen.lezen': { superadmin: 'alle', office: 'alle' },
  'mailsjablonen.wijzigen': { superadmin: 'alle', office: 'alle' },
  'mailsjablonen.publiceren': { superadmin: 'alle' },
  /** What became of every mail, and another try for one that failed. */
  'mailberichten.lezen': { superadmin: 'alle', office: 'alle' },
  'mailberichten.herhalen': { superadmin: 'alle', office: 'alle' },
  /** What visitors of the site ask, and our answers. */
  'vragen.beheren': { superadmin: 'alle', office: 'alle' },
  'ervaringen.beoordelen': { superadmin: 'alle', office: 'alle' },
  /** Trainings over video and who signed up for them. */
  'webinars.beheren': { superadmin: 'alle', office: 'alle' },
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_PERMISSIONS, areaScope, type AreaAction, type Scope } from './areas.ts';
import { allowed, PERMISSIONS, scopeOf, type Action } from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * The table of behaviours.md section 3, one column per role in the order of ROLES: superadmin, office, schooladmin,
 * docent, rtadmin, thuisadmin, leerling, demo. `a` whole tenant, `e` own only, `r` with a reason, `-` not at all.
 */
const MATRIX: readonly (readonly [Action, string])[] = [
  ['paneel.openen', 'r r a a a a - -'],
  ['dashboard.openen', 'a a - - - - - -'],
  ['leerlinggebied.openen', 'r r a e a a e e'],
  ['leerlinggebied.oefenen', '- - - - - - e e'],
  ['begin.volgen', '- - a - a a - -'],
  ['groepen.lezen', 'r r a e a a - -'],
  ['groepen.toevoegen', 'r r a - a - - -'],
  ['groepen.wijzigen', 'r r a e a - - -'],
  ['groepen.verwijderen', 'r r a - a - - -'],
  ['groepen.docenten', 'r r a - - - - -'],
  ['groepen.subgroepen', 'r r a e - - - -'],
  ['leerlingen.lezen', 'r r a e a a - -'],
  ['leerlingen.toevoegen', 'r r a e a a - -'],
  ['leerlingen.wijzigen', 'r r a e a a - -'],
  ['leerlingen.verwijderen', 'r r a e a a - -'],
  ['leerlingen.wissen', 'r - a - a a - -'],
  ['leerlingen.startniveau', 'r r a e a a - -'],
  ['leerlingen.bericht', '- - a e a a - -'],
  ['leerlingen.spelen', '- - - - - a - -'],
  ['kinderen.toevoegen', '- - - - - a - -'],
  ['prullenbak.lezen', 'r r a e a a - -'],
  ['prullenbak.herstellen', 'r r a e a a - -'],
  ['jaarovergang.uitvoeren', 'r r a - - - - -'],
  ['edexml.importeren', 'r r a - - - - -'],
  ['leerlingen.importeren', 'r r a - a - - -'],
  ['lvs.lezen', 'r r a e a - - -'],
  ['lvs.importeren', 'r r a e a - - -'],
  ['oefeninstellingen.lezen', 'r r a e a a - -'],
  ['oefeninstellingen.wijzigen', 'r r a e a a - -'],
  ['woordlijsten.lezen', 'r r a e a a - -'],
  ['woordlijsten.wijzigen', '- - a e a a - -'],
  ['voortgang.lezen', 'r r a e a a - -'],
  ['dictees.afnemen', '- - a e - - - -'],
  ['methodetoetsen.lezen', 'r r a e - - - -'],
  ['methodetoetsen.beheren', '- - a e - - - -'],
  ['waarom.lezen', 'r r a e a a - -'],
  ['zorgtraject.lezen', 'r r a e - - - -'],
  ['zorgtraject.wijzigen', 'r r a e - - - -'],
  ['wachtwoorden.beheren', 'r r a e a a - -'],
  ['wachtwoorden.instellen', 'r r a - a a - -'],
  ['verhuistokens.maken', 'r r a - a a - -'],
  ['verhuistokens.inlezen', 'r r a e a a - -'],
  ['delen.beheren', 'r r a e a - - -'],
  ['delen.instellen', 'r r a - a - - -'],
  ['koppelingen.lezen', '- - - - a a - -'],
  ['koppelingen.inlezen', '- - - - a a - -'],
  ['docenten.lezen', 'r r a a a - - -'],
  ['docenten.wijzigen', 'r r a - a - - -'],
  ['accountgegevens.lezen', 'r r a a a a - -'],
  ['accountgegevens.wijzigen', 'r r a - a a - -'],
  ['licentie.lezen', 'r r a a a a - -'],
  ['licentie.aanvragen', '- - a - a a - -'],
  ['licentie.beheren', 'r r - - - - - -'],
  ['licentie.opzeggen', '- - a - a a - -'],
  ['facturen.lezen', '- - a - a a - -'],
  ['audit.lezen', 'r r a - a a - -'],
  ['export.tenant', 'r r a - a a - -'],
  ['export.leerling', 'r r a e a a - -'],
  ['wissen.vragen', 'r r a - a a - -'],
  ['wissen.overzien', 'a a - - - - - -'],
  ['wissen.bevestigen', 'r - - - - - - -'],
  ['admins.verhuizen', 'r r - - - - - -'],
  ['admins.lezen', 'a a - - - - - -'],
  ['admins.aanmaken', 'a a - - - - - -'],
  ['leerlingen.zoeken', 'a a - - - - - -'],
  ['uitnodigingen.versturen', 'a a - - - - - -'],
  ['aanvragen.lezen', 'a a - - - - - -'],
  ['aanvragen.behandelen', 'a a - - - - - -'],
  ['contactberichten.lezen', 'a a - - - - - -'],
  ['contactberichten.behandelen', 'a a - - - - - -'],
  ['berichten.lezen', '- - a a a a - -'],
  ['berichten.schrijven', '- - a a a a - -'],
  ['berichten.behandelen', 'a a - - - - - -'],
  ['roadmap.lezen', 'a a a a a a - -'],
  ['roadmap.meedoen', '- - a a a a - -'],
  ['roadmap.beheren', 'a a - - - - - -'],
  ['vrienduitnodigingen.versturen', '- - a a a a - -'],
  ['oefenmotor.lezen', 'a a - - - - - -'],
  ['oefenmotor.terugzetten', 'a a - - - - - -'],
  ['prijzen.lezen', 'a a - - - - - -'],
  ['prijzen.wijzigen', 'a - - - - - - -'],
  ['facturen.overzien', 'a a - - - - - -'],
  ['facturen.beheren', 'a a - - - - - -'],
  ['facturen.instellen', 'a - - - - - - -'],
  ['mailsjablonen.lezen', 'a a - - - - - -'],
  ['mailsjablonen.wijzigen', 'a a - - - - - -'],
  ['mailsjablonen.publiceren', 'a - - - - - - -'],
  ['mailberichten.lezen', 'a a - - - - - -'],
  ['mailberichten.herhalen', 'a a - - - - - -'],
  ['antwoorden.beoordelen', '- - a e a - - -'],
  ['ervaringen.beoordelen', 'a a - - - - - -'],
  ['webinars.beheren', 'a a - - - - - -'],
  ['medewerkers.lezen', 'a a - - - - - -'],
  ['medewerkers.beheren', 'a - - - - - - -'],
  ['totp.herstellen', 'a - - - - - - -'],
  ['vragen.beheren', 'a a - - - - - -'],
  ['zelf.lezen', 'e e e e e e e e'],
  ['zelf.wijzigen', 'e e e e e e - -'],
];

const LETTERS: Readonly<Record<string, Scope | undefined>> = { a: 'alle', e: 'eigen', r: 'reden', '-': undefined };
const rowOf = (text: string): (Scope | undefined)[] => text.split(' ').map((letter) => LETTERS[letter]);
const actions = MATRIX.map(([action]) => action);
const isAreaAction = (action: Action): action is AreaAction => action in AREA_PERMISSIONS;

describe('the matrix of rights', () => {
  it('has one row for every action and one column for every role', () => {
    expect([...actions].sort()).toEqual(Object.keys(PERMISSIONS).sort());
    for (const [action, text] of MATRIX) expect(text.split(' '), action).toHaveLength(ROLES.length);
  });

  it.each(MATRIX)('%s: %s', (action, text) => {
    const row = rowOf(text);
    expect(ROLES.map((role) => scopeOf(role, action))).toEqual(row);
    expect(ROLES.map((role) => allowed(role, action))).toEqual(row.map((scope) => scope !== undefined));
  });

  it('gives the areas the same reach as the whole table', () => {
    for (const [action, text] of MATRIX.filter(([name]) => isAreaAction(name)))
      expect(
        ROLES.map((role) => (isAreaAction(action) ? areaScope(role, action) : undefined)),
        action,
      ).toEqual(rowOf(text));
  });
});

/** Reading only: what a docent may see of the other groups of a school that opened them. */
const OPENED: readonly Action[] = [
  'groepen.lezen',
  'leerlingen.lezen',
  'lvs.lezen',
  'oefeninstellingen.lezen',
  'voortgang.lezen',
  'waarom.lezen',
];

describe('a school that opens its groups to every docent', () => {
  it.each(OPENED)('lets a docent look everywhere: %s', (action) => {
    expect(scopeOf('docent', action)).toBe('eigen');
    expect(scopeOf('docent', action, true)).toBe('alle');
  });

  it.each(actions.filter((action) => !OPENED.includes(action)))('does not widen %s', (action) => {
    for (const role of ROLES) expect(scopeOf(role, action, true)).toBe(scopeOf(role, action));
  });

  it('widens nothing for another role', () => {
    for (const role of ROLES.filter((r) => r !== 'docent'))
      for (const action of actions)
        expect(scopeOf(role, action, true), `${role} ${action}`).toBe(scopeOf(role, action));
  });

  it('never opens what writes', () => {
    const writing = actions.filter((action) => !action.endsWith('.lezen') && !action.endsWith('.openen'));
    for (const action of writing) expect(scopeOf('docent', action, true), action).toBe(scopeOf('docent', action));
  });
});

const reach = (role: Role, action: Action): Scope | undefined => scopeOf(role, action);
const anyRole = fc.constantFrom(...ROLES);
const anyAction = fc.constantFrom(...actions);

describe('what holds for the whole table', () => {
  it('lets our own office act inside a tenant with a reason only', () => {
    const ours: readonly Action[] = [
      'dashboard.openen',
      'wissen.overzien',
      'admins.lezen',
      'admins.aanmaken',
      'leerlingen.zoeken',
      'uitnodigingen.versturen',
      'aanvragen.lezen',
      'aanvragen.behandelen',
      'contactberichten.lezen',
      'contactberichten.behandelen',
      'berichten.behandelen',
      'roadmap.lezen',
      'roadmap.beheren',
      'oefenmotor.lezen',
      'oefenmotor.terugzetten',
      'prijzen.lezen',
      'prijzen.wijzigen',
      'facturen.overzien',
      'facturen.beheren',
      'facturen.instellen',
      'mailsjablonen.lezen',
      'mailsjablonen.wijzigen',
      'mailsjablonen.publiceren',
      'mailberichten.lezen',
      'mailberichten.herhalen',
      'ervaringen.beoordelen',
      'webinars.beheren',
      'medewerkers.lezen',
      'medewerkers.beheren',
      'vragen.beheren',
      // Its call asks for a reason of its own, which the log of the tenant keeps.
      'totp.herstellen',
      'zelf.lezen',
      'zelf.wijzigen',
    ];
    for (const role of ['superadmin', 'office'] as const)
      for (const action of actions.filter((a) => !ours.includes(a)))
        expect([undefined, 'reden'], `${role} ${action}`).toContain(reach(role, action));
  });

  it('asks nobody of the tenant itself for a reason', () => {
    for (const role of ROLES.filter((r) => r !== 'superadmin' && r !== 'office'))
      for (const action of actions) expect(reach(role, action), `${role} ${action}`).not.toBe('reden');
  });

  it('gives a docent never more than the school', () => {
    for (const action of actions.filter((a) => allowed('docent', a)))
      expect(allowed('schooladmin', action), action).toBe(true);
  });

  it('gives office never more than superadmin', () => {
    for (const action of actions.filter((a) => allowed('office', a)))
      expect(allowed('superadmin', action), action).toBe(true);
  });

  it('keeps pupils out of everything but their own area and themselves', () => {
    for (const role of ['leerling', 'demo'] as const)
      expect(actions.filter((action) => allowed(role, action))).toEqual([
        'leerlinggebied.openen',
        'leerlinggebied.oefenen',
        'zelf.lezen',
      ]);
  });

  it('shows results of tests never at home', () => {
    for (const action of ['lvs.lezen', 'lvs.importeren'] as const) expect(allowed('thuisadmin', action)).toBe(false);
  });

  it('has two persons behind an erased tenant: who asks, and another of us who agrees', () => {
    expect(ROLES.filter((role) => allowed(role, 'wissen.bevestigen'))).toEqual(['superadmin']);
    expect(allowed('schooladmin', 'wissen.vragen')).toBe(true);
  });

  it('lets a customer ask for a licence and our office grant it, never one person both', () => {
    const asks = ROLES.filter((role) => allowed(role, 'licentie.aanvragen'));
    const grants = ROLES.filter((role) => allowed(role, 'licentie.beheren'));
    expect(asks).toEqual(['schooladmin', 'rtadmin', 'thuisadmin']);
    expect(grants).toEqual(['superadmin', 'office']);
    expect(asks.filter((role) => grants.includes(role))).toEqual([]);
  });

  it('sends invoices from our office and shows them to whoever pays, to nobody else', () => {
    expect(ROLES.filter((role) => allowed(role, 'facturen.beheren'))).toEqual(['superadmin', 'office']);
    expect(ROLES.filter((role) => allowed(role, 'facturen.lezen'))).toEqual(['schooladmin', 'rtadmin', 'thuisadmin']);
    expect(ROLES.filter((role) => allowed(role, 'licentie.opzeggen'))).toEqual([
      'schooladmin',
      'rtadmin',
      'thuisadmin',
    ]);
  });

  it('shows the end of a licence to every adult of a tenant, and to no child', () => {
    const adults: readonly Role[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
    for (const role of adults) expect(reach(role, 'licentie.lezen'), role).toBe('alle');
    for (const role of ['leerling', 'demo'] as const) expect(allowed(role, 'licentie.lezen'), role).toBe(false);
  });

  it('guides through the first hour whoever leads a tenant, and nobody else', () => {
    expect(ROLES.filter((role) => allowed(role, 'begin.volgen'))).toEqual(['schooladmin', 'rtadmin', 'thuisadmin']);
  });

  it('allows writing only where reading is allowed', () => {
    const pairs = [
      ['groepen.wijzigen', 'groepen.lezen'],
      ['groepen.toevoegen', 'groepen.lezen'],
      ['leerlingen.wijzigen', 'leerlingen.lezen'],
      ['leerlingen.verwijderen', 'leerlingen.lezen'],
      ['leerlingen.wissen', 'leerlingen.verwijderen'],
      ['lvs.importeren', 'lvs.lezen'],
      ['oefeninstellingen.wijzigen', 'oefeninstellingen.lezen'],
      ['woordlijsten.wijzigen', 'woordlijsten.lezen'],
      ['berichten.schrijven', 'berichten.lezen'],
      ['roadmap.meedoen', 'roadmap.lezen'],
      ['facturen.beheren', 'facturen.overzien'],
      ['facturen.instellen', 'facturen.beheren'],
      ['admins.aanmaken', 'admins.lezen'],
      ['mailsjablonen.wijzigen', 'mailsjablonen.lezen'],
      ['mailsjablonen.publiceren', 'mailsjablonen.wijzigen'],
      ['mailberichten.herhalen', 'mailberichten.lezen'],
      ['prullenbak.herstellen', 'prullenbak.lezen'],
      ['docenten.wijzigen', 'docenten.lezen'],
      ['accountgegevens.wijzigen', 'accountgegevens.lezen'],
      ['koppelingen.inlezen', 'koppelingen.lezen'],
      ['zelf.wijzigen', 'zelf.lezen'],
    ] as const;
    for (const [write, read] of pairs)
      expect(
        ROLES.filter((role) => allowed(role, write) && !allowed(role, read)),
        write,
      ).toEqual([]);
  });

  it('answers allowed exactly when there is a reach', () => {
    fc.assert(
      fc.property(anyRole, anyAction, fc.boolean(), (role, action, open) => {
        expect(scopeOf(role, action, open) !== undefined).toBe(allowed(role, action));
      }),
    );
  });

  it('lets the office alone work on what comes in from the site, in its own name and without a reason', () => {
    const work = [
      'aanvragen.lezen',
      'aanvragen.behandelen',
      'contactberichten.lezen',
      'contactberichten.behandelen',
      'berichten.behandelen',
      'oefenmotor.lezen',
      'oefenmotor.terugzetten',
      'ervaringen.beoordelen',
      'webinars.beheren',
    ] as const;
    for (const action of work)
      expect(ROLES.map((role) => [role, scopeOf(role, action)]).filter(([, scope]) => scope !== undefined)).toEqual([
        ['superadmin', 'alle'],
        ['office', 'alle'],
      ]);
  });
});

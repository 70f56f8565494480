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
  ['voortgang.lezen', 'r r a e a a - -'],
  ['waarom.lezen', 'r r a e a a - -'],
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
  ['audit.lezen', 'r r a - a a - -'],
  ['export.tenant', 'r r a - a a - -'],
  ['export.leerling', 'r r a e a a - -'],
  ['wissen.vragen', 'r r a - a a - -'],
  ['wissen.overzien', 'a a - - - - - -'],
  ['wissen.bevestigen', 'r - - - - - - -'],
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
    const ours: readonly Action[] = ['dashboard.openen', 'wissen.overzien', 'zelf.lezen', 'zelf.wijzigen'];
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

  it('allows writing only where reading is allowed', () => {
    const pairs = [
      ['groepen.wijzigen', 'groepen.lezen'],
      ['groepen.toevoegen', 'groepen.lezen'],
      ['leerlingen.wijzigen', 'leerlingen.lezen'],
      ['leerlingen.verwijderen', 'leerlingen.lezen'],
      ['leerlingen.wissen', 'leerlingen.verwijderen'],
      ['lvs.importeren', 'lvs.lezen'],
      ['oefeninstellingen.wijzigen', 'oefeninstellingen.lezen'],
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
});

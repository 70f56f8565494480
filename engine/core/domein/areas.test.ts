import { describe, expect, it } from 'vitest';
import { areaScope, isMeekijker, landingOf } from './areas.ts';
import { ROLES } from './roles.ts';

describe('areas per role', () => {
  it.each([
    ['superadmin', 'dashboard', true],
    ['office', 'dashboard', true],
    ['schooladmin', 'groepen', true],
    ['docent', 'groepen', true],
    ['rtadmin', 'groepen', true],
    ['thuisadmin', 'groepen', true],
    ['leerling', 'landkaart', false],
    ['demo', 'landkaart', false],
  ] as const)('%s lands on %s, looks along: %s', (role, landing, looksAlong) => {
    expect(landingOf(role)).toBe(landing);
    expect(isMeekijker(role)).toBe(looksAlong);
  });

  it('lands every role on a screen it may open', () => {
    const opens = {
      landkaart: 'leerlinggebied.openen',
      groepen: 'paneel.openen',
      dashboard: 'dashboard.openen',
    } as const;
    for (const role of ROLES) expect(areaScope(role, opens[landingOf(role)]), role).toBeDefined();
  });

  it('lets everyone open the pupil area, and only pupils practise there', () => {
    for (const role of ROLES) expect(areaScope(role, 'leerlinggebied.openen'), role).toBeDefined();
    expect(ROLES.filter((role) => areaScope(role, 'leerlinggebied.oefenen') !== undefined)).toEqual([
      'leerling',
      'demo',
    ]);
  });

  it('shows a docent only the pupil area of own pupils', () => {
    expect(areaScope('docent', 'leerlinggebied.openen')).toBe('eigen');
    expect(areaScope('schooladmin', 'leerlinggebied.openen')).toBe('alle');
    expect(areaScope('superadmin', 'leerlinggebied.openen')).toBe('reden');
  });

  it('knows eight roles, each once', () => {
    expect(ROLES).toHaveLength(8);
    expect(new Set(ROLES).size).toBe(8);
  });
});

import { describe, expect, it } from 'vitest';
import { refuseFiles, refuseName } from './refusals.ts';

describe('a name that no new unit can have', () => {
  it.each([
    ['spel', 'autorace', 'exists already: games/autorace/'],
    ['feature', 'groepen', 'exists already: server/features/groepen/'],
    ['scherm', 'superadmin/groepen', 'exists already: web/areas/admins/groepen/'],
    ['mechanic', 'tempo', 'exists already: engine/mechanics/tempo'],
    ['mechanic', 'bob--blink', 'bob--blink is not a name in kebab-case'],
    ['feature', 'Rapport', 'Rapport is not a name in kebab-case'],
    ['feature', 'admins/reports', 'admins/reports is not a name in kebab-case'],
    ['scherm', 'a/b/c', 'a/b/c is not a name in kebab-case, or <area>/<scherm>'],
    ['feature', '../outside', '../outside is not a name in kebab-case'],
    ['scherm', 'admins/leesboek', 'not English, and not in engine/core/domein/woordenlijst.md: leesboek'],
  ] as const)('%s %s', (kind, name, line) => {
    expect(refuseName(kind, name)).toContain(line);
  });

  it('is told apart from one that fits', () => {
    expect(refuseName('feature', 'harbor-lights')).toBeNull();
    expect(refuseName('scherm', 'admins/harbor')).toBeNull();
  });
});

describe('files that cannot stand beside what there is', () => {
  it('export a name of another file', () => {
    const text = 'export function createApp(): void {}\n';
    expect(refuseFiles([{ path: 'server/features/weather/weather.ts', text }])).toContain(
      '"createApp" stands in several files',
    );
  });
  it('hold a word of no language of ours', () => {
    const text = 'export const leesboekRegel = 1;\n';
    expect(refuseFiles([{ path: 'server/features/weather/weather.ts', text }])).toContain('leesboek, regel');
  });
  it('are told apart from those that fit', () => {
    const text = 'export const weatherReports = 1;\n';
    expect(refuseFiles([{ path: 'server/features/weather/weather.ts', text }])).toBeNull();
  });
});

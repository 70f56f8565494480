import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import sizes from './sizes.json';

it('promises no less than every build is held to', () => {
  const bounds: Record<string, number> = JSON.parse(readFileSync('tools/check/bundle-bounds.json', 'utf8'));
  const told = [sizes.publiek, sizes.inloggen, sizes.kaart, sizes.spel];
  const held = [bounds['publieke-pagina'], bounds['inloggen'], bounds['landkaart'], bounds['eerste-spel']];
  told.forEach((size, index) => {
    expect(size).toBeGreaterThanOrEqual(held[index] ?? Infinity);
    expect(size).toBeLessThan((held[index] ?? 0) + 10);
  });
});

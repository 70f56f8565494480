import { describe, expect, it } from 'vitest';
import { goldRows } from '#engine/core/taal/test-kit.ts';
import { goodOrders } from './orders.ts';

describe('goodOrders', () => {
  it.each(goldRows('fresh-orde'))('%s as "%s": %s', (source = '', order = '', answer = '') => {
    const good = goodOrders(source).map((words) => words.join(' '));
    expect(good.includes(order) ? 'goed' : 'fout').toBe(answer);
  });

  it('gives the order of the author first, and each order once', () => {
    const good = goodOrders('Mijn oom|rijdt|vandaag|met de bus|naar zee.').map((words) => words.join(' '));
    expect(good[0]).toBe('Mijn oom rijdt vandaag met de bus naar zee');
    expect(new Set(good).size).toBe(6);
    expect(good).toContain('Mijn oom rijdt naar zee met de bus vandaag');
  });
});

import { describe, expect, it } from 'vitest';
import type { OrderItem } from '#engine/core/taal/woord/woord.ts';
import { likelyOrders, validateOrders } from './order-gate.ts';

const item = (zin: string, others?: string[][]): OrderItem => ({
  id: 'vo-a',
  groep: 4,
  zin,
  woorden: zin.slice(0, -1).split(' '),
  slot: '.',
  ...(others === undefined ? {} : { ookGoed: others }),
});

describe('orders of a sentence that are as good', () => {
  it.each([
    ['Ik fiets met papa naar school.', 'Ik fiets naar school met papa'],
    ['Noor bakt een taart met oma.', 'Noor bakt met oma een taart'],
    ['Samir heeft gisteren de hond geborsteld.', 'Samir heeft de hond gisteren geborsteld'],
    ['Zij woont al jaren in Gent.', 'Zij woont al in Gent jaren'],
  ])('%s', (zin, order) => {
    expect(likelyOrders(zin.slice(0, -1).split(' ')).includes(order)).toBe(!order.includes('Gent jaren'));
  });

  it.each(['De juf leest een boek voor.', 'Arjun probeert de bal te vangen.', 'De gids vertelt ons over vroeger.'])(
    '%s has one',
    (zin) => {
      expect(validateOrders(item(zin))).toEqual([]);
    },
  );

  it('are refused by no sentence that accepts them', () => {
    const zin = 'Ik fiets met papa naar school.';
    expect(validateOrders(item(zin)).join()).toContain('"Ik fiets naar school met papa" is as good and is refused');
    expect(validateOrders(item(zin, [['Ik', 'fiets', 'naar', 'school', 'met', 'papa']]))).toEqual([]);
  });

  it('arise when two words can change places', () => {
    expect(validateOrders(item('De kat slaapt op de mat.')).join()).toContain('de stands in it twice');
    expect(validateOrders(item('Noor helpt Daan graag.')).join()).toContain('two names can change places');
  });

  it('hold the same words', () => {
    expect(validateOrders(item('De kat slaapt.', [['De', 'hond', 'slaapt']])).join()).toContain('has other words');
  });
});

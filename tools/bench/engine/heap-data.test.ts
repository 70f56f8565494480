import { expect, test } from 'vitest';
import { dataBytes } from './heap-data.ts';

test('counts what the program keeps, and not what the browser compiled for it', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'code', 'string', 'native'], 'string', 'number'],
  };
  const nodes = [0, 0, 40, 1, 0, 9000, 2, 0, 16, 3, 0, 500];
  expect(dataBytes(JSON.stringify({ snapshot: { meta }, nodes, strings: ['a'] }))).toBe(556);
});

test('refuses a snapshot of another shape', () => {
  expect(() => dataBytes('{}')).toThrow(/invalid_type/);
});

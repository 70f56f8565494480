import { expect, it } from 'vitest';
import { expose } from './exposition.ts';

it('writes name, kind and numbers as Prometheus reads them', () => {
  const text = expose([
    { name: 'a_total', help: 'how many\nthings', type: 'counter', samples: [{ value: 3 }] },
    { name: 'b', help: 'none', type: 'gauge', samples: [] },
    {
      name: 'c',
      help: 'c',
      type: 'gauge',
      samples: [
        { labels: { route: '/a"b\\c', method: 'GET' }, value: 0.5 },
        { labels: { le: '+Inf' }, value: Number.POSITIVE_INFINITY, suffix: '_bucket' },
      ],
    },
  ]);
  expect(text).toBe(
    [
      '# HELP a_total how many\\nthings',
      '# TYPE a_total counter',
      'a_total 3',
      '# HELP c c',
      '# TYPE c gauge',
      'c{route="/a\\"b\\\\c",method="GET"} 0.5',
      'c_bucket{le="+Inf"} +Inf',
      '',
    ].join('\n'),
  );
});

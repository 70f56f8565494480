import { describe, expect, it } from 'vitest';
import { children, sizeOf } from './atlas-svg.ts';
import { edges, straighten } from './atlas.ts';

const SVG =
  '<?xml version="1.0"?><svg viewBox="-10 -20 100 50"><defs><clipPath id="k"><path d="M0 0"/></clipPath></defs><g id="lijf" data-pivot="50 40"><g><path d="M1 1"/></g></g><!-- weg --><g id="hoofd" data-parent="lijf"/></svg>';

describe('cutting a rig', () => {
  it('finds the top-level children with their whole text', () => {
    const { root, kids } = children(SVG);
    expect(root).toContain('viewBox');
    expect(kids.map((k) => k.open)).toEqual([
      '<defs>',
      '<g id="lijf" data-pivot="50 40">',
      '<g id="hoofd" data-parent="lijf"/>',
    ]);
    expect(kids[1]?.text).toBe('<g id="lijf" data-pivot="50 40"><g><path d="M1 1"/></g></g>');
  });

  it('takes the size from the viewBox and refuses a drawing without one', () => {
    expect(sizeOf(SVG)).toEqual({ w: 100, h: 50 });
    expect(() => sizeOf('<svg></svg>')).toThrow('viewBox');
  });
});

describe('trimming', () => {
  it('keeps the smallest box that holds colour', () => {
    const data = new Uint8Array(5 * 4 * 4);
    data[(1 * 5 + 2) * 4 + 3] = 255;
    data[(2 * 5 + 3) * 4 + 3] = 1;
    expect(edges(data, 5, 4)).toEqual({ x: 2, y: 1, w: 2, h: 2 });
    expect(edges(new Uint8Array(16), 2, 2)).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });

  it('divides colours by their alpha', () => {
    expect([...straighten(Buffer.from([64, 0, 32, 128, 10, 20, 30, 255]))]).toEqual([128, 0, 64, 128, 10, 20, 30, 255]);
  });
});

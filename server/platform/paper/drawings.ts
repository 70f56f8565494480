import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ART = fileURLToPath(new URL('../../../assets/art/gedeeld', import.meta.url));
const NAME = /^[a-z-]+$/;
const loaded = new Map<string, string | undefined>();

function read(path: string): string | undefined {
  if (loaded.has(path)) return loaded.get(path);
  let svg: string | undefined;
  try {
    svg = readFileSync(path, 'utf8').replace(/^.*?(?=<svg)/s, '');
  } catch {
    svg = undefined;
  }
  loaded.set(path, svg);
  return svg;
}

/** Drawing from the shared art as SVG text; `anders` takes its place when it does not exist. */
export function paperDrawing(map: 'dieren' | 'plaatjes', name: string, different = 'vos'): string {
  const svg = NAME.test(name) ? read(join(ART, map, `${name}.svg`)) : undefined;
  return (
    svg ??
    read(join(ART, 'dieren', `${different}.svg`)) ??
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  );
}

/** Places a drawing inside another one. */
export function place(svg: string, box: { x: number; y: number; maat: number }): string {
  return svg.replace(/<svg([^>]*)>|<svg([^>]*)\/>/, (whole) =>
    whole
      .replace(/\s(?:width|height|x|y)="[^"]*"/g, '')
      .replace('<svg', `<svg x="${box.x}" y="${box.y}" width="${box.maat}" height="${box.maat}"`),
  );
}

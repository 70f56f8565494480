import sharp from 'sharp';
import { PAGE, PICTURES } from './reference.ts';

const FILL: Readonly<Record<string, string>> = {
  'laag/back': '#7CB5D8',
  'laag/clouds': '#A9D3EA',
  box: '#6A994E',
  plate: '#FFFFFF',
};

/** Files of the one atlas of the comparison at 1 or 2 texture pixels per stage pixel, by address. */
export async function referenceAtlas(scale: 1 | 2): Promise<[string, Buffer][]> {
  const name = `atlas-0@${scale}x`;
  const places = Object.entries(PICTURES);
  const forms = places.map(([key, { x, y, w, h }]) =>
    key === 'round' || key === 'star'
      ? `<circle cx="${x + w / 2}" cy="${y + h / 2}" r="${w / 2}" fill="#E4572E"/>`
      : `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="${FILL[key] ?? '#000000'}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.w}" height="${PAGE.h}">${forms.join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg), { density: 72 * scale })
    .resize(PAGE.w * scale, PAGE.h * scale)
    .png()
    .toBuffer();
  const frames = Object.fromEntries(
    places.map(([key, { x, y, w, h }]) => {
      const size = { w: w * scale, h: h * scale };
      return [
        key,
        {
          frame: { x: x * scale, y: y * scale, ...size },
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, ...size },
          sourceSize: size,
        },
      ];
    }),
  );
  const json = { frames, meta: { image: `${name}.png`, scale: String(scale), pages: 1 } };
  return [
    [`/reference/${name}.png`, picture],
    [`/reference/${name}.json`, Buffer.from(JSON.stringify(json))],
  ];
}

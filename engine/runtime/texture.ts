import { ImageSource, Texture } from 'pixi.js';

/**
 * Loads a picture file; decoding happens off the main thread. One texture pixel is one pixel of the file: a name with `@2x` changes
 * nothing, since the atlas page itself tells its scale. Rejects when the file is missing or no picture. `destroy(true)` frees it.
 */
export async function loadTexture(url: string): Promise<Texture> {
  const antwoord = await fetch(url);
  if (!antwoord.ok) throw new Error(`${url}: ${antwoord.status}`);
  const picture = await createImageBitmap(await antwoord.blob());
  const source = new ImageSource({
    resource: picture,
    alphaMode: 'premultiply-alpha-on-upload',
    resolution: 1,
    label: url,
  });
  source.once('destroy', () => picture.close());
  return new Texture({ source, label: url });
}

import { MeshSimple, Texture } from 'pixi.js';
import { strook } from './vlak-punten.ts';

/** Strip of points in one colour: batches with the sprites around it. */
export function maakVlak(punten: Float32Array, kleur: string): MeshSimple {
  const vlak = new MeshSimple({
    texture: Texture.WHITE,
    vertices: punten,
    uvs: new Float32Array(punten.length),
    indices: strook(punten.length / 4),
  });
  vlak.autoUpdate = false;
  vlak.tint = kleur;
  const { geometry } = vlak;
  vlak.once('destroyed', () => geometry.destroy(true));
  return vlak;
}

/** Shows the points after they were moved in place. */
export function werkBij(vlak: MeshSimple): void {
  vlak.geometry.getBuffer('aPosition').update();
}

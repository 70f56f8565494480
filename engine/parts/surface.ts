import { MeshSimple, Texture } from 'pixi.js';
import { strip } from './surface-points.ts';

/** Strip of points in one colour: batches with the sprites around it. */
export function createSurface(points: Float32Array, color: string): MeshSimple {
  const surface = new MeshSimple({
    texture: Texture.WHITE,
    vertices: points,
    uvs: new Float32Array(points.length),
    indices: strip(points.length / 4),
  });
  surface.autoUpdate = false;
  surface.tint = color;
  const { geometry } = surface;
  surface.once('destroyed', () => geometry.destroy(true));
  return surface;
}

/** Shows the points after they were moved in place. */
export function updateMesh(surface: MeshSimple): void {
  surface.geometry.getBuffer('aPosition').update();
}

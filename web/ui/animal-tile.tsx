import { animalTint } from '#engine/core/domein/animal-tint.ts';
import { animalAddress } from './animal.ts';
import './animal-tile.css';

/** Animal of a pupil on its own tint; the name stands beside it. */
export function AnimalTile({ animal, size = 34 }: { animal: string; size?: number }) {
  const tint = { '--tile': animalTint(animal) };
  return (
    <span className="animal-tile" style={{ width: size, height: size, borderRadius: size * 0.26, ...tint }}>
      <img src={animalAddress(animal)} alt="" width={size * 0.68} height={size * 0.68} loading="lazy" />
    </span>
  );
}

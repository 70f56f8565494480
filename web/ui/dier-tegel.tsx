import { dierTint } from '#engine/core/domein/dier-tint.ts';
import { dierAdres } from './dier.ts';
import './dier-tegel.css';

/** Animal of a pupil on its own tint; the name stands beside it. */
export function DierTegel({ dier, maat = 34 }: { dier: string; maat?: number }) {
  const tint = { '--tegel': dierTint(dier) };
  return (
    <span className="dier-tegel" style={{ width: maat, height: maat, borderRadius: maat * 0.26, ...tint }}>
      <img src={dierAdres(dier)} alt="" width={maat * 0.68} height={maat * 0.68} loading="lazy" />
    </span>
  );
}

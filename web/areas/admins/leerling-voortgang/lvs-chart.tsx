import { useTranslation } from 'react-i18next';
import type { LvsResult } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { toetsmomentText, lvsDayText, resultParts, scaleText } from '../shared/lvsspelling/lvs-text.ts';
import { lvsLines, type LvsCurve, type LvsPoint } from './lvs-line.ts';

const SIZE = { wide: 420, high: 150, edge: 34, top: 30, foot: 34 } as const;

/** Where the points come on the paper. */
function placesOf(points: readonly LvsPoint[]): { x: number; y: number; point: LvsPoint }[] {
  const step = (SIZE.wide - 2 * SIZE.edge) / Math.max(1, points.length - 1);
  return points.map((point, nr) => ({
    point,
    x: SIZE.edge + nr * step,
    y: SIZE.top + (1 - point.height) * (SIZE.high - SIZE.top - SIZE.foot),
  }));
}

/** Level over time: the level stands beside each point, so that nothing hangs on a colour or a height alone. */
function Line({ line }: { line: LvsCurve }) {
  const { t } = useTranslation(['leerling-voortgang', 'lvs', 'woorden']);
  const places = placesOf(line.points);
  return (
    <figure className="lvs-chart">
      <figcaption>
        {line.toets} <small>{scaleText(t, line.scale, line.aanbieder)}</small>
      </figcaption>
      <svg viewBox={`0 0 ${SIZE.wide} ${SIZE.high}`} aria-hidden="true">
        <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} className="lvs-chart__line" />
        {places.map(({ x, y, point }) => (
          <g key={point.id}>
            <circle cx={x} cy={y} r="6" className="lvs-chart__point" />
            <text x={x} y={y - 13} textAnchor="middle" className="lvs-chart__level">
              {point.level}
            </text>
            <text x={x} y={SIZE.high - 8} textAnchor="middle" className="lvs-chart__moment">
              {point.moment}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Results of tests as a line where there is one, and in words. */
export function LvsPart({ results }: { results: readonly LvsResult[] }) {
  const { t, i18n } = useTranslation(['leerling-voortgang', 'lvs', 'woorden']);
  if (results.length === 0) return null;
  return (
    <section className="part" aria-labelledby="part-lvs">
      <h2 id="part-lvs">{t('lvs')}</h2>
      {lvsLines(results).map((line) => (
        <Line key={line.key} line={line} />
      ))}
      <ul className="lvs-list">
        {results.map((result) => (
          <li key={result.id}>
            <strong>{resultParts(t, result).join(', ')}</strong>
            <small>
              {t(`lvs:aanbieder.${result.aanbieder}`)} {result.toets}, {toetsmomentText(t, result.moment)},{' '}
              {lvsDayText(i18n.language, result.afnamedatum)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'react';
import { woordAddress } from '../address.ts';
import { t } from '../texts.ts';
import { warnings } from './list-analysis.ts';
import { COLUMNS, type Rule } from './list-columns.ts';
import { window } from './window.ts';

const ROW = 44;
const HEIGHT = 900;
const HEAVY: ReadonlySet<string> = new Set(['verboden', 'niet-in-woordenboek', 'geen-categorie']);

function show(r: Rule): string {
  if (!r.rij.ok) return 'miss';
  return warnings(r.rij, r.validation).some((w) => HEAVY.has(w)) ? 'look-out' : '';
}

function Row({ r, nr }: { r: Rule; nr: number }) {
  return (
    <tr className={show(r)} style={{ blockSize: ROW }} aria-rowindex={nr + 2}>
      {COLUMNS.map(({ kop: header, cel: cell }) => {
        const text = cell(r);
        const link = header === 'lijst.inhoud' && r.inhoud !== undefined;
        return (
          <td
            key={header}
            className={
              header === 'lijst.woord' || header === 'lijst.grafemen' || header === 'lijst.lettergrepen'
                ? 'woord'
                : undefined
            }
            title={text}
          >
            <span>{link ? <a href={woordAddress(r.inhoud?.id ?? '')}>{text}</a> : text}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Table of thousands of rows; only those in sight are drawn. */
export function ListTable({ regels: rules }: { regels: readonly Rule[] }) {
  const [top, setTop] = useState(0);
  const { van: from, tot: until } = window({ top, hoogte: HEIGHT, rij: ROW, aantal: rules.length });
  return (
    <div
      className="table-cell-box"
      role="region"
      aria-label={t('lijst.tabel')}
      onScroll={(e) => setTop(e.currentTarget.scrollTop)}
    >
      <table className="list-table" aria-rowcount={rules.length + 1}>
        <thead>
          <tr>
            {COLUMNS.map(({ kop: header }) => (
              <th key={header} scope="col">
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <tr aria-hidden="true" style={{ blockSize: from * ROW }} />}
          {rules.slice(from, until).map((r, i) => (
            <Row key={r.rij.nr} r={r} nr={from + i} />
          ))}
          {until < rules.length && <tr aria-hidden="true" style={{ blockSize: (rules.length - until) * ROW }} />}
        </tbody>
      </table>
    </div>
  );
}

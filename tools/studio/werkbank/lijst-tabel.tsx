import { useState } from 'react';
import { woordAdres } from '../adres.ts';
import { t } from '../teksten.ts';
import { waarschuwingen } from './lijst-analyse.ts';
import { KOLOMMEN, type Regel } from './lijst-kolommen.ts';
import { venster } from './venster.ts';

const RIJ = 44;
const HOOGTE = 900;
const ZWAAR: ReadonlySet<string> = new Set(['verboden', 'niet-in-woordenboek', 'geen-categorie']);

function toon(r: Regel): string {
  if (!r.rij.ok) return 'mis';
  return waarschuwingen(r.rij, r.keuring).some((w) => ZWAAR.has(w)) ? 'let-op' : '';
}

function Rij({ r, nr }: { r: Regel; nr: number }) {
  return (
    <tr className={toon(r)} style={{ blockSize: RIJ }} aria-rowindex={nr + 2}>
      {KOLOMMEN.map(({ kop, cel }) => {
        const tekst = cel(r);
        const link = kop === 'lijst.inhoud' && r.inhoud !== undefined;
        return (
          <td
            key={kop}
            className={
              kop === 'lijst.woord' || kop === 'lijst.grafemen' || kop === 'lijst.lettergrepen' ? 'woord' : undefined
            }
            title={tekst}
          >
            <span>{link ? <a href={woordAdres(r.inhoud?.id ?? '')}>{tekst}</a> : tekst}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Table of thousands of rows; only those in sight are drawn. */
export function LijstTabel({ regels }: { regels: readonly Regel[] }) {
  const [top, setTop] = useState(0);
  const { van, tot } = venster({ top, hoogte: HOOGTE, rij: RIJ, aantal: regels.length });
  return (
    <div
      className="tabelvak"
      role="region"
      aria-label={t('lijst.tabel')}
      onScroll={(e) => setTop(e.currentTarget.scrollTop)}
    >
      <table className="lijsttabel" aria-rowcount={regels.length + 1}>
        <thead>
          <tr>
            {KOLOMMEN.map(({ kop }) => (
              <th key={kop} scope="col">
                {t(kop)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {van > 0 && <tr aria-hidden="true" style={{ blockSize: van * RIJ }} />}
          {regels.slice(van, tot).map((r, i) => (
            <Rij key={r.rij.nr} r={r} nr={van + i} />
          ))}
          {tot < regels.length && <tr aria-hidden="true" style={{ blockSize: (regels.length - tot) * RIJ }} />}
        </tbody>
      </table>
    </div>
  );
}

import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Matrix as MatrixData } from './matrix-data.ts';
import { MatrixRegel } from './matrix-rij.tsx';
import { volgendePlaats, type Plaats } from './rooster-toets.ts';

export interface CelKeuze {
  leerlingId: string;
  doelId: string;
}

function plaatsVan(doel: EventTarget | null): Plaats | null {
  const knop = doel instanceof Element ? doel.closest<HTMLElement>('[data-kolom]') : null;
  return knop ? { rij: Number(knop.dataset['rij']), kolom: Number(knop.dataset['kolom']) } : null;
}

const zoekCel = (vak: HTMLElement | null, { rij, kolom }: Plaats): HTMLElement | null =>
  vak?.querySelector<HTMLElement>(`[data-rij="${rij}"][data-kolom="${kolom}"]`) ?? null;

/** Pupils by goals. One cell is in the tab order; arrows walk through the rest, Enter or a click opens. */
export function Matrix({
  matrix,
  gekozen,
  onKies,
}: {
  matrix: MatrixData;
  gekozen: CelKeuze | null;
  onKies: (keuze: CelKeuze) => void;
}) {
  const { t } = useTranslation('admins');
  const vak = useRef<HTMLTableElement>(null);
  const [bereikbaar, stelBereikbaar] = useState<Plaats | null>(null);
  const { rijen, doelen } = matrix;
  const gekozenRij = rijen.findIndex(({ leerlingId }) => leerlingId === gekozen?.leerlingId);
  const gekozenKolom = doelen.findIndex(({ id }) => id === gekozen?.doelId);
  useEffect(() => {
    if (gekozenRij < 0 || gekozenKolom < 0) return;
    zoekCel(vak.current, { rij: gekozenRij, kolom: gekozenKolom })?.scrollIntoView?.({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [gekozenRij, gekozenKolom]);
  const nu = bereikbaar ?? { rij: Math.max(gekozenRij, 0), kolom: Math.max(gekozenKolom, 0) };
  const rijNu = Math.min(nu.rij, rijen.length - 1);
  const kolomNu = Math.min(nu.kolom, doelen.length - 1);

  const kolommen = { '--kolommen': doelen.length };
  const onToets = useCallback(
    (gebeurtenis: KeyboardEvent) => {
      const plaats = plaatsVan(gebeurtenis.target);
      const naar = plaats && volgendePlaats(gebeurtenis, plaats, { rijen: rijen.length, kolommen: doelen.length });
      if (!naar) return;
      gebeurtenis.preventDefault();
      stelBereikbaar(naar);
      zoekCel(vak.current, naar)?.focus();
    },
    [rijen.length, doelen.length],
  );
  const onKlik = useCallback(
    (gebeurtenis: MouseEvent) => {
      const plaats = plaatsVan(gebeurtenis.target);
      const rij = plaats && rijen[plaats.rij];
      const doel = plaats && doelen[plaats.kolom];
      if (!plaats || !rij || !doel) return;
      stelBereikbaar(plaats);
      onKies({ leerlingId: rij.leerlingId, doelId: doel.id });
    },
    [rijen, doelen, onKies],
  );
  return (
    <div className="matrix-vak">
      <table ref={vak} aria-label={t('matrix.naam')} className="matrix" style={{ borderSpacing: 0, ...kolommen }}>
        <thead>
          <tr>
            <th scope="col" className="matrix__leerling">
              <span className="matrix__doel">{t('matrix.leerling')}</span>
              <small>{t('matrix.beheerst')}</small>
            </th>
            {doelen.map((doel) => (
              <th key={doel.id} scope="col" title={doel.naam}>
                <span className="matrix__doel">{doel.kort}</span>
                <small>{t('matrix.van', { n: doel.beheerst, m: rijen.length })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rijen.map((rij, nummer) => (
            <MatrixRegel
              key={rij.leerlingId}
              onToets={onToets}
              onKlik={onKlik}
              rij={rij}
              nummer={nummer}
              doelen={doelen}
              bereikbareKolom={nummer === rijNu ? kolomNu : null}
              gekozenDoel={gekozen?.leerlingId === rij.leerlingId ? gekozen.doelId : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangCel } from '#server/features/voortgang/voortgang.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import type { MatrixDoel, MatrixRij } from './matrix-data.ts';
import { STATUS_ICOON } from './status.tsx';

interface Handlers {
  onToets: (gebeurtenis: KeyboardEvent) => void;
  onKlik: (gebeurtenis: MouseEvent) => void;
}
interface CelProps extends Handlers {
  cel: VoortgangCel | undefined;
  plaats: { rij: number; kolom: number };
  bereikbaar: boolean;
  gekozen: boolean;
  label: string;
}

/** Icon, percentage, word and tint; the button carries its own place for the keyboard. */
function Cel({ cel, plaats, bereikbaar, gekozen, label, onToets, onKlik }: CelProps) {
  const { t } = useTranslation('admins');
  const status = cel?.status ?? 'niets';
  const icoon = STATUS_ICOON[status];
  return (
    <td>
      <button
        type="button"
        className={`cel status--${status}`}
        tabIndex={bereikbaar ? 0 : -1}
        aria-expanded={gekozen}
        data-rij={plaats.rij}
        data-kolom={plaats.kolom}
        aria-label={label}
        title={label}
        onKeyDown={onToets}
        onClick={onKlik}
      >
        {icoon && <Icoon naam={icoon} maat={18} />}
        <span className="cel__tekst">
          {cel?.pct !== undefined && <strong>{cel.pct}%</strong>}
          <span>{t(`status.${status}`)}</span>
        </span>
      </button>
    </td>
  );
}

interface RijProps extends Handlers {
  rij: MatrixRij;
  nummer: number;
  doelen: readonly MatrixDoel[];
  bereikbareKolom: number | null;
  gekozenDoel: string | null;
}

/** Rendered again only when its own focus or choice changes: a large group has more than a thousand cells. */
export const MatrixRegel = memo(function MatrixRegel({
  rij,
  nummer,
  doelen,
  bereikbareKolom,
  gekozenDoel,
  onToets,
  onKlik,
}: RijProps) {
  const { t } = useTranslation('admins');
  const label = (doel: MatrixDoel, cel: VoortgangCel | undefined): string => {
    const stand = [cel?.pct === undefined ? '' : `${cel.pct}%`, t(`status.${cel?.status ?? 'niets'}`)]
      .filter((deel) => deel !== '')
      .join(' ');
    return t('matrix.cel', { naam: rij.naam, doel: doel.naam, stand });
  };
  return (
    <tr>
      <th scope="row" className="matrix__leerling">
        <span>
          <DierTegel dier={rij.dier} maat={32} />{' '}
          <span className="matrix__naam" title={rij.naam}>
            {rij.naam}
          </span>
        </span>
      </th>
      {doelen.map((doel, kolom) => {
        const cel = rij.cellen.get(doel.id);
        return (
          <Cel
            key={doel.id}
            cel={cel}
            plaats={{ rij: nummer, kolom }}
            bereikbaar={kolom === bereikbareKolom}
            gekozen={doel.id === gekozenDoel}
            label={label(doel, cel)}
            onToets={onToets}
            onKlik={onKlik}
          />
        );
      })}
    </tr>
  );
});

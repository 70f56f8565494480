import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangCel } from '#server/features/voortgang/voortgang.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { AntwoordenLijst } from './antwoorden-lijst.tsx';
import type { MatrixDoel, MatrixRij } from './matrix-data.ts';
import { StatusChip } from './status.tsx';

interface LadeProps {
  rij: MatrixRij;
  doel: MatrixDoel;
  onSluit: () => void;
}

function Cijfer({ cel, periode }: { cel: VoortgangCel | undefined; periode: boolean }) {
  const { t } = useTranslation('admins');
  const status = cel?.status ?? 'niets';
  const { pct, n } = { pct: cel?.pct, n: cel?.n ?? 0 };
  return (
    <div className="lade__cijfer">
      {pct !== undefined && <strong className={`lade__pct lade__pct--${status}`}>{pct}%</strong>}
      <span>
        <StatusChip status={status} />
        <small>
          {pct === undefined
            ? t('lade.antwoorden', { count: n })
            : t('lade.goed', { goed: Math.round((pct * n) / 100), n })}
          {periode && ` ${t('lade.periode')}`}
        </small>
      </span>
    </div>
  );
}

function Inhoud({ rij, doel, onSluit, periode }: LadeProps & { periode: boolean }) {
  const { t } = useTranslation('admins');
  const sluitknop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    sluitknop.current?.focus({ preventScroll: true });
  }, [rij.leerlingId, doel.id]);
  return (
    <>
      <div className="lade__inhoud">
        <header className="lade__wie">
          <DierTegel dier={rij.dier} maat={46} />
          <span>
            <h2>{rij.naam}</h2>
            <small>{doel.naam}</small>
          </span>
          <IconButton ref={sluitknop} aria-label={t('sluit')} onClick={onSluit}>
            <Icoon naam="sluit" />
          </IconButton>
        </header>
        <Cijfer cel={rij.cellen.get(doel.id)} periode={periode} />
        <AntwoordenLijst
          key={`${rij.leerlingId}-${doel.id}`}
          keuze={{ leerlingId: rij.leerlingId, doelId: doel.id }}
          naam={rij.roepnaam}
        />
      </div>
      <footer className="lade__voet">
        <a
          className="knop-vol knop-vol--breed"
          href={`/leerling/${rij.leerlingId}/landkaart`}
          target="_blank"
          rel="noreferrer"
        >
          <Icoon naam="oog" /> {t('meekijken.met', { naam: rij.roepnaam })}
        </a>
      </footer>
    </>
  );
}

/** Everything behind one cell: beside the matrix on a wide screen, over it on a small one. */
export function Lade(props: LadeProps & { periode: boolean }) {
  const { t } = useTranslation('admins');
  const smal = useMediaQuery('(max-width: 959.95px)');
  const { onSluit } = props;
  const label = t('lade.naam', { naam: props.rij.naam, doel: props.doel.naam });
  useEffect(() => {
    const luister = (gebeurtenis: KeyboardEvent) => {
      if (gebeurtenis.key === 'Escape' && !gebeurtenis.defaultPrevented) onSluit();
    };
    document.addEventListener('keydown', luister);
    return () => document.removeEventListener('keydown', luister);
  }, [onSluit]);
  if (smal)
    return (
      <Drawer
        open
        anchor="right"
        onClose={onSluit}
        slotProps={{ paper: { className: 'lade lade--vol', 'aria-label': label } }}
      >
        <Inhoud {...props} />
      </Drawer>
    );
  return (
    <aside className="lade" aria-label={label}>
      <Inhoud {...props} />
    </aside>
  );
}

import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AntwoordenList } from './antwoorden-list.tsx';
import type { MatrixDoel, MatrixRow, VoortgangCell } from './matrix-data.ts';
import { StatusChip } from '../shared/voortgang/status.tsx';

interface DrawerProps {
  rij: MatrixRow;
  doel: MatrixDoel;
  onSluit: () => void;
}

function Score({ cel: cell, periode: period }: { cel: VoortgangCell | undefined; periode: boolean }) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const status = cell?.status ?? 'niets';
  const { pct, n } = { pct: cell?.pct, n: cell?.n ?? 0 };
  return (
    <div className="drawer__digit">
      {pct !== undefined && <strong className={`drawer__pct lade__pct--${status}`}>{pct}%</strong>}
      <span>
        <StatusChip status={status} />
        <small>
          {pct === undefined
            ? t('lade.antwoorden', { count: n })
            : t('lade.goed', { goed: Math.round((pct * n) / 100), n })}
          {period && ` ${t('lade.periode')}`}
        </small>
      </span>
    </div>
  );
}

function Content({ rij: row, doel, onSluit: onClose, periode: period }: DrawerProps & { periode: boolean }) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    closeButton.current?.focus({ preventScroll: true });
  }, [row.leerlingId, doel.id]);
  return (
    <>
      <div className="drawer__content">
        <header className="drawer__who">
          <AnimalTile animal={row.dier} size={46} />
          <span>
            <h2>{row.naam}</h2>
            <small>{doel.naam}</small>
          </span>
          <IconButton ref={closeButton} aria-label={t('sluit')} onClick={onClose}>
            <Icon name="sluit" />
          </IconButton>
        </header>
        <Score cel={row.cellen.get(doel.id)} periode={period} />
        <AntwoordenList
          key={`${row.leerlingId}-${doel.id}`}
          choice={{ leerlingId: row.leerlingId, doelId: doel.id }}
          naam={row.roepnaam}
        />
      </div>
      <footer className="drawer__foot">
        <a
          className="button-full button-full--wide"
          href={`/leerling/${row.leerlingId}/landkaart`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="oog" /> {t('meekijken.met', { naam: row.roepnaam })}
        </a>
      </footer>
    </>
  );
}

/** Everything behind one cell: beside the matrix on a wide screen, over it on a small one. */
export function SideDrawer(props: DrawerProps & { periode: boolean }) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const narrow = useMediaQuery('(max-width: 959.95px)');
  const { onSluit: onClose } = props;
  const label = t('lade.naam', { naam: props.rij.naam, doel: props.doel.naam });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  if (narrow)
    return (
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        slotProps={{ paper: { className: 'drawer drawer--full', 'aria-label': label } }}
      >
        <Content {...props} />
      </Drawer>
    );
  return (
    <aside className="drawer" aria-label={label}>
      <Content {...props} />
    </aside>
  );
}

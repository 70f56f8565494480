import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { VoortgangStatus } from '#server/features/voortgang/voortgang.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { daysAgo } from '../shared/date.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { StatusChip } from '../shared/voortgang/status.tsx';
import { ChangeSign } from '../shared/voortgang/change.tsx';
import { DrawerShell } from './drawer-shell.tsx';
import { AntwoordenList } from './antwoorden-list.tsx';
import { isPeriod, type Period } from '../shared/voortgang/period.ts';
import { useAntwoorden } from './api.ts';
import type { MatrixDoel, MatrixRow, VoortgangCell } from './matrix-data.ts';
import { PracticeFoot } from './practice-foot.tsx';
import { StandingWhy } from './standing-why.tsx';

interface DrawerProps {
  rij: MatrixRow;
  doel: MatrixDoel;
  /** Everybody in the matrix: who stumbles on the same goal may get the same practice. */
  rijen: readonly MatrixRow[];
  /** Empty = the whole school year. */
  periode: Period;
  onSluit: () => void;
}

const TINT: Partial<Record<VoortgangStatus, string>> = {
  struikel: 'drawer__pct--stumble',
  bijna: 'drawer__pct--mastered',
  beheerst: 'drawer__pct--mastered',
  onderhoud: 'drawer__pct--maintenance',
};

/** Since when somebody stumbles. */
function Since({ since }: { since: string }) {
  const { t } = useTranslation('voortgang');
  const days = daysAgo(new Date(`${since}T12:00:00`), new Date(serverClock.nu()));
  return <small className="drawer__since">{t('lade.sinds', { count: Math.max(0, days) })}</small>;
}

/** What was done in all; the percentage beside it is of the last answers. */
function Counted({ cell, period }: { cell: VoortgangCell; period: Period }) {
  const { t } = useTranslation(['voortgang', 'period']);
  const { pct, n, goed: right, change } = cell;
  return (
    <>
      <small>
        {pct === undefined ? t('lade.antwoorden', { count: n }) : t('lade.goed', { goed: right, n })}
        {isPeriod(period) && ` ${t('lade.periode')}`}
      </small>
      {change !== undefined && (
        <small>
          <ChangeSign kind={change.kind} />{' '}
          {t('lade.ervoor', { pct: change.was, verschil: t(`period:vergelijk.${change.kind}`) })}
        </small>
      )}
    </>
  );
}

function Score({ rij: row, doel, periode: period }: Pick<DrawerProps, 'rij' | 'doel' | 'periode'>) {
  const { adminId } = useSpot();
  const choice = { leerlingId: row.leerlingId, doelId: doel.id, pagina: 1, periode: period };
  const { data } = useAntwoorden(adminId, choice);
  const cell = row.cellen.get(doel.id);
  if (cell === undefined) return <StatusChip status="niets" />;
  const { status, pct } = cell;
  return (
    <>
      <div className="drawer__digit">
        {pct !== undefined && <strong className={`drawer__pct ${TINT[status] ?? ''}`}>{pct}%</strong>}
        <span>
          <StatusChip status={status} />
          {status === 'struikel' && data?.since !== undefined && <Since since={data.since} />}
          <Counted cell={cell} period={period} />
        </span>
      </div>
      <StandingWhy status={status} evidence={data?.evidence} period={isPeriod(period)} />
    </>
  );
}

function Content(props: DrawerProps) {
  const { rij: row, doel, periode: period, rijen: rows, onSluit: onClose } = props;
  const { t } = useTranslation(['voortgang', 'admins']);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    closeButton.current?.focus({ preventScroll: true });
  }, [row.leerlingId, doel.id]);
  const key = `${row.leerlingId}-${doel.id}`;
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
        <Score key={`score-${key}`} rij={row} doel={doel} periode={period} />
        <AntwoordenList
          key={key}
          choice={{ leerlingId: row.leerlingId, doelId: doel.id }}
          naam={row.roepnaam}
          periode={period}
        />
      </div>
      <PracticeFoot key={`foot-${key}`} rij={row} doel={doel} rijen={rows} />
    </>
  );
}

/** Everything behind one cell. */
export function SideDrawer(props: DrawerProps) {
  const { t } = useTranslation(['voortgang', 'admins']);
  return (
    <DrawerShell label={t('lade.naam', { naam: props.rij.naam, doel: props.doel.naam })} onClose={props.onSluit}>
      <Content {...props} />
    </DrawerShell>
  );
}

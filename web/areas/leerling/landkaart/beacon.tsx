import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { spriteAddress } from '../shared/art.ts';
import type { GraphNode } from './neighbors.ts';
import './beacon.css';

type DueToets = NonNullable<Landkaart['toetsen']>[number];
/** A test that waits at the lighthouse, and for whom. */
export interface BeaconView {
  leerlingId: string;
  toets: DueToets;
}

/** Foot of the lighthouse that stands on the coast of the drawn island, and its size there. */
const PLACE = { x: 2070, y: 1262, scale: 0.92 } as const;
const BOX = { left: -110, above: -290, wide: 220, high: 310 } as const;
const BEACON_ID = 'vuurtoren';

/** The test that is first in line for a child; nothing = the lighthouse is dark. */
export function beaconOf(leerlingId: string, { toetsen = [] }: Pick<Landkaart, 'toetsen'>): BeaconView | undefined {
  const [toets] = toetsen;
  return toets && { leerlingId, toets };
}

/** The lighthouse as a spot that the arrow keys reach; only while it burns. */
export const beaconNodes = ({ toetsen = [] }: Pick<Landkaart, 'toetsen'>): GraphNode[] =>
  toetsen.length === 0 ? [] : [{ id: BEACON_ID, x: PLACE.x, y: PLACE.y - 130 }];

const toetsAddress = (leerlingId: string, { adminId, id, plan }: DueToets): string =>
  `/leerling/${leerlingId}/admins/${adminId}/methodetoets/${id}${plan ? `?plan=${plan}` : ''}`;

/** Tower with its lamp and the light that goes round. */
function Tower(): ReactNode {
  return (
    <svg viewBox={`${BOX.left} ${BOX.above} ${BOX.wide} ${BOX.high}`} aria-hidden="true" focusable="false">
      <g className="beacon-light">
        <path d="M0 -222L-270 -300V-170L0 -202Z" fill="#FFE38A" fillOpacity=".6" />
        <circle cy="-210" r="72" fill="#FFE38A" fillOpacity=".5" />
        <circle cy="-210" r="46" fill="#FFE38A" fillOpacity=".7" />
      </g>
      <use href={spriteAddress('lighthouse')} />
    </svg>
  );
}

/** The lighthouse burns: a test stands ready. */
export function Beacon({ leerlingId, toets, focusId }: BeaconView & { focusId: string }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { x, y, scale } = PLACE;
  return (
    <Link
      className="spot beacon-spot"
      data-knoop={BEACON_ID}
      tabIndex={focusId === BEACON_ID ? 0 : -1}
      to={toetsAddress(leerlingId, toets)}
      aria-label={t(toets.begonnen ? 'toets.verder' : 'toets.begin', { titel: toets.titel })}
      style={{
        left: x + BOX.left * scale,
        top: y + BOX.above * scale,
        width: BOX.wide * scale,
        height: BOX.high * scale,
      }}
      draggable={false}
    >
      <Tower />
      <span className="beacon-spot__name" aria-hidden="true">
        {t('toets')}
      </span>
    </Link>
  );
}

/** The same at the edge of the page, whatever part of the map is in sight. */
export function BeaconCall({ leerlingId, toets }: BeaconView): ReactNode {
  const { t } = useTranslation('landkaart');
  return (
    <Link className="beacon-call" to={toetsAddress(leerlingId, toets)} draggable={false}>
      <Tower />
      <span>
        <b>{toets.titel}</b>
        <small>{t(toets.begonnen ? 'toets.gaVerder' : 'toets.staatKlaar')}</small>
      </span>
    </Link>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { shortName } from '../shared/doel-name.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { startniveauText } from '../shared/startniveau.ts';
import type { Bulk } from '../shared/leerlingen/use-bulk.tsx';
import { LEERLING_COLUMNS, type LeerlingColumn, type LeerlingOrder } from '../shared/leerlingen/columns.ts';
import { lastText } from '../shared/leerlingen/leerling-text.ts';
import { fullName } from '../shared/leerlingen/name.ts';

function Header({
  column,
  sortOrder,
  onSort,
  voor: before,
}: {
  column: LeerlingColumn;
  sortOrder: LeerlingOrder;
  onSort: (column: LeerlingColumn) => void;
  voor: ReactNode;
}) {
  const { t } = useTranslation(['leerlingen', 'admins', 'woorden']);
  const active = sortOrder.column === column;
  const direction = sortOrder.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={active ? direction : 'none'}>
      {before}
      <button type="button" className="table__sort" onClick={() => onSort(column)}>
        {t(`leerlingen.kolom.${column}`)} {active && <Icon name={sortOrder.descending ? 'af' : 'op'} size={14} />}
      </button>
    </th>
  );
}

/** The year, and where practice begins when somebody chose that. */
function Year({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'woorden', 'beheer']);
  const { startniveau } = kind;
  return (
    <>
      {withHoofdletter(yearText(t, kind.jaargroep))}
      {startniveau !== undefined && (
        <small className="leerlingen__start">
          {t('beheer:leerling.start', { niveau: startniveauText(t, startniveau).toLocaleLowerCase('nl') })}
        </small>
      )}
    </>
  );
}

function Login({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'woorden']);
  if (!kind.geblokkeerd) return t(`inlog.${kind.inlogsoort}`);
  return (
    <span className="chip chip--sea">
      <Icon name="slot" size={16} /> {t('inlog.geblokkeerd')}
    </span>
  );
}

/** To the own setting of a leerling: a sign among the actions, or a chip that says there is one. */
function SettingLink({ kind, chip = false }: { kind: LeerlingItem; chip?: boolean }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'beheer']);
  const { groepenPath, groepId } = useSpot();
  const to = `${groepenPath}/${groepId ?? ''}/leerlingen/${kind.id}/oefeninstellingen`;
  const name = t('beheer:leerling.instelling', { naam: fullName(kind) });
  if (chip)
    return (
      <Link className="chip" to={to} title={name}>
        {t('beheer:leerling.afwijkend')}
      </Link>
    );
  return (
    <Link className="button-text" to={to} aria-label={name} title={t('menu.oefeninstellingen')}>
      <Icon name="oefeninstellingen" size={18} />
    </Link>
  );
}

/** To the care track of a leerling. */
function CareLink({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'beheer']);
  const { groepenPath, groepId } = useSpot();
  return (
    <Link
      className="button-text"
      to={`${groepenPath}/${groepId ?? ''}/leerlingen/${kind.id}/zorgtraject`}
      aria-label={t('beheer:leerling.zorg', { naam: fullName(kind) })}
      title={t('menu.zorgtraject')}
    >
      <Icon name="zorg" size={18} />
    </Link>
  );
}

/** To sharing with home and practice. */
function DelenLink({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'beheer']);
  const { groepenPath, groepId } = useSpot();
  return (
    <Link
      className="button-text"
      to={`${groepenPath}/${groepId ?? ''}/leerlingen/${kind.id}/delen`}
      aria-label={t('delen.met', { naam: fullName(kind) })}
      title={t('menu.delen')}
    >
      <Icon name="deel" size={18} />
    </Link>
  );
}

/** What one may do with a row. */
export interface RowActions {
  bulk: Pick<Bulk, 'chosen' | 'choose'> | null;
  onChange: ((id: string) => void) | null;
  /** The care track. */ care: boolean;
  /** Sharing with home and practice. */ delen: boolean;
  /** A parent hands the device to the child. */ onPlay: ((id: string) => void) | null;
}

function Row({ kind, chosen, actions }: { kind: LeerlingItem; chosen: boolean; actions: RowActions }) {
  const { t, i18n } = useTranslation(['leerlingen', 'admins', 'woorden', 'beheer', 'koppelingen']);
  const { groepenPath, groepId } = useSpot();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  const name = fullName(kind);
  return (
    <tr ref={row} className={chosen ? 'table__chosen' : undefined}>
      <th scope="row">
        {actions.bulk !== null && (
          <input
            type="checkbox"
            className="row-choice not-at-paper"
            aria-label={t('beheer:bulk.kies', { naam: name })}
            checked={actions.bulk.chosen.has(kind.id)}
            onChange={({ target }) => actions.bulk?.choose([kind.id], target.checked)}
          />
        )}
        <span className="leerlingen__who">
          <Link
            className="leerlingen__name"
            to={`${groepenPath}/${groepId ?? ''}/leerlingen/${kind.id}/voortgang`}
            aria-label={t('leerlingen.voortgangVan', { naam: name })}
          >
            <AnimalTile animal={kind.dier} /> <span>{name}</span>
          </Link>
          {kind.instellingAfwijkend && <SettingLink kind={kind} chip />}
        </span>
      </th>
      <td>
        <Year kind={kind} />
      </td>
      <td>
        <Login kind={kind} />
      </td>
      <td>{lastText({ t, language: i18n.language, now: new Date(serverClock.nu()) }, kind.laatstGeoefendOp)}</td>
      <td className="table__number">{kind.weekMinuten}</td>
      <td className="table__number">{kind.takenVandaag}</td>
      <td className="leerlingen__cell--doel">
        {kind.struikelDoel ? (
          <span className="leerlingen__doel" title={kind.struikelDoel.naam}>
            <Icon name="golf" size={17} /> {shortName(kind.struikelDoel.naam)}
          </span>
        ) : (
          <span className="soft">{t('leerlingen.geenDoel')}</span>
        )}
      </td>
      <td className="not-at-paper leerlingen__actions">
        {actions.onPlay !== null && (
          <button
            type="button"
            className="button-tint"
            aria-label={t('leerlingen:speelMet', { naam: name })}
            onClick={() => actions.onPlay?.(kind.id)}
          >
            {t('koppelingen:speel')}
          </button>
        )}
        <SettingLink kind={kind} />
        {actions.care && <CareLink kind={kind} />}
        {actions.delen && <DelenLink kind={kind} />}
        {actions.onChange !== null && (
          <button
            type="button"
            className="button-text"
            aria-label={t('beheer:leerling.wijzig', { naam: name })}
            onClick={() => actions.onChange?.(kind.id)}
          >
            <Icon name="potlood" size={18} />
          </button>
        )}
        <a
          className="button-text"
          href={`/leerling/${kind.id}/landkaart`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('meekijken.met', { naam: name })}
          title={t('meekijken')}
        >
          <Icon name="oog" size={18} />
        </a>
      </td>
    </tr>
  );
}

/** One row per pupil; below md the table scrolls sideways with its first column fixed. */
export function LeerlingenTable({
  items,
  sortOrder,
  onSort,
  chosen,
  actions,
}: {
  items: readonly LeerlingItem[];
  sortOrder: LeerlingOrder;
  onSort: (column: LeerlingColumn) => void;
  chosen: string | null;
  actions: RowActions;
}) {
  const { t } = useTranslation(['leerlingen', 'admins', 'woorden', 'beheer']);
  const ids = items.map(({ id }) => id);
  const { bulk } = actions;
  const all =
    bulk === null ? null : (
      <input
        type="checkbox"
        className="row-choice not-at-paper"
        aria-label={t('beheer:bulk.alle')}
        checked={ids.every((id) => bulk.chosen.has(id))}
        onChange={({ target }) => bulk.choose(ids, target.checked)}
      />
    );
  return (
    <TableBox className="table--fixed leerlingen" name={t('menu.leerlingen')}>
      <thead>
        <tr>
          {LEERLING_COLUMNS.map((column) => (
            <Header
              key={column}
              column={column}
              sortOrder={sortOrder}
              onSort={onSort}
              voor={column === 'naam' ? all : null}
            />
          ))}
          <th scope="col" className="not-at-paper">
            <span className="only-reader">{t('meekijken')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((kind) => (
          <Row key={kind.id} kind={kind} chosen={kind.id === chosen} actions={actions} />
        ))}
      </tbody>
    </TableBox>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { korteNaam } from '../doelnaam.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { startniveauTekst } from '../startniveau.ts';
import type { Bulk } from './gebruik-bulk.tsx';
import { KOLOMMEN, type Kolom, type Sortering } from './kolommen.ts';
import { laatstTekst } from './leerling-tekst.ts';
import { volleNaam } from './naam.ts';

function Kop({
  kolom,
  sortering,
  onSorteer,
  voor,
}: {
  kolom: Kolom;
  sortering: Sortering;
  onSorteer: (kolom: Kolom) => void;
  voor: ReactNode;
}) {
  const { t } = useTranslation(['admins', 'woorden']);
  const actief = sortering.kolom === kolom;
  const richting = sortering.omlaag ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={actief ? richting : 'none'} className={`leerlingen__kolom--${kolom}`}>
      {voor}
      <button type="button" className="tabel__sorteer" onClick={() => onSorteer(kolom)}>
        {t(`leerlingen.kolom.${kolom}`)} {actief && <Icoon naam={sortering.omlaag ? 'af' : 'op'} maat={14} />}
      </button>
    </th>
  );
}

/** The year, and where practice begins when somebody chose that. */
function Jaar({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['admins', 'woorden', 'beheer']);
  const { startniveau } = kind;
  return (
    <>
      {metHoofdletter(jaarTekst(t, kind.jaargroep))}
      {startniveau !== undefined && (
        <small className="leerlingen__start">
          {t('beheer:leerling.start', { niveau: startniveauTekst(t, startniveau).toLocaleLowerCase('nl') })}
        </small>
      )}
    </>
  );
}

function Inlog({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['admins', 'woorden']);
  if (!kind.geblokkeerd) return t(`inlog.${kind.inlogsoort}`);
  return (
    <span className="chip chip--zee">
      <Icoon naam="slot" maat={16} /> {t('inlog.geblokkeerd')}
    </span>
  );
}

/** What one may do with a row. */
export interface Rijacties {
  bulk: Pick<Bulk, 'gekozen' | 'kies'> | null;
  onWijzig: ((id: string) => void) | null;
  /** Sharing with home and practice. */ delen: boolean;
  /** A parent hands the device to the child. */ onSpeel: ((id: string) => void) | null;
}

function Rij({ kind, gekozen, acties }: { kind: LeerlingItem; gekozen: boolean; acties: Rijacties }) {
  const { t, i18n } = useTranslation(['admins', 'woorden', 'beheer', 'delen']);
  const { groepenPad, groepId } = usePlek();
  const rij = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (gekozen) rij.current?.scrollIntoView({ block: 'center' });
  }, [gekozen]);
  const naam = volleNaam(kind);
  return (
    <tr ref={rij} className={gekozen ? 'tabel__gekozen' : undefined}>
      <th scope="row">
        {acties.bulk !== null && (
          <input
            type="checkbox"
            className="rijkeuze niet-op-papier"
            aria-label={t('beheer:bulk.kies', { naam })}
            checked={acties.bulk.gekozen.has(kind.id)}
            onChange={({ target }) => acties.bulk?.kies([kind.id], target.checked)}
          />
        )}
        <Link
          className="leerlingen__naam"
          to={`${groepenPad}/${groepId ?? ''}/voortgang?leerling=${kind.id}`}
          aria-label={t('leerlingen.voortgangVan', { naam })}
        >
          <DierTegel dier={kind.dier} /> <span>{naam}</span>
        </Link>
        {kind.instellingAfwijkend && <span className="chip leerlingen__eigen">{t('beheer:leerling.afwijkend')}</span>}
      </th>
      <td>
        <Jaar kind={kind} />
      </td>
      <td>
        <Inlog kind={kind} />
      </td>
      <td>{laatstTekst({ t, taal: i18n.language, nu: new Date(serverKlok.nu()) }, kind.laatstGeoefendOp)}</td>
      <td className="tabel__getal">{kind.weekMinuten}</td>
      <td className="tabel__getal">{kind.takenVandaag}</td>
      <td className="leerlingen__cel--doel">
        {kind.struikelDoel ? (
          <span className="leerlingen__doel" title={kind.struikelDoel.naam}>
            <Icoon naam="golf" maat={17} /> {korteNaam(kind.struikelDoel.naam)}
          </span>
        ) : (
          <span className="zacht">{t('leerlingen.geenDoel')}</span>
        )}
      </td>
      <td className="niet-op-papier leerlingen__acties">
        {acties.onSpeel !== null && (
          <button
            type="button"
            className="knop-tint"
            aria-label={t('delen:speelMet', { naam })}
            onClick={() => acties.onSpeel?.(kind.id)}
          >
            {t('delen:speel')}
          </button>
        )}
        {acties.delen && (
          <Link
            className="knop-tekst"
            to={`${groepenPad}/${groepId ?? ''}/leerlingen/${kind.id}/delen`}
            aria-label={t('delen.met', { naam })}
            title={t('menu.delen')}
          >
            <Icoon naam="deel" maat={18} />
          </Link>
        )}
        {acties.onWijzig !== null && (
          <button
            type="button"
            className="knop-tekst"
            aria-label={t('beheer:leerling.wijzig', { naam })}
            onClick={() => acties.onWijzig?.(kind.id)}
          >
            <Icoon naam="potlood" maat={18} />
          </button>
        )}
        <a
          className="knop-tekst"
          href={`/leerling/${kind.id}/landkaart`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('meekijken.met', { naam })}
          title={t('meekijken')}
        >
          <Icoon naam="oog" maat={18} />
        </a>
      </td>
    </tr>
  );
}

/** One row per pupil; below md the table scrolls sideways with its first column fixed. */
export function LeerlingenTabel({
  items,
  sortering,
  onSorteer,
  gekozen,
  acties,
}: {
  items: readonly LeerlingItem[];
  sortering: Sortering;
  onSorteer: (kolom: Kolom) => void;
  gekozen: string | null;
  acties: Rijacties;
}) {
  const { t } = useTranslation(['admins', 'woorden', 'beheer']);
  const ids = items.map(({ id }) => id);
  const { bulk } = acties;
  const alle =
    bulk === null ? null : (
      <input
        type="checkbox"
        className="rijkeuze niet-op-papier"
        aria-label={t('beheer:bulk.alle')}
        checked={ids.every((id) => bulk.gekozen.has(id))}
        onChange={({ target }) => bulk.kies(ids, target.checked)}
      />
    );
  return (
    <TabelVak klasse="tabel--vast leerlingen" naam={t('menu.leerlingen')}>
      <thead>
        <tr>
          {KOLOMMEN.map((kolom) => (
            <Kop
              key={kolom}
              kolom={kolom}
              sortering={sortering}
              onSorteer={onSorteer}
              voor={kolom === 'naam' ? alle : null}
            />
          ))}
          <th scope="col" className="niet-op-papier">
            <span className="alleen-lezer">{t('meekijken')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((kind) => (
          <Rij key={kind.id} kind={kind} gekozen={kind.id === gekozen} acties={acties} />
        ))}
      </tbody>
    </TabelVak>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { korteNaam } from '../doelnaam.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { KOLOMMEN, type Kolom, type Sortering } from './kolommen.ts';
import { laatstTekst } from './leerling-tekst.ts';
import { volleNaam } from './naam.ts';

function Kop({ kolom, sortering, onSorteer }: { kolom: Kolom; sortering: Sortering; onSorteer: (kolom: Kolom) => void }) {
  const { t } = useTranslation(['admins', 'woorden']);
  const actief = sortering.kolom === kolom;
  const richting = sortering.omlaag ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={actief ? richting : 'none'} className={`leerlingen__kolom--${kolom}`}>
      <button type="button" className="tabel__sorteer" onClick={() => onSorteer(kolom)}>
        {t(`leerlingen.kolom.${kolom}`)} {actief && <Icoon naam={sortering.omlaag ? 'af' : 'op'} maat={14} />}
      </button>
    </th>
  );
}

function Inlog({ kind }: { kind: LeerlingItem }) {
  const { t } = useTranslation(['admins', 'woorden']);
  if (!kind.geblokkeerd) return t(`inlog.${kind.inlogsoort}`);
  return <span className="chip chip--zee"><Icoon naam="slot" maat={16} /> {t('inlog.geblokkeerd')}</span>;
}

function Rij({ kind, gekozen }: { kind: LeerlingItem; gekozen: boolean }) {
  const { t, i18n } = useTranslation(['admins', 'woorden']);
  const { groepenPad, groepId } = usePlek();
  const rij = useRef<HTMLTableRowElement>(null);
  useEffect(() => { if (gekozen) rij.current?.scrollIntoView({ block: 'center' }); }, [gekozen]);
  const naam = volleNaam(kind);
  return (
    <tr ref={rij} className={gekozen ? 'tabel__gekozen' : undefined}>
      <th scope="row">
        <Link className="leerlingen__naam" to={`${groepenPad}/${groepId ?? ''}/voortgang?leerling=${kind.id}`} aria-label={t('leerlingen.voortgangVan', { naam })}><DierTegel dier={kind.dier} /> <span>{naam}</span></Link>
      </th>
      <td>{metHoofdletter(jaarTekst(t, kind.jaargroep))}</td>
      <td><Inlog kind={kind} /></td>
      <td>{laatstTekst({ t, taal: i18n.language, nu: new Date(serverKlok.nu()) }, kind.laatstGeoefendOp)}</td>
      <td className="tabel__getal">{kind.weekMinuten}</td>
      <td className="tabel__getal">{kind.takenVandaag}</td>
      <td>{kind.struikelDoel ? <span className="leerlingen__doel" title={kind.struikelDoel.naam}><Icoon naam="golf" maat={17} /> {korteNaam(kind.struikelDoel.naam)}</span> : <span className="zacht">{t('leerlingen.geenDoel')}</span>}</td>
      <td className="niet-op-papier">
        <a className="knop-tekst" href={`/leerling/${kind.id}/landkaart`} target="_blank" rel="noreferrer" aria-label={t('meekijken.met', { naam })}><Icoon naam="oog" maat={18} /> {t('meekijken')}</a>
      </td>
    </tr>
  );
}

/** One row per pupil; below md the table scrolls sideways with its first column fixed. */
export function LeerlingenTabel({ items, sortering, onSorteer, gekozen }: { items: readonly LeerlingItem[]; sortering: Sortering; onSorteer: (kolom: Kolom) => void; gekozen: string | null }) {
  const { t } = useTranslation(['admins', 'woorden']);
  return (
    <div className="tabel-vak">
      <table className="tabel tabel--vast" aria-label={t('menu.leerlingen')}>
        <thead>
          <tr>
            {KOLOMMEN.map((kolom) => <Kop key={kolom} kolom={kolom} sortering={sortering} onSorteer={onSorteer} />)}
            <th scope="col" className="niet-op-papier"><span className="alleen-lezer">{t('meekijken')}</span></th>
          </tr>
        </thead>
        <tbody>{items.map((kind) => <Rij key={kind.id} kind={kind} gekozen={kind.id === gekozen} />)}</tbody>
      </table>
    </div>
  );
}

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { WachtwoordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { korteDatum } from '../datum.ts';
import type { Beheer } from './gebruik-beheer.ts';
import { Geheim, geheimVan } from './geheim.tsx';

export interface TabelProps {
  items: readonly WachtwoordItem[];
  beheer: Beheer;
  gekozen: ReadonlySet<string>;
  getoond: ReadonlySet<string>;
  digibord: boolean;
  onKies: (ids: readonly string[], aan: boolean) => void;
  onToon: (id: string) => void;
  onNieuw: (id: string) => void;
}

function Rij({ item, tabel }: { item: WachtwoordItem; tabel: TabelProps }) {
  const { t, i18n } = useTranslation(['inlogkaart', 'admins']);
  const { beheer } = tabel;
  const { leerlingId: id, naam } = item;
  const gekozen = tabel.gekozen.has(id);
  return (
    <tr className={gekozen ? 'tabel__gekozen' : undefined}>
      <th scope="row">
        <span className="wachtwoord__wie">
          <Checkbox
            className="niet-op-papier"
            checked={gekozen}
            onChange={(_, aan) => tabel.onKies([id], aan)}
            slotProps={{ input: { 'aria-label': t('kies', { naam }) } }}
          />
          <DierTegel dier={item.dier} /> <span>{naam}</span>
        </span>
      </th>
      <td>{item.gebruikersnaam}</td>
      <td>{t(`admins:inlog.${item.soort}`)}</td>
      <td>
        <Geheim
          geheim={geheimVan(item, beheer.nieuw)}
          naam={naam}
          zichtbaar={tabel.getoond.has(id)}
          dicht={tabel.digibord}
          onToon={() => tabel.onToon(id)}
        />
      </td>
      <td>
        {item.gewijzigdOp === undefined ? (
          <span className="zacht">{t('nooit')}</span>
        ) : (
          korteDatum(i18n.language, new Date(item.gewijzigdOp))
        )}
      </td>
      <td className="niet-op-papier">
        {item.geblokkeerd && (
          <>
            <span className="chip chip--zee">
              <Icoon naam="slot" maat={16} /> {t('admins:inlog.geblokkeerd')}
            </span>
            <Button
              size="small"
              disabled={beheer.bezig}
              aria-label={t('ontgrendelVan', { naam })}
              onClick={() => void beheer.open(id)}
            >
              {t('ontgrendel')}
            </Button>
          </>
        )}
        <Button
          size="small"
          disabled={beheer.bezig}
          aria-label={t('nieuwVoor', { naam })}
          onClick={() => tabel.onNieuw(id)}
        >
          {t('nieuw')}
        </Button>
      </td>
    </tr>
  );
}

/** One row per pupil; the secret stays hidden until it is asked for. */
export function WachtwoordenTabel(props: TabelProps) {
  const { t } = useTranslation('inlogkaart');
  const { items, gekozen } = props;
  const ids = items.map((item) => item.leerlingId);
  const aantal = ids.filter((id) => gekozen.has(id)).length;
  return (
    <TabelVak klasse="tabel--vast wachtwoorden" naam={t('titel')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="wachtwoord__wie">
              <Checkbox
                className="niet-op-papier"
                checked={aantal === ids.length}
                indeterminate={aantal > 0 && aantal < ids.length}
                onChange={(_, aan) => props.onKies(ids, aan)}
                slotProps={{ input: { 'aria-label': t('kiesAlle') } }}
              />
              {t('kolom.naam')}
            </span>
          </th>
          {['gebruikersnaam', 'soort', 'geheim', 'gewijzigd'].map((kolom) => (
            <th key={kolom} scope="col">
              {t(`kolom.${kolom}`)}
            </th>
          ))}
          <th scope="col" className="niet-op-papier">
            <span className="alleen-lezer">{t('kolom.doen')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Rij key={item.leerlingId} item={item} tabel={props} />
        ))}
      </tbody>
    </TabelVak>
  );
}

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { PasswordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { shortDate } from '#web/platform/date-text.ts';
import type { Management } from './use-management.ts';
import { SecretText, secretOf } from '../shared/wachtwoorden/secret.tsx';

export interface TableProps {
  items: readonly PasswordItem[];
  management: Management;
  gekozen: ReadonlySet<string>;
  getoond: ReadonlySet<string>;
  whiteboard: boolean;
  onChoose: (ids: readonly string[], on: boolean) => void;
  onShow: (id: string) => void;
  onNew: (id: string) => void;
}

function Row({ item, tabel: table }: { item: PasswordItem; tabel: TableProps }) {
  const { t, i18n } = useTranslation(['wachtwoorden', 'admins']);
  const { management } = table;
  const { leerlingId: id, naam: name } = item;
  const chosen = table.gekozen.has(id);
  return (
    <tr className={chosen ? 'table__chosen' : undefined}>
      <th scope="row">
        <span className="password__who">
          <Checkbox
            className="not-at-paper"
            checked={chosen}
            onChange={(_, on) => table.onChoose([id], on)}
            slotProps={{ input: { 'aria-label': t('kies', { naam: name }) } }}
          />
          <AnimalTile animal={item.dier} /> <span>{name}</span>
        </span>
      </th>
      <td>{item.gebruikersnaam}</td>
      <td>{t(`admins:inlog.${item.soort}`)}</td>
      <td>
        <SecretText
          geheim={secretOf(item, management.nieuw)}
          naam={name}
          zichtbaar={table.getoond.has(id)}
          dicht={table.whiteboard}
          onShow={() => table.onShow(id)}
        />
      </td>
      <td>
        {item.gewijzigdOp === undefined ? (
          <span className="soft">{t('nooit')}</span>
        ) : (
          shortDate(i18n.language, new Date(item.gewijzigdOp))
        )}
      </td>
      <td className="not-at-paper">
        {item.geblokkeerd && (
          <>
            <span className="chip chip--sea">
              <Icon name="slot" size={16} /> {t('admins:inlog.geblokkeerd')}
            </span>
            <Button
              size="small"
              disabled={management.bezig}
              aria-label={t('ontgrendelVan', { naam: name })}
              onClick={() => void management.open(id)}
            >
              {t('ontgrendel')}
            </Button>
          </>
        )}
        <Button
          size="small"
          disabled={management.bezig}
          aria-label={t('nieuwVoor', { naam: name })}
          onClick={() => table.onNew(id)}
        >
          {t('nieuw')}
        </Button>
      </td>
    </tr>
  );
}

/** One row per pupil; the secret stays hidden until it is asked for. */
export function PasswordsTable(props: TableProps) {
  const { t } = useTranslation('wachtwoorden');
  const { items, gekozen: chosen } = props;
  const ids = items.map((item) => item.leerlingId);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <TableBox className="table--fixed passwords" name={t('titel')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="password__who">
              <Checkbox
                className="not-at-paper"
                checked={count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                onChange={(_, on) => props.onChoose(ids, on)}
                slotProps={{ input: { 'aria-label': t('kiesAlle') } }}
              />
              {t('kolom.naam')}
            </span>
          </th>
          {['gebruikersnaam', 'soort', 'geheim', 'gewijzigd'].map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
          <th scope="col" className="not-at-paper">
            <span className="only-reader">{t('kolom.doen')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.leerlingId} item={item} tabel={props} />
        ))}
      </tbody>
    </TableBox>
  );
}

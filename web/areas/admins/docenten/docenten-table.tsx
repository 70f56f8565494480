import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Docent } from '#server/features/docenten/docenten.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { momentText } from '#web/platform/date-text.ts';
import { Initials } from '#web/ui/initials.tsx';

export const DOCENT_COLUMNS = ['naam', 'rol', 'laatst'] as const;
export type DocentColumn = (typeof DOCENT_COLUMNS)[number];
export interface DocentOrder {
  column: DocentColumn;
  descending: boolean;
}

const VALUE: Record<DocentColumn, (docent: Docent) => string> = {
  naam: ({ naam: name }) => name,
  rol: ({ rol: role }) => role,
  laatst: ({ laatsteLogin: lastLogin }) => lastLogin ?? '',
};

/** Order of the rows; equal ones stay in the order of their names. */
export function sortDocenten(items: readonly Docent[], { column, descending }: DocentOrder): Docent[] {
  const compare = new Intl.Collator('nl').compare;
  const out = items.toSorted((a, b) => compare(VALUE[column](a), VALUE[column](b)) || compare(a.naam, b.naam));
  return descending ? out.reverse() : out;
}

function Status({ docent }: { docent: Docent }) {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  if (!docent.actief)
    return (
      <span className="chip chip--almost">
        <Icon name="slot" size={16} /> {t('status.geblokkeerd')}
      </span>
    );
  if (docent.mailTeruggekomen)
    return (
      <span className="chip chip--almost">
        <Icon name="let" size={16} /> {t('status.mail')}
      </span>
    );
  return docent.totpAan ? (
    <span className="chip chip--correct">
      <Icon name="vink" size={16} /> {t('status.totp')}
    </span>
  ) : (
    <span className="soft">{t('status.zonderTotp')}</span>
  );
}

function Row({ docent, onOpen }: { docent: Docent; onOpen: ((docent: Docent) => void) | null }) {
  const { t, i18n } = useTranslation(['docenten', 'uitnodigingen']);
  return (
    <tr>
      <th scope="row">
        <span className="docenten__who">
          <Initials naam={docent.naam} />{' '}
          <span>
            {docent.naam}
            {docent.zelf && <small> ({t('jij')})</small>}
            <small>{docent.email ?? docent.gebruikersnaam}</small>
          </span>
        </span>
      </th>
      <td>{t(`rol.${docent.rol}`)}</td>
      <td>
        {docent.laatsteLogin === undefined ? t('nooit') : momentText(i18n.language, new Date(docent.laatsteLogin))}
      </td>
      <td className="docenten__groepen">
        {docent.groepen.length === 0 ? (
          <span className="soft">{t('geen')}</span>
        ) : (
          docent.groepen.map(({ naam: name }) => name).join(', ')
        )}
      </td>
      <td>
        <Status docent={docent} />
      </td>
      {onOpen !== null && (
        <td className="not-at-paper">
          <Button aria-label={t('wijzig.van', { naam: docent.naam })} onClick={() => onOpen(docent)}>
            {t('wijzig')}
          </Button>
        </td>
      )}
    </tr>
  );
}

interface Props {
  items: readonly Docent[];
  sortOrder: DocentOrder;
  onSort: (column: DocentColumn) => void;
  onOpen: ((docent: Docent) => void) | null;
}

/** One row a colleague; below md the table scrolls sideways with its first column fixed. */
export function DocentenTable({ items, sortOrder, onSort, onOpen }: Props) {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  return (
    <TableBox className="table--fixed docenten" name={t('titel')}>
      <thead>
        <tr>
          {DOCENT_COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sortOrder.column !== column ? 'none' : sortOrder.descending ? 'descending' : 'ascending'}
            >
              <button type="button" className="table__sort" onClick={() => onSort(column)}>
                {t(`kolom.${column}`)}{' '}
                {sortOrder.column === column && <Icon name={sortOrder.descending ? 'af' : 'op'} size={14} />}
              </button>
            </th>
          ))}
          <th scope="col">{t('groepen')}</th>
          <th scope="col">{t('kolom.status')}</th>
          {onOpen !== null && (
            <th scope="col" className="not-at-paper">
              <span className="only-reader">{t('wijzig')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((docent) => (
          <Row key={docent.id} docent={docent} onOpen={onOpen} />
        ))}
      </tbody>
    </TableBox>
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OfficePerson } from '#server/features/docenten/office-staff.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { TableBox } from '#web/ui/table-box.tsx';

const COLUMNS = ['naam', 'rol', 'stappen', 'laatst'] as const;

interface Props {
  items: readonly OfficePerson[];
  /** Absent = whoever looks may only read. */
  onOpen?: ((person: OfficePerson) => void) | undefined;
}

function Row({ person, onOpen }: { person: OfficePerson; onOpen: Props['onOpen'] }) {
  const { t, i18n } = useTranslation('office-staff');
  return (
    <tr>
      <th scope="row">
        {person.naam} {person.zelf && <span className="chip chip--sea">{t('jij')}</span>}
        {!person.actief && <span className="chip chip--rust">{t('geblokkeerd')}</span>}
        <small>{person.email ?? person.gebruikersnaam}</small>
        {person.mailTeruggekomen && <small>{t('mailTerug')}</small>}
      </th>
      <td>{t(`rol.${person.rol}`)}</td>
      <td>
        <span className={person.totpAan ? 'chip chip--correct' : 'chip chip--sun'}>
          {t(person.totpAan ? 'stappen.aan' : 'stappen.uit')}
        </span>
      </td>
      <td>{person.laatsteLogin === undefined ? t('nooit') : dateText(i18n.language, new Date(person.laatsteLogin))}</td>
      {onOpen !== undefined && (
        <td className="not-at-paper">
          {!person.zelf && (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('wijzig.naam', { naam: person.naam })}
              onClick={() => onOpen(person)}
            >
              {t('wijzig')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Everybody who works at our office. */
export function StaffTable({ items, onOpen }: Props) {
  const { t } = useTranslation('office-staff');
  return (
    <TableBox className="table--fixed office-staff" name={t('titel')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
          {onOpen !== undefined && (
            <th scope="col" className="not-at-paper">
              {t('kolom.doe')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((person) => (
          <Row key={person.id} person={person} onOpen={onOpen} />
        ))}
      </tbody>
    </TableBox>
  );
}

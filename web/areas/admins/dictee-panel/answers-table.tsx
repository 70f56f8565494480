import { useTranslation } from 'react-i18next';
import type { ClassDictee, DicteeAntwoord } from '#server/features/dictees/dictees.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';

/** What somebody wrote for a word; nothing yet is a dash. */
function Written({ one }: { one: DicteeAntwoord | undefined }) {
  const { t } = useTranslation('dictee-panel');
  if (one === undefined || one.ruw === '') return <span className="soft">–</span>;
  return (
    <span className={one.goed ? 'dictee-word dictee-word--right' : 'dictee-word dictee-word--wrong'}>
      <Icon name={one.goed ? 'vink' : 'potlood'} size={16} />
      <span className="only-reader">{t(one.goed ? 'isGoed' : 'isFout')}</span>
      {one.ruw}
    </span>
  );
}

/** Everybody under each other, the words beside each other; a mistake shows what was written. */
export function AnswersTable({ dictee }: { dictee: ClassDictee }) {
  const { t } = useTranslation('dictee-panel');
  const { woorden, leerlingen, antwoorden, nr, stand } = dictee;
  const written = new Map(antwoorden.map((one) => [`${one.leerlingId}:${one.nr}`, one]));
  const shown = stand === 'gesloten' ? woorden : woorden.slice(0, nr);
  // Who writes stands above who is not here.
  const children = leerlingen.toSorted(
    (a, b) => Number(b.here) - Number(a.here) || a.naam.localeCompare(b.naam, 'nl', { sensitivity: 'base' }),
  );
  const right = (place: number): number => antwoorden.filter((one) => one.nr === place && one.goed).length;
  return (
    <TableBox name={t('tabel')} className="table--fixed dictee-answers">
      <thead>
        <tr>
          <th scope="col">{t('leerling')}</th>
          {shown.map(({ woord }, index) => (
            <th key={woord} scope="col">
              {woord}
              <small>{t('goed', { count: right(index + 1) })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {children.map(({ id, naam: name, here }) => (
          <tr key={id} data-away={!here || undefined}>
            <th scope="row">
              {name}
              {!here && <small>{t(stand === 'gesloten' ? 'nogDoen' : 'nietHier')}</small>}
            </th>
            {shown.map(({ woord }, index) => (
              <td key={woord}>
                <Written one={written.get(`${id}:${index + 1}`)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { yearsText, withHoofdletter } from '../shared/jaargroep.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { SignaalChip, WeekBar } from './groep-card.tsx';

/** The same groups as rows. */
export function GroepenTable({
  groepen,
  menu,
}: {
  groepen: readonly GroepItem[];
  menu: (groep: GroepItem) => ReactNode;
}) {
  const { t } = useTranslation(['groepen', 'admins', 'woorden', 'beheer']);
  const { groepenPath } = useSpot();
  return (
    <TableBox className="table--fixed groepen-table" name={t('menu.groepen')}>
      <thead>
        <tr>
          {(['naam', 'jaar', 'leerkracht', 'leerlingen', 'week', 'minuten', 'signalen'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`groepen.kolom.${column}`)}
            </th>
          ))}
          <th className="not-at-paper">
            <span className="only-reader">{t('beheer:acties')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {groepen.map((groep) => (
          <tr key={groep.id}>
            <th scope="row">
              <Link to={`${groepenPath}/${groep.id}/leerlingen`}>{groep.naam}</Link>
            </th>
            <td>{withHoofdletter(yearsText(t, groep.jaargroepen))}</td>
            <td className="groepen-table__who">{groep.docenten.map(({ naam: name }) => name).join(', ')}</td>
            <td>{groep.aantal}</td>
            <td>
              <span className="groepen-table__week">
                {t('groep.week.deel', { actief: groep.weekActief, aantal: groep.aantal })}
                <WeekBar actief={groep.weekActief} aantal={groep.aantal} />
              </span>
            </td>
            <td>{groep.weekMinuten}</td>
            <td>
              {groep.gearchiveerd ? (
                <span className="chip">{t('groep.archief')}</span>
              ) : (
                <SignaalChip aantal={groep.signalen} />
              )}
            </td>
            <td className="not-at-paper">{menu(groep)}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { jarenTekst, metHoofdletter } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { SignaalChip, WeekBalk } from './groep-kaart.tsx';

/** The same groups as rows. */
export function GroepenTabel({
  groepen,
  menu,
}: {
  groepen: readonly GroepItem[];
  menu: (groep: GroepItem) => ReactNode;
}) {
  const { t } = useTranslation(['admins', 'woorden', 'beheer']);
  const { groepenPad } = usePlek();
  return (
    <TabelVak klasse="tabel--vast groepen-tabel" naam={t('menu.groepen')}>
      <thead>
        <tr>
          {(['naam', 'jaar', 'leerkracht', 'leerlingen', 'week', 'minuten', 'signalen'] as const).map((kolom) => (
            <th key={kolom} scope="col">
              {t(`groepen.kolom.${kolom}`)}
            </th>
          ))}
          <th className="niet-op-papier">
            <span className="alleen-lezer">{t('beheer:acties')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {groepen.map((groep) => (
          <tr key={groep.id}>
            <th scope="row">
              <Link to={`${groepenPad}/${groep.id}/leerlingen`}>{groep.naam}</Link>
            </th>
            <td>{metHoofdletter(jarenTekst(t, groep.jaargroepen))}</td>
            <td className="groepen-tabel__wie">{groep.docenten.map(({ naam }) => naam).join(', ')}</td>
            <td>{groep.aantal}</td>
            <td>
              <span className="groepen-tabel__week">
                {t('groep.week.deel', { actief: groep.weekActief, aantal: groep.aantal })}
                <WeekBalk actief={groep.weekActief} aantal={groep.aantal} />
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
            <td className="niet-op-papier">{menu(groep)}</td>
          </tr>
        ))}
      </tbody>
    </TabelVak>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import type { Plek } from './gebruik-plek.ts';

const TEKST = { leerlingen: 'beheer:menu.leerlingen', prullenbak: 'beheer:menu.prullenbak', jaarovergang: 'beheer:menu.jaarovergang', edexml: 'admins:menu.edexml', lvsspelling: 'admins:menu.lvsspelling' } as const;

interface Kruimel { tekst: string; naar?: string }

/** The screen inside a group, and the page below it. */
function schermKruimels({ scherm, onder, groepId, groepenPad }: Plek, t: (sleutel: string) => string): Kruimel[] {
  if (scherm === null) return [];
  const naam = t(`menu.${scherm}`);
  return onder === null ? [{ tekst: naam }] : [{ tekst: naam, naar: `${groepenPad}/${groepId ?? ''}/${scherm}` }, { tekst: t(`menu.${onder}`) }];
}

/** Path of names; the last one is the page. */
export function Kruimels({ admin, plek, groep }: { admin: Admin | undefined; plek: Plek; groep: GroepItem | undefined }) {
  const { t } = useTranslation(['admins', 'beheer']);
  const boven: Kruimel[] = plek.pagina === null
    ? [{ tekst: admin?.naam ?? '' }, { tekst: t(`menu.${plek.hoofd ?? 'groepen'}`) }]
    : [{ tekst: t('menu.groepen'), naar: plek.groepenPad }, { tekst: t(TEKST[plek.pagina]) }];
  const alle: Kruimel[] = plek.groepId === null
    ? boven
    : [{ tekst: t('menu.groepen'), naar: plek.groepenPad }, { tekst: groep?.naam ?? '', naar: `${plek.groepenPad}/${plek.groepId}/leerlingen` }, ...schermKruimels(plek, t)];
  // A name that is still on its way would be a link to nothing.
  const kruimels = alle.filter(({ tekst }) => tekst !== '');
  const laatste = kruimels.length - 1;
  return (
    <nav aria-label={t('kruimels')} className="kruimels">
      <ol>
        {kruimels.map(({ tekst, naar }, index) => (
          <li key={`${index}-${tekst}`}>
            {index > 0 && <Icoon naam="rechts" maat={14} />}
            {naar === undefined || index === laatste ? <span aria-current={index === laatste ? 'page' : undefined}>{tekst}</span> : <Link to={naar}>{tekst}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

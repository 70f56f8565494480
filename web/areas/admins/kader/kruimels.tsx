import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import type { Plek } from './gebruik-plek.ts';

const TEKST = {
  leerlingen: 'beheer:menu.leerlingen',
  prullenbak: 'beheer:menu.prullenbak',
  jaarovergang: 'beheer:menu.jaarovergang',
  edexml: 'admins:menu.edexml',
  lvsspelling: 'admins:menu.lvsspelling',
  gedeeld: 'beheer:menu.gedeeld',
} as const;

interface Kruimel {
  tekst: string;
  naar?: string;
}

/** The screen inside a group, and the page below it. */
function schermKruimels({ scherm, onder, groepId, groepenPad }: Plek, t: (sleutel: string) => string): Kruimel[] {
  if (scherm === null) return [];
  const naam = t(`menu.${scherm}`);
  return onder === null
    ? [{ tekst: naam }]
    : [{ tekst: naam, naar: `${groepenPad}/${groepId ?? ''}/${scherm}` }, { tekst: t(`menu.${onder}`) }];
}

/** Outside the groups: a screen of the whole tenant, or no screen. */
function bovenKruimels(
  { adminId, pagina, hoofd, onbekend, groepenPad }: Plek,
  school: string,
  t: (sleutel: string) => string,
): Kruimel[] {
  const groepen = { tekst: t('menu.groepen'), naar: groepenPad };
  if (pagina === 'gedeeld')
    return [{ tekst: t(TEKST.leerlingen), naar: `/admins/${adminId}/leerlingen` }, { tekst: t(TEKST.gedeeld) }];
  if (pagina !== null) return [groepen, { tekst: t(TEKST[pagina]) }];
  return onbekend
    ? [groepen, { tekst: t('nietgevonden.titel') }]
    : [{ tekst: school }, { tekst: t(`menu.${hoofd ?? 'groepen'}`) }];
}

/** Path of names; the last one is the page. */
export function Kruimels({
  admin,
  plek,
  groep,
}: {
  admin: Admin | undefined;
  plek: Plek;
  groep: GroepItem | undefined;
}) {
  const { t } = useTranslation(['admins', 'beheer']);
  const groepen = { tekst: t('menu.groepen'), naar: plek.groepenPad };
  const alle: Kruimel[] =
    plek.groepId === null
      ? bovenKruimels(plek, admin?.naam ?? '', t)
      : [
          groepen,
          { tekst: groep?.naam ?? '', naar: `${plek.groepenPad}/${plek.groepId}/leerlingen` },
          ...schermKruimels(plek, t),
        ];
  // A name that is still on its way would be a link to nothing.
  const kruimels = alle.filter(({ tekst }) => tekst !== '');
  const laatste = kruimels.length - 1;
  return (
    <nav aria-label={t('kruimels')} className="kruimels">
      <ol>
        {kruimels.map(({ tekst, naar }, index) => (
          <li key={`${index}-${tekst}`}>
            {index > 0 && <Icoon naam="rechts" maat={14} />}
            {naar === undefined || index === laatste ? (
              <span aria-current={index === laatste ? 'page' : undefined}>{tekst}</span>
            ) : (
              <Link to={naar}>{tekst}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

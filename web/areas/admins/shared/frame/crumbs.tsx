import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { FrameSpot } from './use-spot.ts';

const TEXT = {
  leerlingen: 'beheer:menu.leerlingen',
  prullenbak: 'beheer:menu.prullenbak',
  jaarovergang: 'beheer:menu.jaarovergang',
  edexml: 'admins:menu.edexml',
  lvsspelling: 'admins:menu.lvsspelling',
  gedeeld: 'beheer:menu.gedeeld',
  zorgleerlingen: 'admins:menu.zorgleerlingen',
} as const;

interface Crumb {
  tekst: string;
  naar?: string;
}

/** The address as far as this word; nothing when it is not in there. */
function addressUpTo(pathname: string, word: string): Pick<Crumb, 'naar'> {
  const at = `${pathname}/`.lastIndexOf(`/${word}/`);
  return at < 0 ? {} : { naar: pathname.slice(0, at + word.length + 1) };
}

/** The screen inside a group, and the page below it. */
function screenCrumbs(
  { scherm: screen, onder: below, groepId, groepenPath }: FrameSpot,
  pathname: string,
  t: (key: string) => string,
): Crumb[] {
  if (screen === null) return [];
  const crumb = { tekst: t(`menu.${screen}`), naar: `${groepenPath}/${groepId ?? ''}/${screen}` };
  return below === null ? [crumb] : [crumb, { tekst: t(`menu.${below}`), ...addressUpTo(pathname, below) }];
}

/** Outside the groups: a screen of the whole tenant, or no screen. */
function topCrumbs(
  { adminId, pagina: page, hoofd: head, onbekend: unknown, groepenPath }: FrameSpot,
  school: string,
  t: (key: string) => string,
): Crumb[] {
  const groepen = { tekst: t('menu.groepen'), naar: groepenPath };
  if (page === 'gedeeld')
    return [{ tekst: t(TEXT.leerlingen), naar: `/admins/${adminId}/leerlingen` }, { tekst: t(TEXT.gedeeld) }];
  if (page !== null) return [groepen, { tekst: t(TEXT[page]) }];
  return unknown
    ? [groepen, { tekst: t('nietgevonden.titel') }]
    : [{ tekst: school }, { tekst: t(`menu.${head ?? 'groepen'}`) }];
}

/** Path of names; the last one is the page, or where a page without a name of its own belongs. */
export function Crumbs({
  admin,
  plek: spot,
  groep,
}: {
  admin: Admin | undefined;
  plek: FrameSpot;
  groep: GroepItem | undefined;
}) {
  const { t } = useTranslation(['admins', 'beheer']);
  const { pathname } = useLocation();
  const groepen = { tekst: t('menu.groepen'), naar: spot.groepenPath };
  const all: Crumb[] =
    spot.groepId === null
      ? topCrumbs(spot, admin?.naam ?? '', t)
      : [
          groepen,
          { tekst: groep?.naam ?? '', naar: `${spot.groepenPath}/${spot.groepId}/leerlingen` },
          ...screenCrumbs(spot, pathname, t),
        ];
  // A name that is still on its way would be a link to nothing.
  const crumbs = all.filter(({ tekst: text }) => text !== '');
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('kruimels')} className="crumbs">
      <ol>
        {crumbs.map(({ tekst: text, naar: to }, index) => (
          <li key={`${index}-${text}`}>
            {index > 0 && <Icon name="rechts" size={14} />}
            {to === undefined || (index === last && to === pathname) ? (
              <span aria-current={index === last ? 'page' : undefined}>{text}</span>
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

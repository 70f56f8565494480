import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { BrandMark } from '#web/ui/mark.tsx';
import { useUnread } from '../api/berichten.api.ts';
import { isUnfinished, useFirstSteps } from '../api/first-steps.api.ts';
import { useCare } from '../zorgtraject/use-care.ts';
import { GROEP_SCREENS, MAIN_SCREENS, MENU_SCREENS, type FrameSpot } from './use-spot.ts';

/** The whole school is a list, a group a handful of people: beside each other in the narrow menu they must differ. */
const SCREEN_ICON = { leerlingen: 'lijst', prullenbak: 'prullenbak' } as const satisfies Record<
  (typeof MENU_SCREENS)[number],
  IconName
>;

/** Screens of a group that not everybody has. */
const RIGHT_OF = { methodetoetsen: 'methodetoetsen.lezen', dictees: 'dictees.afnemen' } as const;
const isRestricted = (screen: string): screen is keyof typeof RIGHT_OF => screen in RIGHT_OF;

interface Rule {
  naar: string;
  icoon: IconName;
  tekst: string;
  eind: boolean;
  /** So many wait to be read. */
  unread?: number;
}

function SideMenuItem({ regel: rule, onChoose }: { regel: Rule; onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('admins');
  return (
    <li>
      <NavLink to={rule.naar} end={rule.eind} className="side-menu__rule" onClick={onChoose} title={rule.tekst}>
        <Icon name={rule.icoon} />
        <span className="side-menu__text">{rule.tekst}</span>
        {rule.unread !== undefined && rule.unread > 0 && (
          <span className="side-menu__count">
            {rule.unread}
            <span className="only-reader"> {t('menu.ongelezen')}</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}

/** Kind and place; a kind that is already in the name is not said twice. */
function subtitle({ naam: name, plaats: place }: Admin, kind: string): string {
  const parts = name.toLocaleLowerCase('nl').includes(kind.toLocaleLowerCase('nl')) ? [place] : [kind, place];
  return parts.filter((part) => part !== '').join(', ');
}

/** The way back to the list of the first hour, from every other screen, until all of it is done. */
function StepsBack({ plek: spot, onChoose }: { plek: FrameSpot; onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('first-steps');
  const { data } = useFirstSteps(spot.adminId);
  const isLanding = spot.groepId === null && spot.hoofd === null && spot.pagina === null;
  if (data === undefined || data.away || !isUnfinished(data) || isLanding) return null;
  const ready = data.steps.filter(({ done }) => done).length;
  return (
    <Link className="side-menu__steps" to={spot.groepenPath} onClick={onChoose} title={t('menu')}>
      <Icon name="vink" />
      <span className="side-menu__text">
        <strong>{t('menu')}</strong>
        <small>{t('stand', { klaar: ready, alles: data.steps.length })}</small>
      </span>
    </Link>
  );
}

/** Only screens that work: the groups, and inside a group its own screens. */
export function SideMenu({
  admin,
  plek: spot,
  groep,
  onChoose,
}: {
  admin: Admin | undefined;
  plek: FrameSpot;
  groep: GroepItem | undefined;
  onChoose?: () => void;
}) {
  const { t } = useTranslation(['admins', 'beheer']);
  const gebruiker = useGebruiker();
  const care = useCare();
  const unread = useUnread(spot.adminId, gebruiker !== null && allowed(gebruiker.role, 'berichten.lezen'));
  const rules: Rule[] =
    groep === undefined
      ? []
      : GROEP_SCREENS.filter(
          (screen) => !isRestricted(screen) || (gebruiker !== null && allowed(gebruiker.role, RIGHT_OF[screen])),
        ).map((screen) => ({
          naar: `${spot.groepenPath}/${groep.id}/${screen}`,
          icoon: screen,
          tekst: t(`menu.${screen}`),
          eind: false,
        }));
  return (
    <>
      <div className="side-menu__mark">
        <BrandMark naam={t('gemeen:naam')} />
      </div>
      <div className="side-menu__school">
        <span className="side-menu__school-sign">
          <Icon name="school" size={22} />
        </span>
        <span className="side-menu__text">
          <strong>{admin?.naam ?? ' '}</strong>
          <small>{admin === undefined ? ' ' : subtitle(admin, t(`soort.${admin.soort}`))}</small>
        </span>
      </div>
      <StepsBack plek={spot} onChoose={onChoose} />
      <nav aria-label={t('menu.naam')}>
        <ul className="side-menu__list">
          <SideMenuItem
            regel={{ naar: spot.groepenPath, icoon: 'groepen', tekst: t('menu.groepen'), eind: true }}
            onChoose={onChoose}
          />
        </ul>
        {groep !== undefined && (
          <>
            <p className="side-menu__header">{groep.naam}</p>
            <ul className="side-menu__list">
              {rules.map((rule) => (
                <SideMenuItem key={rule.naar} regel={rule} onChoose={onChoose} />
              ))}
            </ul>
          </>
        )}
        <p className="side-menu__header">{t('beheer:menu.meer')}</p>
        <ul className="side-menu__list">
          {MENU_SCREENS.map((screen) => (
            <SideMenuItem
              key={screen}
              regel={{
                naar: `/admins/${spot.adminId}/${screen}`,
                icoon: SCREEN_ICON[screen],
                tekst: t(`beheer:menu.${screen}`),
                eind: true,
              }}
              onChoose={onChoose}
            />
          ))}
          {care && (
            <SideMenuItem
              regel={{
                naar: `/admins/${spot.adminId}/zorgleerlingen`,
                icoon: 'zorg',
                tekst: t('menu.zorgleerlingen'),
                eind: true,
              }}
              onChoose={onChoose}
            />
          )}
          {gebruiker !== null && allowed(gebruiker.role, 'lvs.importeren') && (
            <SideMenuItem
              regel={{
                naar: `${spot.groepenPath}/lvsspelling`,
                icoon: 'tabel',
                tekst: t('menu.lvsspelling'),
                eind: true,
              }}
              onChoose={onChoose}
            />
          )}
          {MAIN_SCREENS.filter(
            ({ recht: permission }) => gebruiker !== null && allowed(gebruiker.role, permission),
          ).map(({ pad: path, icoon: icon }) => (
            <SideMenuItem
              key={path}
              regel={{
                naar: `/admins/${spot.adminId}/${path}`,
                icoon: icon,
                tekst: t(`menu.${path}`),
                eind: false,
                ...(path === 'berichten' ? { unread } : {}),
              }}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </nav>
    </>
  );
}

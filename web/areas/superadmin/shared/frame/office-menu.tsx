import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { BrandMark } from '#web/ui/mark.tsx';

export interface OfficePart {
  path: string;
  icon: IconName;
}
/** Parts that belong together, in the order of the menu; a part that no group names stands in the last one. */
const GROUPS = [
  { name: 'werk', paths: ['dashboard', 'aanvragen', 'berichten', 'contactberichten'] },
  { name: 'klanten', paths: ['admins', 'wisverzoeken'] },
  { name: 'beheer', paths: [] },
] as const;
const LAST = GROUPS.at(-1)?.name;
const isNamed = (path: string): boolean => GROUPS.some(({ paths }) => paths.some((one) => one === path));

/** What stands under each heading of the menu. */
export function groupParts(parts: readonly OfficePart[]): { name: string; parts: OfficePart[] }[] {
  return GROUPS.map(({ name, paths }) => ({
    name,
    parts: parts.filter(({ path }) => paths.some((one) => one === path) || (name === LAST && !isNamed(path))),
  })).filter((group) => group.parts.length > 0);
}

interface Props {
  parts: readonly OfficePart[];
  onChoose?: () => void;
}

/** The parts of the office under their headings; pictures alone where the screen is narrow. */
export function OfficeMenu({ parts, onChoose }: Props) {
  const { t } = useTranslation('superadmin');
  return (
    <>
      <div className="side-menu__mark">
        <BrandMark naam={t('gemeen:naam')} />
      </div>
      <nav aria-label={t('menu')}>
        {groupParts(parts).map((group) => (
          <div key={group.name}>
            <p className="side-menu__header" id={`deel-${group.name}`}>
              {t(`blok.${group.name}`)}
            </p>
            <ul className="side-menu__list" aria-labelledby={`deel-${group.name}`}>
              {group.parts.map(({ path, icon }) => (
                <li key={path}>
                  <NavLink
                    to={`/superadmin/${path}`}
                    className="side-menu__rule"
                    title={t(`deel.${path}`)}
                    onClick={onChoose}
                  >
                    <Icon name={icon} />
                    <span className="side-menu__text">{t(`deel.${path}`)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { mag } from '#engine/core/domein/rechten.ts';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { Icoon, type IcoonNaam } from '#web/ui/icoon.tsx';
import { Merk } from '#web/ui/merk.tsx';
import { GROEPSCHERMEN, HOOFDSCHERMEN, SCHERMEN, type Plek } from './gebruik-plek.ts';

/** The whole school is a list, a group a handful of people: beside each other in the narrow menu they must differ. */
const SCHERMICOON = { leerlingen: 'lijst', prullenbak: 'prullenbak' } as const satisfies Record<
  (typeof SCHERMEN)[number],
  IcoonNaam
>;

interface Regel {
  naar: string;
  icoon: IcoonNaam;
  tekst: string;
  eind: boolean;
}

function MenuRegel({ regel, onKies }: { regel: Regel; onKies?: (() => void) | undefined }) {
  return (
    <li>
      <NavLink to={regel.naar} end={regel.eind} className="zijmenu__regel" onClick={onKies} title={regel.tekst}>
        <Icoon naam={regel.icoon} />
        <span className="zijmenu__tekst">{regel.tekst}</span>
      </NavLink>
    </li>
  );
}

/** Kind and place; a kind that is already in the name is not said twice. */
function ondertitel({ naam, plaats }: Admin, soort: string): string {
  const delen = naam.toLocaleLowerCase('nl').includes(soort.toLocaleLowerCase('nl')) ? [plaats] : [soort, plaats];
  return delen.filter((deel) => deel !== '').join(', ');
}

/** Only screens that work: the groups, and inside a group its own screens. */
export function Zijmenu({
  admin,
  plek,
  groep,
  onKies,
}: {
  admin: Admin | undefined;
  plek: Plek;
  groep: GroepItem | undefined;
  onKies?: () => void;
}) {
  const { t } = useTranslation(['admins', 'beheer']);
  const gebruiker = useGebruiker();
  const regels: Regel[] =
    groep === undefined
      ? []
      : GROEPSCHERMEN.map((scherm) => ({
          naar: `${plek.groepenPad}/${groep.id}/${scherm}`,
          icoon: scherm,
          tekst: t(`menu.${scherm}`),
          eind: false,
        }));
  return (
    <>
      <div className="zijmenu__merk">
        <Merk naam={t('gemeen:naam')} />
      </div>
      <div className="zijmenu__school">
        <span className="zijmenu__school-teken">
          <Icoon naam="school" maat={22} />
        </span>
        <span className="zijmenu__tekst">
          <strong>{admin?.naam ?? ' '}</strong>
          <small>{admin === undefined ? ' ' : ondertitel(admin, t(`soort.${admin.soort}`))}</small>
        </span>
      </div>
      <nav aria-label={t('menu.naam')}>
        <ul className="zijmenu__lijst">
          <MenuRegel
            regel={{ naar: plek.groepenPad, icoon: 'groepen', tekst: t('menu.groepen'), eind: true }}
            onKies={onKies}
          />
        </ul>
        {groep !== undefined && (
          <>
            <p className="zijmenu__kop">{groep.naam}</p>
            <ul className="zijmenu__lijst">
              {regels.map((regel) => (
                <MenuRegel key={regel.naar} regel={regel} onKies={onKies} />
              ))}
            </ul>
          </>
        )}
        <p className="zijmenu__kop">{t('beheer:menu.meer')}</p>
        <ul className="zijmenu__lijst">
          {SCHERMEN.map((scherm) => (
            <MenuRegel
              key={scherm}
              regel={{
                naar: `/admins/${plek.adminId}/${scherm}`,
                icoon: SCHERMICOON[scherm],
                tekst: t(`beheer:menu.${scherm}`),
                eind: true,
              }}
              onKies={onKies}
            />
          ))}
          {gebruiker !== null && mag(gebruiker.role, 'lvs.importeren') && (
            <MenuRegel
              regel={{
                naar: `${plek.groepenPad}/lvsspelling`,
                icoon: 'tabel',
                tekst: t('menu.lvsspelling'),
                eind: true,
              }}
              onKies={onKies}
            />
          )}
          {HOOFDSCHERMEN.filter(({ recht }) => gebruiker !== null && mag(gebruiker.role, recht)).map(
            ({ pad, icoon }) => (
              <MenuRegel
                key={pad}
                regel={{ naar: `/admins/${plek.adminId}/${pad}`, icoon, tekst: t(`menu.${pad}`), eind: false }}
                onKies={onKies}
              />
            ),
          )}
        </ul>
      </nav>
    </>
  );
}

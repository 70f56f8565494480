import { useTranslation } from 'react-i18next';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import type { Voorstel } from './gebruik-voorstellen.ts';
import { isLeeg, type Regel } from './plak.ts';

export const VELDEN = ['roepnaam', 'voorvoegsel', 'achternaam', 'jaargroep', 'gebruikersnaam'] as const;
type Veldnaam = (typeof VELDEN)[number];
const JAREN = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const N: Record<Veldnaam, number> = {
  roepnaam: 64,
  voorvoegsel: 20,
  achternaam: 200,
  jaargroep: 1,
  gebruikersnaam: 64,
};
const VOORBEELD: Record<Veldnaam, string> = {
  roepnaam: 'Zoë',
  voorvoegsel: 'van der',
  achternaam: 'Bakker',
  jaargroep: '5',
  gebruikersnaam: 'zoe.b',
};

export interface RijProps {
  regel: Regel;
  nr: number;
  fout: (veld: Veldnaam) => string | undefined;
  voorstel: Voorstel | undefined;
  stel: (nr: number, veld: Veldnaam, waarde: string) => void;
  onPlak: (nr: number, tekst: string) => void;
  onWis: (nr: number) => void;
  onTerug: (leerlingId: string) => void;
}

/** Up and down walk through a column, as in a spreadsheet. */
function loop(toets: React.KeyboardEvent<HTMLElement>): void {
  const stap = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[toets.key];
  const { target } = toets;
  if (stap === undefined || !(target instanceof HTMLInputElement)) return;
  const [veld = '', nr = ''] = target.name.split(':');
  const buur = target.form?.elements.namedItem(`${veld}:${Number(nr) + stap}`);
  if (!(buur instanceof HTMLInputElement)) return;
  toets.preventDefault();
  buur.focus();
  buur.select();
}

function Cel({ veld, ...rij }: RijProps & { veld: Exclude<Veldnaam, 'jaargroep'> }) {
  const { t } = useTranslation('beheer');
  const tekst = useRegel();
  const { regel, nr } = rij;
  const code = rij.fout(veld);
  const id = `fout-${veld}-${nr}`;
  return (
    <td>
      <input
        name={`${veld}:${nr}`}
        value={regel[veld]}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('rooster.cel', { veld: t(`leerling.${veld}`), nr: nr + 1 })}
        aria-invalid={code !== undefined}
        aria-describedby={code === undefined ? undefined : id}
        placeholder={veld === 'gebruikersnaam' ? rij.voorstel?.gebruikersnaam : undefined}
        onChange={({ target }) => rij.stel(nr, veld, target.value)}
        onKeyDown={loop}
        onPaste={(gebeurtenis) => {
          const inhoud = gebeurtenis.clipboardData.getData('text');
          if (!/[\t\n;]/.test(inhoud.trim())) return;
          gebeurtenis.preventDefault();
          rij.onPlak(nr, inhoud);
        }}
      />
      {code !== undefined && (
        <small id={id} className="rooster__fout">
          {tekst(code, { n: code === 'minlengte' ? 3 : N[veld], voorbeeld: VOORBEELD[veld] })}
        </small>
      )}
    </td>
  );
}

/** One line of the grid, with what is already known about the name. */
export function RoosterRij(props: RijProps) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const { regel, nr, voorstel } = props;
  const dubbel = isLeeg(regel) ? undefined : voorstel?.dubbel[0];
  return (
    <tr>
      <th scope="row" className="rooster__nr">
        {nr + 1}
      </th>
      <Cel {...props} veld="roepnaam" />
      <Cel {...props} veld="voorvoegsel" />
      <Cel {...props} veld="achternaam" />
      <td>
        <select
          name={`jaargroep:${nr}`}
          value={regel.jaargroep}
          aria-label={t('rooster.cel', { veld: t('leerling.jaargroep'), nr: nr + 1 })}
          onChange={({ target }) => props.stel(nr, 'jaargroep', target.value)}
        >
          {JAREN.map((jaar) => (
            <option key={jaar} value={jaar}>
              {metHoofdletter(jaarTekst(t, jaar))}
            </option>
          ))}
        </select>
      </td>
      <Cel {...props} veld="gebruikersnaam" />
      <td className="rooster__merk">
        {dubbel !== undefined && (
          <span className="chip chip--zon">
            <Icoon naam="let" maat={16} />{' '}
            {t(dubbel.prullenbak ? 'dubbel.prullenbak' : 'dubbel', { groep: dubbel.groep ?? t('zonder') })}
            {dubbel.prullenbak && (
              <button type="button" className="knop-tekst" onClick={() => props.onTerug(dubbel.leerlingId)}>
                {t('dubbel.terug')}
              </button>
            )}
          </span>
        )}
        {!isLeeg(regel) && (
          <button
            type="button"
            className="knop-tekst"
            aria-label={t('rooster.wis', { nr: nr + 1 })}
            onClick={() => props.onWis(nr)}
          >
            <Icoon naam="sluit" maat={16} />
          </button>
        )}
      </td>
    </tr>
  );
}

import { useTranslation } from 'react-i18next';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Icon } from '#web/ui/icon.tsx';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import type { Proposal } from './use-proposals.ts';
import { isEmpty, type PastedLine } from './paste.ts';

export const FIELDS = ['roepnaam', 'voorvoegsel', 'achternaam', 'jaargroep', 'gebruikersnaam'] as const;
type FieldName = (typeof FIELDS)[number];
const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const N: Record<FieldName, number> = {
  roepnaam: 64,
  voorvoegsel: 20,
  achternaam: 200,
  jaargroep: 1,
  gebruikersnaam: 64,
};
const EXAMPLE: Record<FieldName, string> = {
  roepnaam: 'Zoë',
  voorvoegsel: 'van der',
  achternaam: 'Bakker',
  jaargroep: '5',
  gebruikersnaam: 'zoe.b',
};

export interface RowProps {
  regel: PastedLine;
  nr: number;
  fout: (field: FieldName) => string | undefined;
  voorstel: Proposal | undefined;
  set: (nr: number, field: FieldName, value: string) => void;
  onPaste: (nr: number, text: string) => void;
  onErase: (nr: number) => void;
  onBack: (leerlingId: string) => void;
}

/** Up and down walk through a column, as in a spreadsheet. */
function loop(toets: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[toets.key];
  const { target } = toets;
  if (step === undefined || !(target instanceof HTMLInputElement)) return;
  const [field = '', nr = ''] = target.name.split(':');
  const neighbor = target.form?.elements.namedItem(`${field}:${Number(nr) + step}`);
  if (!(neighbor instanceof HTMLInputElement)) return;
  toets.preventDefault();
  neighbor.focus();
  neighbor.select();
}

function Cell({ veld: field, ...row }: RowProps & { veld: Exclude<FieldName, 'jaargroep'> }) {
  const { t } = useTranslation(['toevoegen', 'beheer']);
  const text = useRuleText();
  const { regel: rule, nr } = row;
  const code = row.fout(field);
  const id = `fout-${field}-${nr}`;
  return (
    <td>
      <input
        name={`${field}:${nr}`}
        value={rule[field]}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('rooster.cel', { veld: t(`leerling.${field}`), nr: nr + 1 })}
        aria-invalid={code !== undefined}
        aria-describedby={code === undefined ? undefined : id}
        placeholder={field === 'gebruikersnaam' ? row.voorstel?.gebruikersnaam : undefined}
        onChange={({ target }) => row.set(nr, field, target.value)}
        onKeyDown={loop}
        onPaste={(event) => {
          const content = event.clipboardData.getData('text');
          if (!/[\t\n;]/.test(content.trim())) return;
          event.preventDefault();
          row.onPaste(nr, content);
        }}
      />
      {code !== undefined && (
        <small id={id} className="grid__error">
          {text(code, { n: code === 'minlengte' ? 3 : N[field], voorbeeld: EXAMPLE[field] })}
        </small>
      )}
    </td>
  );
}

/** One line of the grid, with what is already known about the name. */
export function GridRow(props: RowProps) {
  const { t } = useTranslation(['toevoegen', 'beheer', 'woorden']);
  const { regel: rule, nr, voorstel: proposal } = props;
  const double = isEmpty(rule) ? undefined : proposal?.dubbel[0];
  return (
    <tr>
      <th scope="row" className="grid__nr">
        {nr + 1}
      </th>
      <Cell {...props} veld="roepnaam" />
      <Cell {...props} veld="voorvoegsel" />
      <Cell {...props} veld="achternaam" />
      <td>
        <select
          name={`jaargroep:${nr}`}
          value={rule.jaargroep}
          aria-label={t('rooster.cel', { veld: t('leerling.jaargroep'), nr: nr + 1 })}
          onChange={({ target }) => props.set(nr, 'jaargroep', target.value)}
        >
          {YEARS.map((year) => (
            <option key={year} value={year}>
              {withHoofdletter(yearText(t, year))}
            </option>
          ))}
        </select>
      </td>
      <Cell {...props} veld="gebruikersnaam" />
      <td className="grid__mark">
        {double !== undefined && (
          <span className="chip chip--sun">
            <Icon name="let" size={16} />{' '}
            {t(double.prullenbak ? 'dubbel.prullenbak' : 'dubbel', { groep: double.groep ?? t('zonder') })}
            {double.prullenbak && (
              <button type="button" className="button-text" onClick={() => props.onBack(double.leerlingId)}>
                {t('dubbel.terug')}
              </button>
            )}
          </span>
        )}
        {!isEmpty(rule) && (
          <button
            type="button"
            className="button-text"
            aria-label={t('rooster.wis', { nr: nr + 1 })}
            onClick={() => props.onErase(nr)}
          >
            <Icon name="sluit" size={16} />
          </button>
        )}
      </td>
    </tr>
  );
}

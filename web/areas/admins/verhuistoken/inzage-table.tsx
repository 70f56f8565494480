import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Inzage, TokenScope } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import type { CodeChoice } from './codes.ts';

const PARTS = ['voortgang', 'beloningen', 'instellingen', 'zorg'] as const;

/** What goes along, in words. */
export function ScopeText({ scope }: { scope: TokenScope }) {
  const { t } = useTranslation('verhuistoken');
  const parts = PARTS.filter((part) => scope[part]);
  const [first = '', ...rest] = [t('scope.naam'), ...parts.map((part) => t(`scope.${part}`))];
  return <span>{[first, ...rest.map((text) => text.toLocaleLowerCase('nl'))].join(', ')}</span>;
}

interface RowProps {
  item: Inzage;
  groepen: readonly GroepItem[];
  choice: CodeChoice;
  onChoice: (choice: CodeChoice) => void;
}

function CorrectRow({ item, groepen, choice, onChoice }: RowProps) {
  const { t } = useTranslation(['verhuistoken', 'woorden']);
  const name = item.naam ?? '';
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="transfer__code">{item.token}</small>
      </th>
      <td>
        {item.jaargroep === undefined ? '' : withHoofdletter(yearText(t, item.jaargroep))}
        <small className="transfer__code">{item.van}</small>
      </td>
      <td className="transfer__along">
        {item.scope !== undefined && <ScopeText scope={item.scope} />}
        {item.opmerking !== undefined && <small className="transfer__code">{item.opmerking}</small>}
      </td>
      <td>
        <TextField
          select
          size="small"
          label={t('inlezen.groep')}
          value={choice.groepId}
          disabled={choice.together}
          onChange={({ target }) => onChoice({ ...choice, groepId: target.value })}
          slotProps={{ htmlInput: { 'aria-label': t('inlezen.groepVan', { naam: name }) } }}
        >
          {groepen.map((groep) => (
            <MenuItem key={groep.id} value={groep.id}>
              {groep.naam}
            </MenuItem>
          ))}
        </TextField>
      </td>
      <td>
        {item.bestaandeLeerling === undefined ? (
          <span className="chip chip--correct">
            <Icon name="vink" size={16} /> {t('stand.goed')}
          </span>
        ) : (
          <FormControlLabel
            control={
              <Checkbox checked={choice.together} onChange={(_, together) => onChoice({ ...choice, together })} />
            }
            label={t('inlezen.samen', {
              naam: item.bestaandeLeerling.naam,
              groep: item.bestaandeLeerling.groep ?? t('inlezen.zonderGroep'),
            })}
          />
        )}
      </td>
    </tr>
  );
}

export interface InzageTableProps {
  items: readonly Inzage[];
  groepen: readonly GroepItem[];
  groepId: string;
  choice: ReadonlyMap<string, CodeChoice>;
  onChoice: (token: string, choice: CodeChoice) => void;
}

/** What each code holds, or why it cannot be used. */
export function InzageTable({ items, groepen, groepId, choice, onChoice }: InzageTableProps) {
  const { t } = useTranslation('verhuistoken');
  return (
    <TableBox className="table--fixed" name={t('inlezen.kop')}>
      <thead>
        <tr>
          {['leerling', 'jaar', 'mee', 'groep', 'stand'].map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, nr) =>
          item.status === 'goed' ? (
            <CorrectRow
              key={item.token}
              item={item}
              groepen={groepen}
              choice={choice.get(item.token) ?? { groepId, together: false }}
              onChoice={(newOne) => onChoice(item.token, newOne)}
            />
          ) : (
            <tr key={`${nr}-${item.token}`}>
              <th scope="row">
                <span className="transfer__bare">{item.token}</span>
              </th>
              <td colSpan={4}>
                <span className="transfer__error">
                  <Icon name="let" size={18} /> {t(`stand.${item.status}`)}
                </span>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </TableBox>
  );
}

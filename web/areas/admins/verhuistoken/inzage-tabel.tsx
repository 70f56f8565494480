import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Inzage, Scope } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import type { Keuze } from './codes.ts';

const DELEN = ['voortgang', 'beloningen', 'instellingen', 'zorg'] as const;

/** What goes along, in words. */
export function ScopeTekst({ scope }: { scope: Scope }) {
  const { t } = useTranslation('verhuizen');
  const delen = DELEN.filter((deel) => scope[deel]);
  const [eerste = '', ...rest] = [t('scope.naam'), ...delen.map((deel) => t(`scope.${deel}`))];
  return <span>{[eerste, ...rest.map((tekst) => tekst.toLocaleLowerCase('nl'))].join(', ')}</span>;
}

interface RijProps {
  item: Inzage;
  groepen: readonly GroepItem[];
  keuze: Keuze;
  onKeuze: (keuze: Keuze) => void;
}

function GoedeRij({ item, groepen, keuze, onKeuze }: RijProps) {
  const { t } = useTranslation(['verhuizen', 'woorden']);
  const naam = item.naam ?? '';
  return (
    <tr>
      <th scope="row">
        {naam}
        <small className="verhuis__code">{item.token}</small>
      </th>
      <td>
        {item.jaargroep === undefined ? '' : metHoofdletter(jaarTekst(t, item.jaargroep))}
        <small className="verhuis__code">{item.van}</small>
      </td>
      <td className="verhuis__mee">
        {item.scope !== undefined && <ScopeTekst scope={item.scope} />}
        {item.opmerking !== undefined && <small className="verhuis__code">{item.opmerking}</small>}
      </td>
      <td>
        <TextField
          select
          size="small"
          label={t('inlezen.groep')}
          value={keuze.groepId}
          disabled={keuze.samen}
          onChange={({ target }) => onKeuze({ ...keuze, groepId: target.value })}
          slotProps={{ htmlInput: { 'aria-label': t('inlezen.groepVan', { naam }) } }}
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
          <span className="chip chip--goed">
            <Icoon naam="vink" maat={16} /> {t('stand.goed')}
          </span>
        ) : (
          <FormControlLabel
            control={<Checkbox checked={keuze.samen} onChange={(_, samen) => onKeuze({ ...keuze, samen })} />}
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

export interface InzageTabelProps {
  items: readonly Inzage[];
  groepen: readonly GroepItem[];
  groepId: string;
  keuze: ReadonlyMap<string, Keuze>;
  onKeuze: (token: string, keuze: Keuze) => void;
}

/** What each code holds, or why it cannot be used. */
export function InzageTabel({ items, groepen, groepId, keuze, onKeuze }: InzageTabelProps) {
  const { t } = useTranslation('verhuizen');
  return (
    <TabelVak klasse="tabel--vast" naam={t('inlezen.kop')}>
      <thead>
        <tr>
          {['leerling', 'jaar', 'mee', 'groep', 'stand'].map((kolom) => (
            <th key={kolom} scope="col">
              {t(`kolom.${kolom}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, nr) =>
          item.status === 'goed' ? (
            <GoedeRij
              key={item.token}
              item={item}
              groepen={groepen}
              keuze={keuze.get(item.token) ?? { groepId, samen: false }}
              onKeuze={(nieuw) => onKeuze(item.token, nieuw)}
            />
          ) : (
            <tr key={`${nr}-${item.token}`}>
              <th scope="row">
                <span className="verhuis__kaal">{item.token}</span>
              </th>
              <td colSpan={4}>
                <span className="verhuis__fout">
                  <Icoon naam="let" maat={18} /> {t(`stand.${item.status}`)}
                </span>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </TabelVak>
  );
}

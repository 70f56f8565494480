import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LVS_FIELDS, type LvsMapping, type LvsPlan } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import type { Lvs } from './use-lvs.ts';
import { chooseField } from './choice-state.ts';
import { FixedFields } from './fixed-fields.tsx';

const NOTHING = 'niets';

/** Columns of the file with five values each; what each of them is can be chosen. */
function Columns({
  plan,
  mapping,
  onMapping,
}: {
  plan: LvsPlan;
  mapping: LvsMapping;
  onMapping: (mapping: LvsMapping) => void;
}) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  return (
    <TableBox className="table--fixed lvs-kolommen" name={t('kolommen.kop')}>
      <thead>
        <tr>
          <th scope="col">{t('kolommen.kolom')}</th>
          <th scope="col">{t('kolommen.veld')}</th>
          <th scope="col">{t('kolommen.voorbeelden')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.kolommen.map(({ naam: name, voorbeelden: examples }, nr) => (
          <tr key={`${nr}-${name}`} className={mapping.kolommen[nr] === null ? 'lvs-column--out' : undefined}>
            <th scope="row">{name === '' ? t('kolommen.zonderNaam', { nr: nr + 1 }) : name}</th>
            <td>
              <TextField
                select
                size="small"
                className="lvs-field"
                value={mapping.kolommen[nr] ?? NOTHING}
                slotProps={{ htmlInput: { 'aria-label': t('kolommen.wat', { naam: name }) } }}
                onChange={({ target }) =>
                  onMapping(chooseField(mapping, nr, LVS_FIELDS.find((field) => field === target.value) ?? null))
                }
              >
                <MenuItem value={NOTHING}>{t('kolommen.niets')}</MenuItem>
                {LVS_FIELDS.map((field) => (
                  <MenuItem key={field} value={field}>
                    {t(`veld.${field}`)}
                  </MenuItem>
                ))}
              </TextField>
            </td>
            <td>
              <div className="lvs-examples">
                {examples.map((value, row) => (
                  <span key={`${row}-${value}`}>{value === '' ? '–' : value}</span>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

function Profiles({ plan, onMapping }: { plan: LvsPlan; onMapping: (mapping: LvsMapping) => void }) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  if (plan.profielen.length === 0) return null;
  return (
    <div className="notice notice--sea">
      <Icon name="onderhoud" />
      <span>{plan.herkend === undefined ? t('profiel.keuze') : t('profiel.herkend', { naam: plan.herkend })}</span>
      {plan.profielen.map(({ naam: name, mapping }) => (
        <Button key={name} onClick={() => onMapping(mapping)}>
          {t('profiel.gebruik', { naam: name })}
        </Button>
      ))}
    </div>
  );
}

interface Props {
  plan: LvsPlan;
  bezig: boolean;
  fout: Error | null;
  onBack: () => void;
  onProceed: Lvs['proceed'];
}

/** Step 2: what each column means, and what holds for the whole file. */
export function ColumnsStep({ plan, bezig: busy, fout: error, onBack, onProceed }: Props) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const [mapping, setMapping] = useState<LvsMapping>(plan.voorstel);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const change = (newOne: LvsMapping): void => {
    setFields({});
    setMapping(newOne);
  };
  const proceed = (): void => void onProceed(mapping, setFields);
  return (
    <section className="step-box" aria-label={t('stap.kolommen')}>
      <h2>{t('kolommen.kop')}</h2>
      <p className="soft">{t('kolommen.uitleg')}</p>
      <Profiles plan={plan} onMapping={change} />
      {error !== null && <ErrorNotice fout={error} onRetry={proceed} />}
      {plan.mist.length > 0 && (
        <div className="notice notice--let" role="alert">
          <Icon name="let" />
          <span>
            {t('mist.kop')}
            <ul className="lvs-mist">
              {plan.mist.map((part) => (
                <li key={part}>{t(`mist.${part}`)}</li>
              ))}
            </ul>
          </span>
        </div>
      )}
      <FixedFields mapping={mapping} velden={fields} onMapping={change} />
      <Columns plan={plan} mapping={mapping} onMapping={change} />
      <div className="step-buttons">
        <Button onClick={onBack} disabled={busy}>
          {t('ander')}
        </Button>
        <Button variant="contained" onClick={proceed} disabled={busy} endIcon={<Icon name="pijl" size={18} />}>
          {t(busy ? 'bezig.lees' : 'verder')}
        </Button>
      </div>
    </section>
  );
}

import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useGroepLeerlingen, useTargetGroepen } from './api.ts';

const SKELETON = <CardSkeleton rules={3} />;

interface LeerlingenProps {
  adminId: string;
  groepen: readonly GroepItem[];
  chosen: readonly string[];
  wrong: boolean;
  onChange: (ids: string[]) => void;
}

/** Pupils of one group after another; who was ticked stays so when another group is shown. */
export function MoveLeerlingen({ adminId, groepen, chosen, wrong, onChange }: LeerlingenProps) {
  const { t } = useTranslation('admin-detail');
  const [groepId, setGroepId] = useState(groepen[0]?.id ?? '');
  const state = useGroepLeerlingen(adminId, groepId);
  return (
    <fieldset className="admin-detail__leerlingen">
      <legend>{t('verhuis.leerlingen')}</legend>
      <TextField
        select
        label={t('verhuis.leerlingen.groep')}
        value={groepId}
        onChange={({ target }) => setGroepId(target.value)}
      >
        {groepen.map(({ id, naam: name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <State stand={state} skeleton={SKELETON}>
        {({ groep, items }) => {
          const names = new Map(items.map(({ id, naam: name }) => [id, name]));
          // The rows of the group before stay until the next ones are there.
          const others = chosen.filter((id) => !names.has(id));
          if (items.length === 0) return <p className="soft">{t('verhuis.leerlingen.leeg', { groep: groep.naam })}</p>;
          return (
            <div className="admin-detail__choices">
              <CheckList
                choices={items.map(({ id }) => id)}
                chosen={chosen}
                textOf={(id) => names.get(id) ?? ''}
                onChange={(ids) => onChange([...others, ...ids])}
              />
            </div>
          );
        }}
      </State>
      <p role="status">{t('verhuis.leerlingen.gekozen', { count: chosen.length })}</p>
      {wrong && <FormHelperText error>{t('verhuis.leerlingen.kies')}</FormHelperText>}
    </fieldset>
  );
}

interface TargetProps {
  adminId: string;
  targetAdminId: string;
  value: string;
  wrong: boolean;
  onChange: (groepId: string) => void;
}

/** The group that chosen pupils come in; it can be chosen once the other customer was. */
export function TargetGroepField({ adminId, targetAdminId, value, wrong, onChange }: TargetProps) {
  const { t } = useTranslation('admin-detail');
  const { data } = useTargetGroepen(adminId, targetAdminId);
  const items = data?.items ?? [];
  if (items.length === 0)
    return (
      <div>
        <p className="admin-detail__target">
          {t('verhuis.doelgroep')}{' '}
          <span className="soft">{t(`verhuis.doelgroep.${data === undefined ? 'eerst' : 'geen'}`)}</span>
        </p>
        {wrong && <FormHelperText error>{t('verhuis.doelgroep.kies')}</FormHelperText>}
      </div>
    );
  return (
    <TextField
      select
      required
      label={t('verhuis.doelgroep')}
      value={items.some(({ id }) => id === value) ? value : ''}
      error={wrong}
      helperText={t(wrong ? 'verhuis.doelgroep.kies' : 'verhuis.doelgroep.hulp')}
      onChange={({ target }) => onChange(target.value)}
    >
      {items.map(({ id, naam: name, schooljaar }) => (
        <MenuItem key={id} value={id}>
          {name} ({schooljaar})
        </MenuItem>
      ))}
    </TextField>
  );
}

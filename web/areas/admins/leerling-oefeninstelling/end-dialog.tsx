import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedRoute } from '#server/features/somvensters/route-management.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { setRouteEnd } from '../shared/api/routes.api.ts';
import { isoDay } from '../shared/date.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';

/** Until when a route stands on the map. */
export function EndDialog({ route, onClose }: { route: ManagedRoute; onClose: () => void }) {
  const { t } = useTranslation('oefeninstelling');
  const { adminId } = useSpot();
  const rule = useRuleText();
  const saving = useSaving();
  const [end, setEnd] = useState(route.eind ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const save = async () => {
    if (end === '') {
      setRefused('verplicht');
      return;
    }
    const done = await saving.run(
      () => setRouteEnd(adminId, route.id, end).then(() => true),
      ({ eind: error }) => setRefused(error ?? null),
    );
    if (done !== undefined) onClose();
  };
  return (
    <PanelDialog
      titel={t('routes.eind.titel', { wat: route.titel })}
      knop={t('routes.eind.bewaar')}
      saving={saving}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('routes.eind.uitleg')}</p>
      <TextField
        type="date"
        label={t('routes.eind.label')}
        value={end}
        error={refused !== null}
        helperText={refused === 'datumvolgorde' ? t('routes.eind.voorbij') : rule(refused)}
        onChange={({ target }) => {
          setRefused(null);
          setEnd(target.value);
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: isoDay(new Date(serverClock.nu())) } }}
      />
    </PanelDialog>
  );
}

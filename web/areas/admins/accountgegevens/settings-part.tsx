import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetails, AdminSettings } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { RetentionDays } from '../shared/retention-days.tsx';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { HomeHoursChoice } from './home-hours-choice.tsx';
import { saveTenant } from '../shared/api/accountgegevens.api.ts';

type Toggle = Exclude<keyof AdminSettings, 'prullenbakDagen' | 'thuisUren'>;
interface ToggleInfo {
  naam: Toggle;
  kinds: readonly string[];
  /** Switching it off erases what was kept. */ erases?: true;
}
const TOGGLES: readonly ToggleInfo[] = [
  { naam: 'docentZietAlleGroepen', kinds: ['school'] },
  { naam: 'totpDocent', kinds: ['school', 'rt'] },
  { naam: 'leerlingEigenWachtwoord', kinds: ['school', 'rt', 'thuis'] },
  { naam: 'thuisToegang', kinds: ['school', 'rt'] },
  { naam: 'geboortedatumBewaren', kinds: ['school', 'rt', 'thuis'], erases: true },
  { naam: 'geslachtBewaren', kinds: ['school', 'rt'], erases: true },
];
interface Props {
  adminId: string;
  gegevens: AccountDetails;
  vast: boolean;
  onDone: (notice: string) => void;
}

function Row({
  info,
  aan: on,
  vast: fixed,
  onSet,
}: {
  info: ToggleInfo;
  aan: boolean;
  vast: boolean;
  onSet: (on: boolean) => void;
}) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const id = `instelling-${info.naam}`;
  return (
    <li>
      <div>
        <label htmlFor={id}>{t(`instelling.${info.naam}`)}</label>
        <small id={`${id}-uitleg`}>{t(`instelling.${info.naam}.uitleg`)}</small>
      </div>
      <Switch
        checked={on}
        disabled={fixed}
        onChange={({ target }) => onSet(target.checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-uitleg` } }}
      />
    </li>
  );
}

/** Switches of a tenant; each is saved at once, and asks first when it erases something. */
export function SettingsPart({ adminId, gegevens: details, vast: fixed, onDone }: Props) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const saving = useSaving();
  const [certain, setCertain] = useState<Toggle | null>(null);
  const set = async (name: Toggle, on: boolean) => {
    const out = await saving.run(() => saveTenant(adminId, 'instellingen', { versie: details.versie, [name]: on }));
    if (out === undefined) return;
    setCertain(null);
    onDone(t('bewaard'));
  };
  return (
    <>
      {saving.fout !== null && certain === null && <ErrorNotice fout={saving.fout} onRetry={() => onDone('')} />}
      <ul className="tenant__toggles">
        {TOGGLES.filter(({ kinds }) => kinds.includes(details.soort)).map((info) => (
          <Row
            key={info.naam}
            info={info}
            aan={details.instellingen[info.naam]}
            vast={fixed}
            // Not switched off while saving: the keyboard would lose its place.
            onSet={(on) => {
              if (saving.bezig) return;
              if (!on && info.erases) setCertain(info.naam);
              else void set(info.naam, on);
            }}
          />
        ))}
      </ul>
      <HomeHoursChoice adminId={adminId} gegevens={details} vast={fixed} onDone={onDone} />
      <RetentionDays
        key={details.instellingen.prullenbakDagen}
        adminId={adminId}
        gegevens={details}
        vast={fixed}
        onDone={onDone}
      />
      {certain !== null && (
        <PanelDialog
          titel={t('zeker.titel')}
          knop={t('zeker.knop')}
          danger
          saving={saving}
          onSluit={() => setCertain(null)}
          onSave={() => void set(certain, false)}
        >
          <p>{t(`instelling.${certain}.wist`)}</p>
        </PanelDialog>
      )}
    </>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { startniveausSchema } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { useForm, type Errors } from '#web/ui/formulier/use-form.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { useLeerlingen } from '../api/leerlingen.api.ts';
import { PanelDialog } from '../dialog.tsx';
import { useSaving } from '../use-saving.ts';
import { startniveauText } from '../startniveau.ts';
import type { BulkProps } from './bulk.types.ts';
import { fullName } from './name.ts';
import {
  restoreInstap,
  copySetting,
  startInstap,
  useOefeninstellingen,
  setSettings,
  setStartniveau,
} from '../api/practice.api.ts';

const NO = '';
const NIVEAUS = [3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5] as const;

/** Puts the levels back, a level at a time. */
async function restoreNiveaus(
  adminId: string,
  previous: readonly { leerlingId: string; niveau: number | null }[],
): Promise<void> {
  for (const niveau of new Set(previous.map((spot) => spot.niveau)))
    await setStartniveau(
      adminId,
      previous.filter((spot) => spot.niveau === niveau).map(({ leerlingId }) => leerlingId),
      niveau,
    );
}

/** The level where practice begins. */
export function Startniveau({ adminId, ids, onSluit: onClose, onDone }: BulkProps) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const rule = useRuleText();
  const saving = useSaving();
  const read = ({ niveau }: { niveau: string }) => ({
    ids,
    ...(niveau === NO ? {} : { niveau: niveau === 'eigen' ? null : Number(niveau) }),
  });
  const form = useForm({ niveau: NO }, checkWith(startniveausSchema, read));
  const error = form.fouten['niveau'];
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(() =>
      setStartniveau(adminId, ids, startniveausSchema.parse(read(form.waarden)).niveau),
    );
    if (succeeded)
      onDone({
        tekst: t('startniveau.gedaan', { count: ids.length }),
        passwordReset: () => restoreNiveaus(adminId, succeeded.uit.vorige),
      });
  };
  return (
    <PanelDialog
      titel={t('startniveau.titel', { count: ids.length })}
      knop={t('bewaar')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('startniveau.uitleg')}</p>
      <TextField
        select
        label={t('startniveau.label')}
        value={form.waarden.niveau}
        error={error !== undefined}
        helperText={error === undefined ? undefined : rule('verplicht')}
        onChange={({ target }) => form.set('niveau', target.value)}
      >
        <MenuItem value="eigen">{t('startniveau.eigen')}</MenuItem>
        {NIVEAUS.map((niveau) => (
          <MenuItem key={niveau} value={String(niveau)}>
            {startniveauText(t, niveau)}
          </MenuItem>
        ))}
      </TextField>
    </PanelDialog>
  );
}

/** Measures anew where somebody is. */
export function InstapMeasurement({ adminId, ids, onSluit: onClose, onDone }: BulkProps) {
  const { t } = useTranslation('beheer');
  const saving = useSaving();
  const start = async () => {
    const succeeded = await saving.run(() => startInstap(adminId, ids));
    if (!succeeded) return;
    const { gestart: started, overgeslagen: skipped } = succeeded.uit;
    const over = skipped.length === 0 ? '' : ` ${t('instap.overgeslagen', { count: skipped.length })}`;
    onDone({
      tekst: `${t('instap.gedaan', { count: started.length })}${over}`,
      passwordReset: started.length === 0 ? null : () => restoreInstap(adminId, started),
    });
  };
  return (
    <PanelDialog
      titel={t('instap.titel', { count: ids.length })}
      knop={t('instap.knop')}
      saving={saving}
      onSluit={onClose}
      onSave={() => void start()}
    >
      <p>{t('instap.uitleg')}</p>
    </PanelDialog>
  );
}

const GROEP = 'groep';
const requireChoice = ({ bron: source }: { bron: string }): Errors => (source === NO ? { bron: 'kies' } : {});

/** A setting of the group or of one pupil becomes that of the others, or they follow the group again. */
export function Setting({ adminId, ids, groepId, onSluit: onClose, onDone }: BulkProps & { groepId: string }) {
  const { t } = useTranslation(['beheer', 'formulier']);
  const saving = useSaving();
  const { data } = useOefeninstellingen(adminId, groepId);
  const { data: list } = useLeerlingen(adminId, groepId);
  const form = useForm({ bron: NO }, requireChoice);
  const { bron: source } = form.waarden;
  const names = new Map((list?.items ?? []).map((kind) => [kind.id, fullName(kind)]));
  const nameOf = (item: OefeninstellingItem): string =>
    item.scope === 'leerling'
      ? t('instelling.vanKind', { naam: names.get(item.scopeId) ?? '', instelling: item.naam })
      : item.naam;
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(() =>
      source === GROEP ? setSettings(adminId, { leerlingIds: [...ids], items: [] }) : copySetting(adminId, source, ids),
    );
    if (succeeded)
      onDone({
        tekst: t('instelling.gedaan', { count: ids.length }),
        passwordReset: () => setSettings(adminId, succeeded.uit.vorige),
      });
  };
  const error = form.fouten['bron'] !== undefined;
  return (
    <PanelDialog
      titel={t('instelling.titel', { count: ids.length })}
      knop={t('instelling.knop')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('instelling.uitleg')}</p>
      <TextField
        select
        label={t('instelling.label')}
        value={source}
        error={error}
        helperText={error ? t('formulier:regel.kies') : undefined}
        onChange={({ target }) => form.set('bron', target.value)}
      >
        <MenuItem value={GROEP}>{t('instelling.groep')}</MenuItem>
        {(data?.items ?? [])
          .filter((item) => item.scope === 'leerling' || !item.isStandaard)
          .map((item) => (
            <MenuItem key={item.id} value={item.id}>
              {nameOf(item)}
            </MenuItem>
          ))}
      </TextField>
    </PanelDialog>
  );
}

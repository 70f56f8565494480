import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { startniveausSchema } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useLeerlingen } from '../api/leerlingen.api.ts';
import { FormDialog, PanelDialog } from '../dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { ownWith, QUICK_CHANGES, QUICK_NAMES } from '../oefeninstelling/quick-change.ts';
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
const OWN = 'eigen';
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
  const form = useForm({
    begin: { niveau: NO },
    schema: startniveausSchema,
    body: ({ niveau }) => ({ ids, niveau: niveau === OWN ? null : Number(niveau) }),
    extra: ({ niveau }) => ({ niveau: niveau === NO ? 'verplicht' : undefined }),
    submit: async ({ niveau }) => {
      const { vorige: previous } = await setStartniveau(adminId, ids, niveau);
      onDone({
        tekst: t('startniveau.gedaan', { count: ids.length }),
        passwordReset: () => restoreNiveaus(adminId, previous),
      });
    },
    marks: () => ({}),
  });
  const options = [
    [OWN, t('startniveau.eigen')],
    ...NIVEAUS.map((niveau) => [String(niveau), startniveauText(t, niveau)]),
  ];
  return (
    <FormDialog titel={t('startniveau.titel', { count: ids.length })} knop={t('bewaar')} form={form} onSluit={onClose}>
      <p>{t('startniveau.uitleg')}</p>
      <Field
        formulier={form}
        naam="niveau"
        label={t('startniveau.label')}
        field={{
          select: true,
          children: options.map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          )),
        }}
      />
    </FormDialog>
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
const sourceSchema = z.object({ bron: z.string().check(z.minLength(1, 'kies')) });

/** A setting of the group or of one pupil becomes that of the others, or they follow the group again. */
export function Setting({ adminId, ids, groepId, onSluit: onClose, onDone }: BulkProps & { groepId: string }) {
  const { t } = useTranslation('beheer');
  const { data } = useOefeninstellingen(adminId, groepId);
  const { data: list } = useLeerlingen(adminId, groepId);
  const names = new Map((list?.items ?? []).map((kind) => [kind.id, fullName(kind)]));
  const nameOf = (item: OefeninstellingItem): string =>
    item.scope === 'leerling' ? t('instelling.vanKind', { naam: names.get(item.scopeId) ?? '' }) : item.naam;
  const form = useForm({
    begin: { bron: NO },
    schema: sourceSchema,
    submit: async ({ bron: source }) => {
      const quick = QUICK_NAMES.find((name) => name === source);
      const { vorige: previous } = await (source === GROEP
        ? setSettings(adminId, { leerlingIds: [...ids], items: [] })
        : quick === undefined
          ? copySetting(adminId, source, ids)
          : setSettings(adminId, {
              leerlingIds: [...ids],
              items: ownWith(data?.items ?? [], ids, QUICK_CHANGES[quick]),
            }));
      onDone({
        tekst: t('instelling.gedaan', { count: ids.length }),
        passwordReset: () => setSettings(adminId, previous),
      });
    },
    marks: () => ({}),
  });
  const own = (data?.items ?? []).filter((item) => item.scope === 'leerling' || !item.isStandaard);
  const options = [
    ...QUICK_NAMES.map((name) => [name, t(`instelling.snel.${name}`)]),
    [GROEP, t('instelling.groep')],
    ...own.map((item) => [item.id, nameOf(item)]),
  ];
  return (
    <FormDialog
      titel={t('instelling.titel', { count: ids.length })}
      knop={t('instelling.knop')}
      form={form}
      onSluit={onClose}
    >
      <p>{t('instelling.uitleg')}</p>
      <Field
        formulier={form}
        naam="bron"
        label={t('instelling.label')}
        field={{
          select: true,
          children: options.map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          )),
        }}
      />
    </FormDialog>
  );
}

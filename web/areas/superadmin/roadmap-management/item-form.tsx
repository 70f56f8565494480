import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { ORGANIZATION_KINDS } from '#server/features/aanvragen/aanvragen.contract.ts';
import {
  IDEA_MAX,
  newRoadmapItemSchema,
  ROADMAP_STATUSES,
  TITLE_MAX,
  type ManagedItem,
  type NewRoadmapItem,
} from '#server/features/roadmap/roadmap.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { saveItem } from './api.ts';

const NOTHING: NewRoadmapItem = { titel: '', tekst: '', status: 'idee', quarter: '', kinds: [] };

/** One plan being written. */
export function ItemForm({ item, onDone }: { item: ManagedItem | null; onDone: () => void }) {
  const { t } = useTranslation(['roadmap-management', 'formulier']);
  const { titel: title, tekst: text, status, quarter, kinds } = item ?? NOTHING;
  const form = useForm({
    begin: { titel: title, tekst: text, status, quarter, kinds },
    schema: newRoadmapItemSchema,
    submit: async (body) => {
      await saveItem(body, item);
      onDone();
    },
  });
  return (
    <form
      className="office-card"
      noValidate
      onSubmit={form.onSubmit}
      aria-label={t(item === null ? 'nieuw' : 'wijzig')}
    >
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="titel"
        label={t('veld.titel')}
        max={TITLE_MAX}
        field={{ required: true, fullWidth: true }}
      />
      <Field
        formulier={form}
        naam="tekst"
        label={t('veld.tekst')}
        max={IDEA_MAX}
        lines={3}
        field={{
          required: true,
        }}
      />
      <Field
        formulier={form}
        naam="status"
        label={t('veld.status')}
        field={{
          select: true,
          children: ROADMAP_STATUSES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`stand.${one}`)}
            </MenuItem>
          )),
        }}
      />
      <Field formulier={form} naam="quarter" label={t('veld.kwartaal')} help={t('veld.kwartaal.hulp')} max={6} />
      <fieldset className="roadmap-kinds">
        <legend>{t('veld.kinds')}</legend>
        <CheckList
          choices={ORGANIZATION_KINDS}
          chosen={form.watch('kinds')}
          textOf={(kind) => t(`soort.${kind}`)}
          onChange={(chosen) => form.setValue('kinds', chosen)}
        />
      </fieldset>
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'bewaar')}
        </Button>
        <Button onClick={onDone}>{t('niet')}</Button>
      </div>
    </form>
  );
}

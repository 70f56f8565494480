import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newPasswordsSchema,
  ownPasswordSchema,
  SECRET_KINDS,
  type SecretKind,
  type NewPasswords,
  type PasswordItem,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { useField, type FieldForm } from '#web/ui/formulier/use-field.ts';
import type { Management } from './use-management.ts';

/** What suits the youngest of the chosen pupils. */
const fitting = (leerlingen: readonly PasswordItem[]): SecretKind =>
  Math.min(...leerlingen.map(({ jaargroep }) => jaargroep)) <= 3 ? 'plaatjes' : 'woorden';

/** Broken rule of the own choice, by the schema the server uses too. */
export function ownError(value: string): string | null {
  const outcome = ownPasswordSchema.safeParse(value);
  return outcome.success ? null : (outcome.error.issues[0]?.message ?? 'formaat');
}

const firstField = ({ fout: error }: Management): string | undefined => Object.values(error?.velden ?? {})[0];

interface Values {
  soort: SecretKind;
  waarde: string;
}

function OwnField({ id, form, refused }: { id: string; form: FieldForm<Values>; refused: string | null }) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  const { code, ref, onBlur, ...field } = useField(form, 'waarde');
  const rule = code ?? refused;
  return (
    <TextField
      {...field}
      inputRef={ref}
      id={id}
      label={t('dialoog.eigen')}
      fullWidth
      autoComplete="off"
      error={rule !== null}
      helperText={rule === null ? t('dialoog.eigen.uitleg') : t(`regel.${rule}`)}
      onBlur={() => {
        if (field.value !== '') onBlur();
      }}
      slotProps={{ htmlInput: { maxLength: 80, spellCheck: false } }}
    />
  );
}

function DialogError({ management: { fout: error } }: { management: Management }) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  return error === null ? null : (
    <Alert severity="error">{error.message === '' ? t('gemeen:fout.onbekend') : error.message}</Alert>
  );
}

/** What was chosen, as the server wants it. */
function vraagOf(leerlingen: readonly PasswordItem[], { soort: kind, waarde: value }: Values): NewPasswords {
  const leerlingIds = leerlingen.map(({ leerlingId }) => leerlingId);
  const [id] = leerlingIds;
  return { leerlingIds, soort: kind, ...(kind === 'eigen' && id !== undefined ? { waarden: { [id]: value } } : {}) };
}

/** New secrets for one, some or all: which kind, and what happens with the old ones. */
export function NewDialog({
  leerlingen,
  management,
  onSluit: onClose,
}: {
  leerlingen: readonly PasswordItem[];
  management: Management;
  onSluit: () => void;
}) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  const id = useId();
  const [first] = leerlingen;
  const begin: Values = { soort: fitting(leerlingen), waarde: '' };
  const form = useForm({
    begin,
    schema: newPasswordsSchema,
    body: (values) => vraagOf(leerlingen, values),
    extra: ({ soort: choice, waarde: value }) => ({
      waarde: choice === 'eigen' ? (ownError(value) ?? undefined) : undefined,
    }),
    submit: async (vraag) => {
      if (await management.create(vraag)) onClose();
    },
  });
  const kind = form.watch('soort');
  const title =
    leerlingen.length === 1 ? t('nieuwVoor', { naam: first?.naam }) : t('dialoog.titel', { count: leerlingen.length });
  const kinds = SECRET_KINDS.filter((choice) => choice !== 'eigen' || leerlingen.length === 1);
  const serverError = firstField(management);

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-titel`} fullWidth maxWidth="sm">
      <form onSubmit={form.onSubmit} noValidate>
        <DialogTitle id={`${id}-titel`}>{title}</DialogTitle>
        <DialogContent className="password-dialog">
          <RadioGroup
            aria-label={t('dialoog.soort')}
            value={kind}
            onChange={(_, choice) => form.setValue('soort', SECRET_KINDS.find((s) => s === choice) ?? 'woorden')}
          >
            {kinds.map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio />}
                label={
                  <span>
                    <strong>{t(`soort.${choice}`)}</strong>
                    <small>{t(`soort.${choice}.uitleg`)}</small>
                  </span>
                }
              />
            ))}
          </RadioGroup>
          {kind === 'eigen' && <OwnField id={`${id}-eigen`} form={form} refused={serverError ?? null} />}
          {serverError === undefined && <DialogError management={management} />}
          <Alert severity="info" icon={false}>
            {t('dialoog.gevolg', { count: leerlingen.length })}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={management.bezig}>
            {t(management.bezig ? 'bezig' : 'dialoog.maak')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

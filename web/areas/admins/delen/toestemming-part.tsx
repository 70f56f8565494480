import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newToestemmingSchema,
  TOESTEMMINGEN,
  type Toestemming,
  type ToestemmingKind,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { serverClock } from '#web/platform/clock.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dateText, isoDay } from '../shared/date.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSaving } from '../shared/use-saving.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import type { Kind } from '../shared/api/delen.api.ts';
import { giveToestemming, withdrawToestemming, useToestemmingen } from './api.ts';

interface Values {
  soort: string;
  gegevenDoor: string;
  op: string;
}

/** Who said yes, to what and when. */
function ToestemmingDialog({
  kind: child,
  soort: kind,
  onDone,
  onSluit: onClose,
}: {
  kind: Kind;
  soort: ToestemmingKind;
  onDone: () => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation(['delen', 'koppelingen']);
  const rule = useRuleText();
  const saving = useSaving();
  const form = useForm<Values>(
    { soort: kind, gegevenDoor: '', op: isoDay(new Date(serverClock.nu())) },
    checkWith(newToestemmingSchema),
  );
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(
      () => giveToestemming(child, newToestemmingSchema.parse(form.waarden)),
      form.setServer,
    );
    if (succeeded) onDone();
  };
  const error = form.fouten['soort'];
  return (
    <PanelDialog
      titel={t('toestemming.nieuw')}
      knop={t('toestemming.bewaar')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('toestemming.hulp')}</p>
      <ErrorSummary fouten={form.fouten} toon={form.tried} />
      <TextField
        select
        required
        label={t('toestemming.soort')}
        value={form.waarden.soort}
        error={error !== undefined}
        helperText={
          error === undefined ? undefined : t(error === 'bestaat_al' ? 'toestemming.bestaat' : 'toestemming.kies')
        }
        onChange={({ target }) => form.set('soort', target.value)}
      >
        {TOESTEMMINGEN.map((what) => (
          <MenuItem key={what} value={what}>
            {t(`soort.${what}`)}
          </MenuItem>
        ))}
      </TextField>
      <Field
        formulier={form}
        naam="gegevenDoor"
        label={t('toestemming.door')}
        regel={{ n: 120 }}
        veld={{ required: true, autoComplete: 'off' }}
      />
      <TextField
        type="date"
        required
        label={t('toestemming.op')}
        value={form.waarden.op}
        error={form.fouten['op'] !== undefined}
        helperText={errorText(form.fouten['op'], t('toestemming.datum'), rule)}
        onChange={({ target }) => form.set('op', target.value)}
        onBlur={() => form.exit('op')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </PanelDialog>
  );
}

const errorText = (code: string | undefined, date: string, rule: (code: string) => string): string | undefined => {
  if (code === undefined) return undefined;
  return code === 'verplicht' ? rule(code) : date;
};

function Rule({ item, bezig: busy, onWithdraw }: { item: Toestemming; bezig: boolean; onWithdraw: () => void }) {
  const { t, i18n } = useTranslation(['delen', 'koppelingen']);
  const day = (at: string): string => dateText(i18n.language, new Date(at));
  const kind = t(`soort.${item.soort}`);
  return (
    <li className={item.ingetrokkenOp === undefined ? undefined : 'part__passed'}>
      <span className="part__what">
        <strong>{kind}</strong>
        <span className="soft">{t('toestemming.van', { naam: item.gegevenDoor, datum: day(item.op) })}</span>
      </span>
      {item.ingetrokkenOp === undefined ? (
        <Button
          size="small"
          disabled={busy}
          aria-label={t('toestemming.trekInVan', { soort: kind })}
          onClick={onWithdraw}
        >
          {t('trekIn')}
        </Button>
      ) : (
        <span className="chip">{t('toestemming.ingetrokken', { datum: day(item.ingetrokkenOp) })}</span>
      )}
    </li>
  );
}

/** Consent of the parents, as the school keeps it. */
export function ToestemmingPart({
  kind,
  dicht: closed,
  onChange,
}: {
  kind: Kind;
  /** The licence lets nothing be written. */ dicht: boolean;
  onChange: () => void;
}) {
  const { t } = useTranslation(['delen', 'koppelingen']);
  const state = useToestemmingen(kind);
  const saving = useSaving();
  const [open, setOpen] = useState(false);
  const refresh = () => {
    void state.mutate();
    onChange();
  };
  const withdraw = async (id: string) => {
    await saving.run(() => withdrawToestemming(kind, id));
    refresh();
  };
  return (
    <section className="part" aria-labelledby="deel-toestemming">
      <div className="part__header">
        <h2 id="deel-toestemming">{t('toestemming.kop')}</h2>
        <button type="button" className="button-tint" disabled={closed} onClick={() => setOpen(true)}>
          <Icon naam="plus" maat={18} /> {t('toestemming.knop')}
        </button>
      </div>
      <p className="soft">{t('toestemming.uitleg')}</p>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={refresh} />}
      <State stand={state} skeleton={<Skeleton variant="rounded" height={90} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="part__empty">{t('toestemming.leeg')}</p>
          ) : (
            <ul className="part__list">
              {items.map((item) => (
                <Rule
                  key={item.id}
                  item={item}
                  bezig={saving.bezig || closed}
                  onWithdraw={() => void withdraw(item.id)}
                />
              ))}
            </ul>
          )
        }
      </State>
      {open && (
        <ToestemmingDialog
          kind={kind}
          soort="thuis_delen"
          onSluit={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            refresh();
          }}
        />
      )}
    </section>
  );
}

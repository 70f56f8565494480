import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newToestemmingSchema,
  TOESTEMMINGEN,
  type Toestemming,
  type ToestemmingKind,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { isoDay } from '../shared/date.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import type { PanelChild } from '../shared/api/delen.api.ts';
import { giveToestemming, withdrawToestemming, useToestemmingen } from './api.ts';

/** Who said yes, to what and when. */
function ToestemmingDialog({
  kind: child,
  soort: kind,
  onDone,
  onSluit: onClose,
}: {
  kind: PanelChild;
  soort: ToestemmingKind;
  onDone: () => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation(['delen', 'koppelingen']);
  const form = useForm({
    begin: { soort: String(kind), gegevenDoor: '', op: isoDay(new Date(serverClock.nu())) },
    schema: newToestemmingSchema,
    submit: async (body) => {
      await giveToestemming(child, body);
      onDone();
    },
  });
  return (
    <FormDialog titel={t('toestemming.nieuw')} knop={t('toestemming.bewaar')} form={form} onSluit={onClose}>
      <p>{t('toestemming.hulp')}</p>
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      <Field
        formulier={form}
        naam="soort"
        label={t('toestemming.soort')}
        zin={(code) => t(code === 'bestaat_al' ? 'toestemming.bestaat' : 'toestemming.kies')}
        field={{
          select: true,
          required: true,
          children: TOESTEMMINGEN.map((what) => (
            <MenuItem key={what} value={what}>
              {t(`soort.${what}`)}
            </MenuItem>
          )),
        }}
      />
      <Field
        formulier={form}
        naam="gegevenDoor"
        label={t('toestemming.door')}
        line={{ n: 120 }}
        field={{ required: true, autoComplete: 'off' }}
      />
      <Field
        formulier={form}
        naam="op"
        label={t('toestemming.op')}
        zin={(code) => (code === 'verplicht' ? undefined : t('toestemming.datum'))}
        field={{ type: 'date', required: true, slotProps: { inputLabel: { shrink: true } } }}
      />
    </FormDialog>
  );
}

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
  kind: PanelChild;
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
          <Icon name="plus" size={18} /> {t('toestemming.knop')}
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

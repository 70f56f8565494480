import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import {
  overrideSchema,
  reopeningSchema,
  type ToetsAntwoord,
  type ToetsResults,
} from '#server/features/methodetoetsen/toets-results.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { localMoment } from '#web/platform/date-text.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { judgeOtherwise, reopenAfname } from '../shared/api/methodetoetsen.api.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';

/** What one child wrote for one word. */
export interface AnswerChoice {
  leerlingId: string;
  naam: string;
  antwoord: ToetsAntwoord;
}
type Toets = ToetsResults['toets'];

const RIGHT = 'goed';
const WRONG = 'fout';

/** The word, what was written, how often it was heard; and the judgment of a human with the reason. */
export function JudgeDialog({ toets, choice, onClose }: { toets: Toets; choice: AnswerChoice; onClose: () => void }) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId } = useSpot();
  const { antwoord, leerlingId, naam: name } = choice;
  const woord = toets.woorden[antwoord.nr - 1]?.woord ?? '';
  const form = useForm({
    begin: { goed: antwoord.goed ? WRONG : RIGHT, reden: '' },
    schema: overrideSchema,
    body: ({ goed: right, reden: reason }) => ({ goed: right === RIGHT, reden: reason }),
    submit: async (body) => {
      await judgeOtherwise({ adminId, methodetoetsId: toets.id, leerlingId, nr: antwoord.nr }, body);
      onClose();
    },
  });
  return (
    <FormDialog
      titel={t('oordeel.titel', { naam: name, woord })}
      knop={t('oordeel.knop')}
      form={form}
      onSluit={onClose}
    >
      <p className="toets-judge">
        <span>{t('oordeel.schreef')}</span>
        <strong>{antwoord.ruw === '' ? t('cel.leeg') : antwoord.ruw}</strong>
      </p>
      <p className="soft">{t('oordeel.hoorde', { count: antwoord.afspeelbeurten })}</p>
      {antwoord.overschreven !== undefined && (
        <p className="soft">{t('oordeel.eerder', { reden: antwoord.overschreven.reden })}</p>
      )}
      <Field
        formulier={form}
        naam="goed"
        label={t('oordeel.label')}
        field={{
          select: true,
          children: [RIGHT, WRONG].map((value) => (
            <MenuItem key={value} value={value}>
              {t(value === RIGHT ? 'oordeel.goed' : 'oordeel.fout')}
            </MenuItem>
          )),
        }}
      />
      <Field
        formulier={form}
        naam="reden"
        label={t('reden.label')}
        help={t('oordeel.help')}
        line={{ n: 200 }}
        field={{ required: true }}
      />
    </FormDialog>
  );
}

const DAY_MS = 86_400_000;

/** One child may go on; once the test has closed until a moment of its own. */
export function ReopenDialog({
  toets,
  afname,
  onClose,
}: {
  toets: Toets;
  afname: ToetsResults['afnamen'][number];
  onClose: () => void;
}) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId } = useSpot();
  const closed = toets.status === 'gesloten';
  const form = useForm({
    begin: { reden: '', tot: closed ? localMoment(new Date(serverClock.nu() + DAY_MS)) : '' },
    schema: reopeningSchema,
    body: ({ reden: reason, tot: until }) => ({
      reden: reason,
      ...(closed && until !== '' ? { tot: new Date(until).toISOString() } : {}),
    }),
    submit: async (body) => {
      await reopenAfname({ adminId, methodetoetsId: toets.id, leerlingId: afname.leerlingId }, body);
      onClose();
    },
  });
  return (
    <FormDialog titel={t('heropen.wie', { naam: afname.naam })} knop={t('heropen.knop')} form={form} onSluit={onClose}>
      <p>{t('heropen.uitleg', { naam: afname.naam })}</p>
      <Field
        formulier={form}
        naam="reden"
        label={t('reden.label')}
        help={t('heropen.help')}
        line={{ n: 200 }}
        field={{ required: true, autoFocus: true }}
      />
      {closed && (
        <Field
          formulier={form}
          naam="tot"
          label={t('heropen.tot')}
          field={{ type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } }}
        />
      )}
    </FormDialog>
  );
}

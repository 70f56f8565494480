import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slipJudgmentSchema } from '#server/features/somvensters/judgment.contract.ts';
import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { judgeSlip, type AntwoordSpot } from '../api/slip.api.ts';
import { FormDialog } from '../dialog.tsx';

interface Props {
  antwoord: VoortgangAntwoord;
  spot: AntwoordSpot;
  /** Whether the user may judge here and now; a mark is shown to everybody. */
  may: boolean;
}

function SlipDialog({ antwoord, spot, onClose }: Omit<Props, 'may'> & { onClose: () => void }) {
  const { t } = useTranslation('admins');
  const form = useForm({
    begin: { reden: t('typfout.voorstel') },
    schema: slipJudgmentSchema,
    body: ({ reden: reason }) => ({ goed: true as const, reden: reason }),
    submit: async (body) => {
      await judgeSlip(spot, body);
      onClose();
    },
  });
  return (
    <FormDialog
      titel={t('typfout.titel', { ruw: antwoord.ruw, woord: antwoord.woord })}
      knop={t('typfout.knop')}
      form={form}
      onSluit={onClose}
    >
      <p className="soft">{t('typfout.uitleg')}</p>
      <Field
        formulier={form}
        naam="reden"
        label={t('typfout.reden')}
        help={t('typfout.hulp')}
        line={{ n: 200 }}
        field={{ required: true }}
      />
    </FormDialog>
  );
}

/** What a teacher said of a slip, and the way back. */
function Marked({ antwoord, spot, may, reason }: Props & { reason: string }) {
  const { t } = useTranslation('admins');
  const saving = useSaving();
  const undo = () => void saving.run(() => judgeSlip(spot, { goed: false }));
  return (
    <div className="slip">
      <span className="chip chip--correct">{t('typfout.chip')}</span> <small>{reason}</small>
      {may && (
        <Button size="small" disabled={saving.bezig} onClick={undo} startIcon={<Icon name="terug" size={14} />}>
          {t('typfout.terug')}
          <span className="only-reader"> {antwoord.woord}</span>
        </Button>
      )}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={undo} />}
    </div>
  );
}

/** An answer that was a slip of the finger and no spelling error: saying so, seeing that it was said, and taking it back. */
export function SlipMark(props: Props) {
  const { t } = useTranslation('admins');
  const [asking, setAsking] = useState(false);
  const { antwoord, may } = props;
  if (antwoord.judged !== undefined) return <Marked {...props} reason={antwoord.judged.reden} />;
  if (antwoord.goed || !may) return null;
  return (
    <div className="slip">
      <Button size="small" onClick={() => setAsking(true)}>
        {t('typfout.vraag')}
        <span className="only-reader"> {antwoord.woord}</span>
      </Button>
      {asking && <SlipDialog antwoord={antwoord} spot={props.spot} onClose={() => setAsking(false)} />}
    </div>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfTenant, type Aanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { inviteAgain, setStatus } from './api.ts';

interface Step {
  key: string;
  work: () => Promise<void>;
  main?: true;
}
interface Props {
  request: Aanvraag;
  onConvert: () => void;
  onDone: (text: string) => void;
}

/** What can be done with a request now. */
function stepsOf({ request, onConvert }: Pick<Props, 'request' | 'onConvert'>): Step[] {
  const take: Step = { key: 'nemen', work: () => setStatus(request, 'in_behandeling'), main: true };
  if (request.status === 'nieuw') return [take];
  const refuse: Step = { key: 'afwijzen', work: () => setStatus(request, 'afgewezen') };
  if (request.status === 'in_behandeling' && isOfTenant(request))
    return [{ key: 'afhandelen', work: () => setStatus(request, 'afgehandeld'), main: true }, refuse];
  if (request.status === 'omgezet') return [{ key: 'opnieuw', work: async () => void (await inviteAgain(request)) }];
  if (request.status !== 'in_behandeling') return [];
  const join: Step = { key: 'samenvoegen', work: () => setStatus(request, 'samengevoegd') };
  return [
    { key: 'omzetten', work: async () => onConvert(), main: true },
    ...(request.twin === null ? [] : [join]),
    refuse,
  ];
}

/** The buttons of a request, with what went wrong above them. */
export function RequestActions({ request, onConvert, onDone }: Props) {
  const { t } = useTranslation('aanvragen');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ step: Step; cause: Error } | null>(null);
  const run = async (step: Step): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await step.work();
      if (step.key !== 'omzetten') onDone(t(`klaar.${step.key}`));
    } catch (cause) {
      setError({ step, cause: cause instanceof Error ? cause : new Error(String(cause)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== null && <ErrorNotice fout={error.cause} onRetry={() => void run(error.step)} />}
      <div className="office-card__buttons">
        {stepsOf({ request, onConvert }).map((step) => (
          <Button
            key={step.key}
            variant={step.main === true ? 'contained' : 'outlined'}
            disabled={busy}
            onClick={() => void run(step)}
          >
            {t(step.key)}
          </Button>
        ))}
      </div>
    </>
  );
}

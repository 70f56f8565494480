import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Factuur } from '#server/features/facturen/facturen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { saveBlob } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { answerQuote, fetchPdf, remindFactuur, removeFactuur } from './api.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

interface Props {
  paper: Factuur;
  /** What is on the screen is not what would be sent. */
  unsaved: boolean;
  onChange: (next: Factuur, notice: string) => void;
}
type Step = 'versturen' | 'weggooien' | 'akkoord' | 'afwijzen' | 'herinneren' | 'crediteren';

/** What can be done with a paper now; the server refuses the rest too. */
function stepsOf({ soort: kind, status, late }: Factuur): readonly Step[] {
  if (status === 'concept') return ['versturen', 'weggooien'];
  if (kind === 'offerte') return status === 'verzonden' || status === 'verlopen' ? ['akkoord', 'afwijzen'] : [];
  if (kind === 'creditnota' || status === 'gecrediteerd') return [];
  return late > 0 ? ['herinneren', 'crediteren'] : ['crediteren'];
}
const MAIN: ReadonlySet<Step> = new Set<Step>(['versturen', 'akkoord', 'herinneren']);

/** The buttons of a paper. What cannot be taken back asks once more. */
export function FactuurActions({ paper, unsaved, onChange }: Props) {
  const { t } = useTranslation('office-facturen');
  const navigate = useNavigate();
  const saving = useSaving();
  const [dialog, setDialog] = useState<Step | null>(null);
  const decide = async (answer: 'aanvaard' | 'afgewezen'): Promise<void> => {
    const next = await answerQuote(paper, answer);
    if (answer === 'aanvaard') await navigate(`/superadmin/facturen/${next.id}`);
    else onChange(next, t('klaar.afgewezen'));
  };
  const work: Record<Step, () => Promise<void>> = {
    versturen: async () => setDialog('versturen'),
    crediteren: async () => setDialog('crediteren'),
    weggooien: async () => {
      await removeFactuur(paper.id);
      await navigate('/superadmin/facturen');
    },
    akkoord: () => decide('aanvaard'),
    afwijzen: () => decide('afgewezen'),
    herinneren: async () => onChange(await remindFactuur(paper), t('klaar.herinnerd', { email: paper.email })),
  };
  const name = [t(`soort.${paper.soort}`), paper.nummer ?? t('zonderNummer')].join(' ');
  const print = async (): Promise<void> => saveBlob(`${name}.pdf`, await fetchPdf(paper.id));
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {unsaved && (
        <p className="soft" role="status">
          {t('eerst.bewaren')}
        </p>
      )}
      <div className="office-card__buttons not-at-paper">
        {stepsOf(paper).map((step) => (
          <Button
            key={step}
            variant={MAIN.has(step) ? 'contained' : 'outlined'}
            disabled={saving.bezig || (step === 'versturen' && (unsaved || paper.obstacles.length > 0))}
            onClick={() => void saving.run(work[step])}
          >
            {t(`doe.${step}`)}
          </Button>
        ))}
        <Button
          variant="outlined"
          disabled={saving.bezig}
          startIcon={<Icon name="download" size={18} />}
          onClick={() => void saving.run(print)}
        >
          {t('doe.pdf')}
        </Button>
      </div>
      {dialog === 'versturen' && <SendDialog paper={paper} onClose={() => setDialog(null)} onDone={onChange} />}
      {dialog === 'crediteren' && <CreditDialog paper={paper} onClose={() => setDialog(null)} />}
    </>
  );
}

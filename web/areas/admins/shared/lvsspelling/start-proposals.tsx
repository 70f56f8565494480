import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StartProposal } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { setStartniveau } from '../api/practice.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { yearText, withHoofdletter } from '../jaargroep.ts';
import { useAccess } from '../permission.tsx';
import { startniveauText } from '../startniveau.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { lvsDayText, niveauText, toetsmomentText } from './lvs-text.ts';

/** One proposal with the result it follows from; nothing happens until somebody presses. */
export function ProposalRow({
  adminId,
  voorstel: proposal,
  onDone,
}: {
  adminId: string;
  voorstel: StartProposal;
  onDone?: () => void;
}) {
  const { t, i18n } = useTranslation(['lvs', 'beheer', 'woorden']);
  const saving = useSaving();
  const { readOnly } = useAccess('leerlingen.startniveau');
  const [completed, setDone] = useState(false);
  const take = async (): Promise<void> => {
    if ((await saving.run(() => setStartniveau(adminId, [proposal.leerlingId], proposal.voorstel))) === undefined)
      return;
    setDone(true);
    onDone?.();
  };
  const now =
    proposal.huidig === undefined
      ? withHoofdletter(yearText(t, proposal.jaargroep))
      : startniveauText(t, proposal.huidig);
  return (
    <li className="groep-row">
      <span>
        <strong>{proposal.naam}</strong>
        <small className="soft">
          {niveauText(t, proposal)}, {proposal.toets}, {toetsmomentText(t, proposal.moment)},{' '}
          {lvsDayText(i18n.language, proposal.afnamedatum)}
        </small>
        {proposal.geoefend && <small className="soft">{t('start.geoefend')}</small>}
      </span>
      <span className="lvs-swap">
        {now} <Icon name="pijl" size={16} /> <strong>{startniveauText(t, proposal.voorstel)}</strong>
      </span>
      {completed ? (
        <span className="chip chip--correct" role="status">
          <Icon name="vink" size={16} />
          {t('start.gedaan')}
        </span>
      ) : (
        <Button
          variant="outlined"
          disabled={saving.bezig || readOnly}
          onClick={() => void take()}
          aria-label={t('start.neemVan', { naam: proposal.naam })}
        >
          {t('start.neem')}
        </Button>
      )}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void take()} />}
    </li>
  );
}

/** Start levels that follow from the results, to accept one by one. */
export function StartProposals({ adminId, proposals }: { adminId: string; proposals: readonly StartProposal[] }) {
  const { t } = useTranslation('lvs');
  return (
    <section className="card" aria-labelledby="start-kop">
      <h2 id="start-kop">{t('start.kop')}</h2>
      <p className="soft">{t(proposals.length === 0 ? 'start.leeg' : 'start.uitleg')}</p>
      {proposals.length > 0 && (
        <ul className="choice-list">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.leerlingId} adminId={adminId} voorstel={proposal} />
          ))}
        </ul>
      )}
    </section>
  );
}

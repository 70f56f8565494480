import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantMove } from '#server/features/verhuistokens/tenant-moves.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { confirmMove, withdrawMove } from './api.ts';

interface Props {
  adminId: string;
  move: TenantMove;
  onDone: (notice: string) => Promise<void>;
}

function Numbers({ move }: { move: TenantMove }) {
  const { t, i18n } = useTranslation('admin-detail');
  const { plaatsen: seats } = move;
  const lines: [string, string][] = [
    ['doel', [move.doel.naam, move.doel.plaats].filter(Boolean).join(', ')],
    ['gepland', dateText(i18n.language, new Date(move.op))],
    ...(move.gekozen === null
      ? [
          ['groepen', move.groepen.map((groep) => `${groep.naam} (${groep.leerlingen})`).join(', ')] satisfies [
            string,
            string,
          ],
        ]
      : [
          ['doelgroep', move.gekozen.groep] satisfies [string, string],
          ['namen', move.gekozen.namen.join(', ')] satisfies [string, string],
        ]),
    ['leerlingen', String(move.leerlingen)],
    ['antwoorden', move.antwoorden.toLocaleString(i18n.language)],
    ...(move.scope.woordlijsten ? [['woordlijsten', String(move.woordlijsten)] satisfies [string, string]] : []),
    ...(move.scope.zorg ? [['plannen', String(move.handelingsplannen)] satisfies [string, string]] : []),
    ...(seats === undefined
      ? []
      : [['plaatsen', t('verhuis.plaatsen', { nodig: seats.required, vrij: seats.free })] satisfies [string, string]]),
  ];
  return (
    <dl>
      {lines.map(([key, text]) => (
        <div key={key}>
          <dt>{t(`verhuis.kolom.${key}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why nobody can agree now; nothing when the colleague who looks can. */
function obstacleOf(move: TenantMove): string | undefined {
  if (move.status !== 'gepland') return `verhuis.stand.${move.status}.uitleg`;
  if (move.conflicts.length > 0) return 'verhuis.conflict';
  return move.eigen ? 'verhuis.eigen' : undefined;
}

/** A plan that waits: what it would do, what stands in its way, and the decision of the second person. */
export function MoveCard({ adminId, move, onDone }: Props) {
  const { t } = useTranslation('admin-detail');
  const id = useId();
  const [asked, setAsked] = useState(false);
  const saving = useSaving();
  const obstacle = obstacleOf(move);
  const run = async (work: () => Promise<unknown>, notice: string): Promise<void> => {
    const done = await saving.run(work);
    setAsked(false);
    if (done !== undefined) await onDone(notice);
  };
  return (
    <section className="office-card" aria-labelledby={`${id}-kop`}>
      <h2 id={`${id}-kop`}>{t('verhuis.wacht')}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <Numbers move={move} />
      <blockquote>{move.reden}</blockquote>
      {obstacle !== undefined && (
        <Alert severity={obstacle === 'verhuis.eigen' ? 'info' : 'warning'}>
          {t(obstacle)}
          {move.conflicts.length > 0 && (
            <ul>
              {move.conflicts.map(({ soort: kind, namen: names }) => (
                <li key={kind}>{t(`verhuis.conflict.${kind}`, { namen: names.join(', '), count: names.length })}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <div className="office-card__buttons">
        {obstacle === undefined && (
          <Button variant="contained" color="warning" disabled={saving.bezig} onClick={() => setAsked(true)}>
            {t('verhuis.bevestig')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={saving.bezig}
          onClick={() => void run(() => withdrawMove(adminId, move.id), t('verhuis.ingetrokken'))}
        >
          {t('verhuis.trekIn')}
        </Button>
      </div>
      <Dialog open={asked} onClose={saving.bezig ? undefined : () => setAsked(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{t('verhuis.vraag', { count: move.leerlingen, doel: move.doel.naam })}</DialogTitle>
        <DialogContent>
          <p>{t('verhuis.vraag.uitleg')}</p>
        </DialogContent>
        <DialogActions>
          <Button disabled={saving.bezig} onClick={() => setAsked(false)}>
            {t('verhuis.annuleer')}
          </Button>
          <Button
            variant="contained"
            color="warning"
            disabled={saving.bezig}
            onClick={() =>
              void run(
                () => confirmMove(adminId, move.id),
                t('verhuis.klaar', { count: move.leerlingen, doel: move.doel.naam }),
              )
            }
          >
            {t(saving.bezig ? 'bezig' : 'verhuis.bevestig')}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

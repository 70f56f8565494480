import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { saveSetting } from '../shared/api/oefeninstellingen.api.ts';
import { useOefeninstellingen } from '../shared/api/practice.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { movedNiveau } from '../shared/oefeninstelling/quick-change.ts';
import { levelText } from '../shared/oefeninstelling/setting-text.ts';
import { useSaving } from '#web/platform/use-saving.ts';

const STEPS = [-1, 1] as const;
const SKELETON = <CardSkeleton rules={2} />;

interface Props {
  adminId: string;
  groep: GroepItem;
  onClose: () => void;
  onCompleted: (text: string, back: () => void) => void;
}

function Steps({ adminId, groep, standard, onCompleted }: Omit<Props, 'onClose'> & { standard: OefeninstellingItem }) {
  const { t } = useTranslation(['groepen', 'beheer', 'woorden', 'oefeninstelling']);
  const saving = useSaving();
  const { instelling: before, versie: version, id } = standard;
  const move = async (step: number) => {
    const next = movedNiveau(before, step);
    const spot = { adminId, oefeninstellingId: id };
    const done = await saving.run(() =>
      saveSetting(spot, { versie: version, instelling: { niveauVan: next.niveauVan, niveauTot: next.niveauTot } }),
    );
    if (done === undefined) return;
    const back = { versie: done.uit.versie, instelling: { niveauVan: before.niveauVan, niveauTot: before.niveauTot } };
    onCompleted(
      t('groep.niveau.gedaan', { naam: groep.naam, niveau: levelText(t, done.uit.instelling) }),
      () => void saveSetting(spot, back),
    );
  };
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <p>{t('groep.niveau.nu', { niveau: levelText(t, before) })}</p>
      <div className="niveau-steps">
        {STEPS.filter((step) => movedNiveau(before, step) !== before).map((step) => (
          <button
            key={step}
            type="button"
            className="button-tint niveau-steps__step"
            disabled={saving.bezig}
            onClick={() => void move(step)}
          >
            {t(step < 0 ? 'groep.niveau.lager' : 'groep.niveau.hoger')}
            <small>{levelText(t, movedNiveau(before, step))}</small>
          </button>
        ))}
      </div>
    </>
  );
}

/** The level of a whole group a year down or up, in one press. */
export function NiveauDialog({ adminId, groep, onClose, onCompleted }: Props) {
  const { t } = useTranslation('groepen');
  const id = useId();
  const { groepenPath } = useSpot();
  const settings = useOefeninstellingen(adminId, groep.id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} className="management-dialog">
      <DialogTitle id={id}>{t('groep.niveau.titel', { naam: groep.naam })}</DialogTitle>
      <DialogContent className="management-dialog__content">
        <State stand={settings} skeleton={SKELETON}>
          {({ items }) => {
            const standard = items.find((item) => item.isStandaard);
            return standard === undefined ? null : (
              <Steps adminId={adminId} groep={groep} standard={standard} onCompleted={onCompleted} />
            );
          }}
        </State>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={`${groepenPath}/${groep.id}/oefeninstellingen`}>
          {t('groep.niveau.alles')}
        </Button>
        <Button onClick={onClose}>{t('groep.niveau.sluit')}</Button>
      </DialogActions>
    </Dialog>
  );
}

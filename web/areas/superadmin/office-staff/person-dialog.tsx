import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficePerson } from '#server/features/docenten/office-staff.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { LostPhoneForm } from '../shared/lost-phone-form.tsx';
import { changePerson, removePerson, rereadStaff } from './api.ts';
import { RoleChoice } from './role-choice.tsx';

interface Props {
  person: OfficePerson;
  onClose: () => void;
  onDone: (text: string) => void;
}
type Step = 'blokkeer' | 'telefoon' | 'verwijder';

/** What ends somebody's access: each asks once more. */
function AccessButtons({
  person,
  busy,
  onAsk,
  onAdmit,
}: {
  person: OfficePerson;
  busy: boolean;
  onAsk: (step: Step) => void;
  onAdmit: () => void;
}) {
  const { t } = useTranslation('office-staff');
  return (
    <fieldset className="office-staff__access">
      <legend>{t('toegang')}</legend>
      {person.totpAan && (
        <Button variant="outlined" disabled={busy} onClick={() => onAsk('telefoon')}>
          {t('telefoon')}
        </Button>
      )}
      {person.actief ? (
        <Button variant="outlined" disabled={busy} onClick={() => onAsk('blokkeer')}>
          {t('blokkeer')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={busy} onClick={onAdmit}>
          {t('deblokkeer')}
        </Button>
      )}
      <Button variant="outlined" color="warning" disabled={busy} onClick={() => onAsk('verwijder')}>
        {t('verwijder')}
      </Button>
    </fieldset>
  );
}

/** Role and access of one colleague. */
export function PersonDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation('office-staff');
  const id = useId();
  const [role, setRole] = useState(person.rol);
  const [step, setStep] = useState<Step | null>(null);
  const saving = useSaving();
  const { naam: name } = person;
  const run = async (work: () => Promise<void>, text: string): Promise<void> => {
    const done = await saving.run(work);
    if (done !== undefined) onDone(t(text, { naam: name }));
  };
  const carryOut = (sure: 'blokkeer' | 'verwijder'): Promise<void> =>
    sure === 'blokkeer'
      ? run(() => changePerson(person, { actief: false }), 'gedaan.geblokkeerd')
      : run(() => removePerson(person), 'gedaan.verwijderd');
  return (
    <Dialog open onClose={saving.bezig ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('dialoog', { naam: name })}</DialogTitle>
      {step === 'telefoon' ? (
        <LostPhoneForm
          userId={person.id}
          name={name}
          onClose={() => setStep(null)}
          onDone={() => void rereadStaff().then(() => onDone(t('gedaan.telefoon', { naam: name })))}
        />
      ) : (
        <>
          <DialogContent className="office-staff__dialog">
            {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
            {step === null ? (
              <>
                <RoleChoice value={role} onChange={setRole} />
                <AccessButtons
                  person={person}
                  busy={saving.bezig}
                  onAsk={setStep}
                  onAdmit={() => void run(() => changePerson(person, { actief: true }), 'gedaan.toegelaten')}
                />
              </>
            ) : (
              <p role="alert">{t(`zeker.${step}`, { naam: name })}</p>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={saving.bezig} onClick={step === null ? onClose : () => setStep(null)}>
              {t('annuleer')}
            </Button>
            {step === null ? (
              <Button
                variant="contained"
                disabled={saving.bezig || role === person.rol}
                onClick={() => void run(() => changePerson(person, { rol: role }), 'gedaan.gewijzigd')}
              >
                {t(saving.bezig ? 'bezig' : 'bewaar')}
              </Button>
            ) : (
              <Button variant="contained" color="warning" disabled={saving.bezig} onClick={() => void carryOut(step)}>
                {t(saving.bezig ? 'bezig' : `ja.${step}`)}
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

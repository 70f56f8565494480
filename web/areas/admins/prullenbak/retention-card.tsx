import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { useAccess } from '../shared/permission.tsx';
import { RetentionDays } from '../shared/retention-days.tsx';
import { useAccountDetails } from '../shared/api/accountgegevens.api.ts';
import { State } from '#web/platform/state.tsx';
import '../shared/accountgegevens.css';

const SKELETON = <Skeleton variant="rounded" height={80} />;

function Content({ adminId, onSluit: onClose }: { adminId: string; onSluit: () => void }) {
  const state = useAccountDetails(adminId);
  return (
    <State stand={state} skeleton={SKELETON}>
      {(details) => (
        <RetentionDays
          adminId={adminId}
          gegevens={details}
          vast={false}
          onDone={(notice) => {
            if (notice === '') void state.mutate();
            else onClose();
          }}
        />
      )}
    </State>
  );
}

/** How long somebody stays in the bin, changed where one sees it. */
export function RetentionCard({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['prullenbak', 'admins']);
  const { mag: allowed, readOnly } = useAccess('accountgegevens.wijzigen');
  const [open, setOpen] = useState(false);
  if (!allowed) return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={readOnly}
        startIcon={<Icon name="klok" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('bak.termijn')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="termijn-kop"
        className="management-dialog"
      >
        <DialogTitle id="termijn-kop">{t('bak.termijn')}</DialogTitle>
        <IconButton
          aria-label={t('admins:sluit')}
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <Icon name="sluit" />
        </IconButton>
        <Content adminId={adminId} onSluit={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

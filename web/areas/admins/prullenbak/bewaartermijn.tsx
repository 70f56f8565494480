import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icoon } from '#web/ui/icoon.tsx';
import { useMag } from '../recht.tsx';
import { Bewaardagen } from '../tenant/instellingen-deel.tsx';
import { useAccountgegevens } from '../tenant/tenant.api.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import '../tenant/tenant.css';

const GERAAMTE = <Skeleton variant="rounded" height={80} />;

function Inhoud({ adminId, onSluit }: { adminId: string; onSluit: () => void }) {
  const stand = useAccountgegevens(adminId);
  return (
    <Toestand stand={stand} geraamte={GERAAMTE}>
      {(gegevens) => (
        <Bewaardagen
          adminId={adminId}
          gegevens={gegevens}
          vast={false}
          onKlaar={(melding) => {
            if (melding === '') void stand.mutate();
            else onSluit();
          }}
        />
      )}
    </Toestand>
  );
}

/** How long somebody stays in the bin, changed where one sees it. */
export function Bewaartermijn({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['beheer', 'admins']);
  const { mag, alleenLezen } = useMag('accountgegevens.wijzigen');
  const [open, stelOpen] = useState(false);
  if (!mag) return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={alleenLezen}
        startIcon={<Icoon naam="klok" maat={18} />}
        onClick={() => stelOpen(true)}
      >
        {t('bak.termijn')}
      </Button>
      <Dialog
        open={open}
        onClose={() => stelOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="termijn-kop"
        className="beheer-dialoog"
      >
        <DialogTitle id="termijn-kop">{t('bak.termijn')}</DialogTitle>
        <IconButton
          aria-label={t('admins:sluit')}
          onClick={() => stelOpen(false)}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <Icoon naam="sluit" />
        </IconButton>
        <Inhoud adminId={adminId} onSluit={() => stelOpen(false)} />
      </Dialog>
    </>
  );
}

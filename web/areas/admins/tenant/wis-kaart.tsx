import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accountgegevens } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { nieuwWisverzoekSchema, WISSEN_DAGEN, type Wisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { datumTekst } from '../datum.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { trekWissenIn, useWisverzoeken, vraagWissen } from './tenant.api.ts';

const GERAAMTE = <Skeleton variant="rounded" height={60} />;
const REDEN = { min: 10, max: 200 } as const;

function VraagDialoog({
  adminId,
  naam,
  onSluit,
  onKlaar,
}: {
  adminId: string;
  naam: string;
  onSluit: () => void;
  onKlaar: () => void;
}) {
  const { t } = useTranslation('tenant');
  const bewaren = useBewaren();
  const formulier = useFormulier({ reden: '', bevestiging: '' }, controleMet(nieuwWisverzoekSchema));
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    if ((await bewaren.run(() => vraagWissen(adminId, formulier.waarden), formulier.stelServer)) !== undefined)
      onKlaar();
  };
  return (
    <Dialoog
      titel={t('wissen.dialoog', { naam })}
      knop={t('wissen.vraag')}
      gevaar
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('wissen.dialoog.uitleg')}</p>
      <Veld
        formulier={formulier}
        naam="reden"
        label={t('wissen.reden')}
        regel={{ n: formulier.fouten['reden'] === 'maxlengte' ? REDEN.max : REDEN.min }}
        veld={{ required: true, autoFocus: true, multiline: true, minRows: 2 }}
      />
      <Veld
        formulier={formulier}
        naam="bevestiging"
        label={t('wissen.bevestiging')}
        hulp={t('wissen.bevestiging.hulp', { naam })}
        regel={{ n: 120, voorbeeld: naam }}
        veld={{ required: true, autoComplete: 'off' }}
      />
    </Dialoog>
  );
}

function Lopend({ verzoek, vast, onTrekIn }: { verzoek: Wisverzoek; vast: boolean; onTrekIn: () => void }) {
  const { t, i18n } = useTranslation('tenant');
  return (
    <>
      <p>
        <span className="chip chip--roest">
          {t('wissen.loopt', { datum: datumTekst(i18n.language, new Date(`${verzoek.wissenOp}T12:00:00Z`)) })}
        </span>
      </p>
      <p>
        {t(verzoek.automatisch ? 'wissen.automatisch' : verzoek.bevestigd ? 'wissen.bevestigd' : 'wissen.onbevestigd')}
      </p>
      {!verzoek.automatisch && (
        <div>
          <Button variant="contained" disabled={vast} onClick={onTrekIn}>
            {t('wissen.trekIn')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asking that everything is erased, with a month to think and a second person. */
export function WisKaart({ adminId, gegevens }: { adminId: string; gegevens: Accountgegevens }) {
  const { t } = useTranslation('tenant');
  const verzoeken = useWisverzoeken(adminId);
  const bewaren = useBewaren();
  const [open, stelOpen] = useState(false);
  const [melding, stelMelding] = useState('');
  const klaar = (zin: string) => {
    stelOpen(false);
    stelMelding(zin);
    void verzoeken.mutate();
  };
  const trekIn = async (verzoek: Wisverzoek) => {
    if ((await bewaren.run(() => trekWissenIn(adminId, verzoek.id).then(() => true))) !== undefined)
      klaar(t('wissen.ingetrokken'));
  };
  return (
    <section className="tenant__kaart" aria-labelledby="wissen-kop">
      <h2 id="wissen-kop">{t('wissen')}</h2>
      <p className="zacht">{t('wissen.uitleg', { dagen: WISSEN_DAGEN })}</p>
      <p role="status" className="tenant__melding">
        {melding}
      </p>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      <Toestand stand={verzoeken} geraamte={GERAAMTE}>
        {({ items: [verzoek] }) =>
          verzoek === undefined ? (
            <div>
              <Button variant="outlined" color="warning" onClick={() => stelOpen(true)}>
                {t('wissen.vraag')}
              </Button>
            </div>
          ) : (
            <Lopend verzoek={verzoek} vast={bewaren.bezig} onTrekIn={() => void trekIn(verzoek)} />
          )
        }
      </Toestand>
      {open && (
        <VraagDialoog
          adminId={adminId}
          naam={gegevens.naam}
          onSluit={() => stelOpen(false)}
          onKlaar={() => klaar(t('wissen.gevraagd'))}
        />
      )}
    </section>
  );
}

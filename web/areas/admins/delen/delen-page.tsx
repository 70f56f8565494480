import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Code, Delen, Koppelsoort } from '#server/features/koppelingen/koppelingen.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { useAdmin } from '../admins.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { GeenRecht } from '../geen-recht.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { KaartGeraamte } from '#web/ui/geraamte.tsx';
import { useMag } from '../recht.tsx';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import {
  beeindigKoppeling,
  maakKoppelcode,
  maakThuiscode,
  trekCodeIn,
  useDelen,
  zetThuisToegang,
  type Kind,
} from './delen.api.ts';
import { KoppelingDeel } from './koppeling-deel.tsx';
import { Strook, type Strooksoort } from './strook.tsx';
import { ToestemmingDeel } from './toestemming-deel.tsx';
import './delen.css';

interface Nieuw {
  soort: Strooksoort;
  code: Code;
}

/** Whether parents of this school look along at all: a choice of the whole school. */
function ThuisSchakelaar({ aan, bezig, onZet }: { aan: boolean; bezig: boolean; onZet: (aan: boolean) => void }) {
  const { t } = useTranslation('delen');
  return (
    <section className="deel" aria-labelledby="deel-school">
      <h2 id="deel-school">{t('school.kop')}</h2>
      <FormControlLabel
        control={<Switch checked={aan} disabled={bezig} onChange={(_, nieuw) => onZet(nieuw)} />}
        label={t('school.thuis')}
      />
      <p className="zacht">{t('school.uitleg')}</p>
    </section>
  );
}

function Delen({ data, kind, onVers }: { data: Delen; kind: Kind; onVers: () => void }) {
  const { t } = useTranslation('delen');
  const mag = useRecht(kind.adminId);
  const { data: admin } = useAdmin(kind.adminId);
  const { alleenLezen } = useMag('delen.beheren');
  const bewaren = useBewaren();
  const [nieuw, stelNieuw] = useState<Nieuw | null>(null);
  const doe = async (werk: () => Promise<unknown>) => {
    await bewaren.run(werk);
    onVers();
  };
  const vast = bewaren.bezig || alleenLezen;
  const maak = (soort: Strooksoort) =>
    doe(async () =>
      stelNieuw({ soort, code: soort === 'sso' ? await maakKoppelcode(kind) : await maakThuiscode(kind, soort) }),
    );
  const deel = (soort: Koppelsoort) => (
    <KoppelingDeel
      delen={data}
      soort={soort}
      bezig={vast}
      onMaak={() => void maak(soort)}
      onTrekIn={(id) => void doe(() => trekCodeIn(kind, id))}
      onBeeindig={(id) => void doe(() => beeindigKoppeling(kind, id))}
    />
  );
  const zonderToestemming = bewaren.fout instanceof HttpFout && bewaren.fout.code === 'TOESTEMMING_NODIG';
  return (
    <>
      <div className="pagina-kop">
        <div className="delen__wie">
          <DierTegel dier={data.leerling.dier} maat={56} />
          <div>
            <h1>{t('titel', { naam: data.leerling.naam })}</h1>
            <p>{t('uitleg')}</p>
          </div>
        </div>
      </div>
      {bewaren.fout !== null &&
        (zonderToestemming ? (
          <Alert severity="warning" className="fout-melding">
            {bewaren.fout.message}
          </Alert>
        ) : (
          <FoutMelding fout={bewaren.fout} onOpnieuw={onVers} />
        ))}
      {nieuw !== null && (
        <Strook
          soort={nieuw.soort}
          code={nieuw.code}
          leerling={data.leerling}
          school={data.school}
          onKlaar={() => stelNieuw(null)}
        />
      )}
      <div className="delen niet-op-papier">
        <ToestemmingDeel kind={kind} dicht={alleenLezen} onWijzig={onVers} />
        {deel('thuis')}
        {deel('rt')}
        {mag('wachtwoorden.beheren') && admin?.soort === 'school' && (
          <section className="deel" aria-labelledby="deel-sso">
            <div className="deel__kop">
              <h2 id="deel-sso">{t('sso.kop')}</h2>
              <button type="button" className="knop-tint" disabled={vast} onClick={() => void maak('sso')}>
                {t('sso.maak')}
              </button>
            </div>
            <p className="zacht">{t('sso.uitleg')}</p>
          </section>
        )}
        {mag('delen.instellen') && (
          <ThuisSchakelaar
            aan={data.thuisToegang}
            bezig={bewaren.bezig}
            onZet={(aan) => void doe(() => zetThuisToegang(kind.adminId, aan))}
          />
        )}
      </div>
    </>
  );
}

/** `/{groepId}/leerlingen/{leerlingId}/delen`: who outside the school looks along with a pupil, and on whose word. */
export function DelenPage() {
  const { t } = useTranslation('delen');
  const { adminId, groepenPad, groepId } = usePlek();
  const { leerlingId = '' } = useParams();
  const { mag } = useMag('delen.beheren');
  if (!mag) return <GeenRecht recht="delen.beheren" titel={t('naam')} />;
  return (
    <>
      <DelenInhoud kind={{ adminId, leerlingId }} />
      <p className="niet-op-papier">
        <Link className="knop-tekst" to={`${groepenPad}/${groepId ?? ''}/leerlingen`}>
          {t('terug')}
        </Link>
      </p>
    </>
  );
}

function DelenInhoud({ kind }: { kind: Kind }) {
  const { t } = useTranslation('delen');
  const stand = useDelen(kind);
  useTitel(t('naam'));
  return (
    <>
      {stand.data === undefined && (
        <div className="pagina-kop">
          <h1>{t('naam')}</h1>
        </div>
      )}
      <Toestand
        stand={stand}
        geraamte={
          <>
            <KaartGeraamte regels={4} />
            <KaartGeraamte regels={4} />
          </>
        }
      >
        {(data) => <Delen data={data} kind={kind} onVers={() => void stand.mutate()} />}
      </Toestand>
    </>
  );
}

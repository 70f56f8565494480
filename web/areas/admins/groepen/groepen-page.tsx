import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAlleLeerlingen, useGroepen, useMij, useSignalen } from '../admins.api.ts';
import { dagdeel, langeDatum } from '../datum.ts';
import { metHoofdletter } from '../jaargroep.ts';
import { useTitel } from '../kader/gebruik-titel.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Leeg, Toestand } from '../toestand.tsx';
import { GroepKaart } from './groep-kaart.tsx';
import { GroepenTabel } from './groepen-tabel.tsx';
import { SignalenKaart } from './signalen-kaart.tsx';
import './groepen.css';

type Weergave = 'kaarten' | 'tabel';

const GERAAMTE = <div className="geraamte__rij">{[0, 1, 2].map((nummer) => <Skeleton key={nummer} variant="rounded" height={280} />)}</div>;
const GERAAMTE_SIGNALEN = <Skeleton variant="rounded" height={300} />;

function Groet({ signalen }: { signalen: number | undefined }) {
  const { t, i18n } = useTranslation('admins');
  const { data: mij } = useMij();
  const nu = new Date(serverKlok.nu());
  const [voornaam = ''] = (mij?.naam ?? '').split(' ');
  const aandacht = signalen === undefined || signalen === 0 ? '' : t('groet.aandacht', { count: signalen });
  return (
    <div className="pagina-kop">
      <div>
        <h1>{t(`groet.${dagdeel(nu)}`, { naam: voornaam })}</h1>
        <p>{metHoofdletter(langeDatum(i18n.language, nu))}. {aandacht}</p>
      </div>
    </div>
  );
}

function Leegte() {
  const { t } = useTranslation('admins');
  const docent = useGebruiker()?.role === 'docent';
  return <Leeg titel={t('groepen.leeg')} uitleg={t(docent ? 'groepen.leeg.docent' : 'groepen.leeg.beheerder')} />;
}

function Groepen({ items }: { items: readonly GroepItem[] }) {
  const { t } = useTranslation('admins');
  const [weergave, stelWeergave] = useState<Weergave>('kaarten');
  const [archief, stelArchief] = useState(false);
  const getoond = items.filter(({ gearchiveerd }) => archief || !gearchiveerd);
  const aantal = getoond.reduce((som, groep) => som + groep.aantal, 0);
  const heeftArchief = items.some(({ gearchiveerd }) => gearchiveerd);
  return (
    <section aria-labelledby="groepen-kop">
      <div className="groepen__kop">
        <h2 id="groepen-kop">{t('menu.groepen')}</h2>
        <p>{t('groepen.aantal', { count: getoond.length })}, {t('leerlingen.aantal', { count: aantal })}</p>
        <span className="groepen__knoppen">
          {heeftArchief && <label className="schakel"><input type="checkbox" checked={archief} onChange={({ target }) => stelArchief(target.checked)} /> {t('groepen.metArchief')}</label>}
          <ToggleButtonGroup exclusive size="small" value={weergave} aria-label={t('weergave')} onChange={(_, nieuw: Weergave | null) => { if (nieuw !== null) stelWeergave(nieuw); }}>
            <ToggleButton value="kaarten"><Icoon naam="groepen" maat={18} /> {t('weergave.kaarten')}</ToggleButton>
            <ToggleButton value="tabel"><Icoon naam="tabel" maat={18} /> {t('weergave.tabel')}</ToggleButton>
          </ToggleButtonGroup>
        </span>
      </div>
      {getoond.length === 0 && <Leegte />}
      {getoond.length > 0 && weergave === 'kaarten' && <ul className="groepen__kaarten">{getoond.map((groep, nummer) => <GroepKaart key={groep.id} groep={groep} nummer={nummer} />)}</ul>}
      {getoond.length > 0 && weergave === 'tabel' && <GroepenTabel groepen={getoond} />}
    </section>
  );
}

/** Landing of the panel: who needs me today, and my groups. */
export function GroepenPage() {
  const { t } = useTranslation('admins');
  const { adminId } = usePlek();
  const groepen = useGroepen(adminId, true);
  const signalen = useSignalen(adminId);
  const items = groepen.data?.items ?? [];
  const metSignaal = new Set(signalen.data?.items.map(({ groepId }) => groepId));
  const { data: leerlingen = [] } = useAlleLeerlingen(adminId, items.filter(({ id }) => metSignaal.has(id)).map(({ id }) => id));
  useTitel(t('menu.groepen'));
  return (
    <>
      <Groet signalen={signalen.data?.items.length} />
      {groepen.data?.items.length !== 0 && (
        <Toestand stand={signalen} geraamte={GERAAMTE_SIGNALEN}>{(data) => <SignalenKaart signalen={data.items} groepen={items} leerlingen={leerlingen} />}</Toestand>
      )}
      <Toestand stand={groepen} geraamte={GERAAMTE}>{(data) => (data.items.length === 0 ? <Leegte /> : <Groepen items={data.items} />)}</Toestand>
    </>
  );
}

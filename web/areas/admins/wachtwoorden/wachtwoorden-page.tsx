import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mag } from '#engine/core/domein/rechten.ts';
import type { Wachtwoorden, WachtwoordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { KaartGeraamte, TabelGeraamte } from '#web/ui/geraamte.tsx';
import { useZoek } from '../leerlingen/gebruik-zoek.ts';
import { past } from '../leerlingen/naam.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { useBeheer, type Beheer } from './gebruik-beheer.ts';
import { GroepscodeKaart } from './groepscode-kaart.tsx';
import { KaartjesWeergave } from './kaartjes-weergave.tsx';
import { Logboek } from './logboek.tsx';
import { NieuwDialoog } from './nieuw-dialoog.tsx';
import { useWachtwoorden } from './wachtwoorden.api.ts';
import { WachtwoordenTabel } from './wachtwoorden-tabel.tsx';
import './wachtwoorden.css';

const GERAAMTE = (
  <>
    <KaartGeraamte regels={3} />
    <TabelGeraamte />
  </>
);
type Keuze = ReadonlySet<string>;
const NIETS: Keuze = new Set();

function met(oud: Keuze, ids: readonly string[], aan: boolean): Keuze {
  const nieuw = new Set(oud);
  for (const id of ids)
    if (aan) nieuw.add(id);
    else nieuw.delete(id);
  return nieuw;
}

function Meldingen({ beheer, dialoog }: { beheer: Beheer; dialoog: boolean }) {
  const { t } = useTranslation('inlogkaart');
  const { fout, gedaan } = beheer;
  return (
    <div role="status" className="wachtwoord-meldingen niet-op-papier">
      {fout !== null && !dialoog && <FoutMelding fout={fout} onOpnieuw={() => globalThis.location.reload()} />}
      {gedaan !== null && (
        <Alert severity="success" className="gedaan-melding">
          {t(`gedaan.${gedaan.soort}`, { count: gedaan.soort === 'nieuw' ? gedaan.aantal : 0 })}
        </Alert>
      )}
    </div>
  );
}

function Kop({
  data,
  digibord,
  onDigibord,
  onCsv,
}: {
  data: Wachtwoorden;
  digibord: boolean;
  onDigibord: (aan: boolean) => void;
  onCsv: () => void;
}) {
  const { t } = useTranslation(['inlogkaart', 'admins']);
  return (
    <div className="pagina-kop">
      <div>
        <h1>{t('titel')}</h1>
        <p>
          {data.groep.naam}, {t('admins:leerlingen.aantal', { count: data.items.length })}
        </p>
      </div>
      {data.items.length > 0 && (
        <span className="pagina-kop__knoppen niet-op-papier">
          <FormControlLabel
            control={<Switch checked={digibord} onChange={(_, aan) => onDigibord(aan)} />}
            label={t('digibord')}
          />
          <Button variant="outlined" startIcon={<Icoon naam="download" maat={18} />} onClick={onCsv}>
            {t('admins:csv')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What is done for those who are chosen, or for all. */
function Keuzeknoppen({
  data,
  voor,
  beheer,
  digibord,
  onNieuw,
  onKaartjes,
}: {
  data: Wachtwoorden;
  voor: readonly WachtwoordItem[];
  beheer: Beheer;
  digibord: boolean;
  onNieuw: () => void;
  onKaartjes: () => void;
}) {
  const { t } = useTranslation('inlogkaart');
  return (
    <>
      <Button variant="outlined" disabled={beheer.bezig} onClick={onNieuw}>
        {t('nieuwe')}
      </Button>
      <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} disabled={digibord} onClick={onKaartjes}>
        {t('kaartjes')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Icoon naam="download" maat={18} />}
        disabled={beheer.bezig}
        onClick={() =>
          void beheer.pdf(
            voor.map(({ leerlingId }) => leerlingId),
            bestandsnaam([t('kaart.kop', { groep: data.groep.naam })], 'pdf'),
          )
        }
      >
        {t('pdf')}
      </Button>
    </>
  );
}

function Lijst({ data, beheer }: { data: Wachtwoorden; beheer: Beheer }) {
  const { t } = useTranslation(['inlogkaart', 'admins']);
  const gebruiker = useGebruiker();
  const { tekst, zoek, stel } = useZoek();
  const [gekozen, stelGekozen] = useState(NIETS);
  const [getoond, stelGetoond] = useState(NIETS);
  const [digibord, stelDigibord] = useState(false);
  const [dialoog, stelDialoog] = useState<readonly WachtwoordItem[] | null>(null);
  const [papier, stelPapier] = useState(false);
  const sluitPapier = useCallback(() => stelPapier(false), []);
  const items = data.items.filter(({ naam }) => past(naam, zoek));
  const keuze = data.items.filter(({ leerlingId }) => gekozen.has(leerlingId));
  const voor = keuze.length === 0 ? data.items : keuze;
  const magInstellen = gebruiker !== null && mag(gebruiker.role, 'wachtwoorden.instellen');
  const kolommen = ['naam', 'gebruikersnaam', 'soort', 'gewijzigd'].map((kolom) => t(`kolom.${kolom}`));
  const csv = () =>
    bewaarCsv(bestandsnaam([data.groep.naam, t('titel')]), [
      kolommen,
      ...items.map((item) => [
        item.naam,
        item.gebruikersnaam,
        t(`admins:inlog.${item.soort}`),
        item.gewijzigdOp?.slice(0, 10) ?? '',
      ]),
    ]);
  const sluitDialoog = () => {
    if (dialoog !== null)
      stelGetoond((oud) =>
        met(
          oud,
          dialoog.map(({ leerlingId }) => leerlingId),
          true,
        ),
      );
    stelDialoog(null);
  };
  return (
    <>
      <Kop data={data} digibord={digibord} onDigibord={stelDigibord} onCsv={csv} />
      <Meldingen beheer={beheer} dialoog={dialoog !== null} />
      <GroepscodeKaart code={data.groepscode} digibord={digibord} beheer={beheer} />
      {data.items.length === 0 && (
        <Leeg titel={t('admins:leerlingen.leeg')} uitleg={t('leeg')}>
          <Link className="knop-vol" to="../leerlingen" relative="path">
            {t('leeg.knop')}
          </Link>
        </Leeg>
      )}
      {data.items.length > 0 && (
        <>
          <div className="keuzebalk niet-op-papier">
            <TextField
              label={t('admins:leerlingen.zoek')}
              value={tekst}
              onChange={({ target }) => stel(target.value)}
              slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
            />
            <p role="status">{keuze.length === 0 ? t('voorAlle') : t('voorKeuze', { count: keuze.length })}</p>
            <Keuzeknoppen
              data={data}
              voor={voor}
              beheer={beheer}
              digibord={digibord}
              onNieuw={() => stelDialoog(voor)}
              onKaartjes={() => stelPapier(true)}
            />
          </div>
          {items.length === 0 ? (
            <Leeg titel={t('admins:niets')} uitleg={t('admins:leerlingen.nietsGevonden', { zoek })}>
              <Button variant="outlined" onClick={() => stel('')}>
                {t('admins:filters.wis')}
              </Button>
            </Leeg>
          ) : (
            <WachtwoordenTabel
              items={items}
              beheer={beheer}
              gekozen={gekozen}
              getoond={getoond}
              digibord={digibord}
              onKies={(ids, aan) => stelGekozen((oud) => met(oud, ids, aan))}
              onToon={(id) => stelGetoond((oud) => met(oud, [id], !oud.has(id)))}
              onNieuw={(id) => stelDialoog(data.items.filter(({ leerlingId }) => leerlingId === id))}
            />
          )}
        </>
      )}
      {magInstellen && (
        <FormControlLabel
          className="niet-op-papier"
          control={
            <Switch
              checked={data.eigenWachtwoord}
              disabled={beheer.bezig}
              onChange={(_, aan) => void beheer.stelKeuze(aan)}
            />
          }
          label={t('eigenKeuze')}
        />
      )}
      <Logboek data={data} />
      {dialoog !== null && <NieuwDialoog leerlingen={dialoog} beheer={beheer} onSluit={sluitDialoog} />}
      {papier && <KaartjesWeergave data={data} items={voor} nieuw={beheer.nieuw} onSluit={sluitPapier} />}
    </>
  );
}

/** Sign-ins of one group: look up, make, print. */
export function WachtwoordenPage() {
  const { t } = useTranslation('inlogkaart');
  const { adminId, groepId } = usePlek();
  const plek = { adminId, groepId: groepId ?? '' };
  const stand = useWachtwoorden(plek);
  const beheer = useBeheer(plek, stand);
  useTitel(t('titel'));
  return (
    <>
      {stand.data === undefined && (
        <div className="pagina-kop">
          <h1>{t('titel')}</h1>
        </div>
      )}
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {(data) => <Lijst key={data.groep.id} data={data} beheer={beheer} />}
      </Toestand>
    </>
  );
}

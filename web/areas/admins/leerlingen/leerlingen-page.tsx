import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAdmin, useLeerlingen } from '../admins.api.ts';
import { useGroep } from '../beheer.api.ts';
import { speelAls } from '../delen/delen.api.ts';
import { GedeeldeKinderen } from '../delen/gedeelde-kinderen.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { jarenTekst } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { bladMet, bladVan } from './bladen.ts';
import { Filters, GEEN_FILTER, hoortBij } from './filters.tsx';
import { useBulk, type Bulk } from './gebruik-bulk.tsx';
import { useZoek } from './gebruik-zoek.ts';
import { sorteerLeerlingen, type Kolom, type Sortering } from './kolommen.ts';
import { LeerlingDialoog } from './leerling-dialoog.tsx';
import { leerlingenCsv } from './leerling-tekst.ts';
import { LeerlingenTabel, type Rijacties } from './leerlingen-tabel.tsx';
import { past, volleNaam } from './naam.ts';
import './leerlingen.css';

const GERAAMTE = <TabelGeraamte />;

function Koppen({ data, toevoegen }: { data: Leerlingen; toevoegen: string | null }) {
  const { t } = useTranslation(['admins', 'woorden', 'beheer']);
  return (
    <div className="pagina-kop">
      <div>
        <h1>{t('menu.leerlingen')}</h1>
        <p>
          {data.groep.naam}, {jarenTekst(t, data.groep.jaargroepen)},{' '}
          {t('leerlingen.aantal', { count: data.items.length })}
        </p>
      </div>
      {toevoegen !== null && data.items.length > 0 && (
        <span className="pagina-kop__knoppen niet-op-papier">
          <Link className="knop-vol" to={toevoegen}>
            <Icoon naam="plus" maat={18} /> {t('beheer:toevoegen.knop')}
          </Link>
        </span>
      )}
    </div>
  );
}

function Niemand({ toevoegen }: { toevoegen: string | null }) {
  const { t } = useTranslation(['admins', 'beheer']);
  if (toevoegen === null) return <Leeg titel={t('leerlingen.leeg')} uitleg={t('leerlingen.leeg.uitleg')} />;
  return (
    <Leeg titel={t('leerlingen.leeg')} uitleg={t('beheer:leerlingen.leeg.uitleg')}>
      <Link className="knop-vol" to={toevoegen}>
        {t('beheer:toevoegen.knop')}
      </Link>
    </Leeg>
  );
}

/** The rows that fit the search and the filters, in order. */
function Rijen({ data, bulk, acties }: { data: Leerlingen; bulk: Bulk | null; acties: Omit<Rijacties, 'bulk'> }) {
  const { t, i18n } = useTranslation(['admins', 'woorden', 'beheer']);
  const { adminId } = usePlek();
  const [params] = useSearchParams();
  const { tekst, zoek, stel } = useZoek();
  const [filter, stelFilter] = useState(GEEN_FILTER);
  const [sortering, stelSortering] = useState<Sortering>({ kolom: 'naam', omlaag: false });
  const { data: groep } = useGroep(adminId, data.groep.id);
  const subgroepen = groep?.subgroepen ?? [];
  const onSorteer = (kolom: Kolom) => stelSortering((oud) => ({ kolom, omlaag: oud.kolom === kolom && !oud.omlaag }));
  const items = sorteerLeerlingen(
    data.items.filter((kind) => past(volleNaam(kind), zoek) && hoortBij(kind, filter, subgroepen)),
    sortering,
  );
  const gekozen = params.get('leerling');
  const [gekozenBlad, stelBlad] = useState<number | null>(null);
  const blad = bladVan(items, gekozenBlad ?? bladMet(items, gekozen));
  const csv = () =>
    bewaarCsv(
      bestandsnaam([data.groep.naam, t('menu.leerlingen')]),
      leerlingenCsv({ t, taal: i18n.language, nu: new Date(serverKlok.nu()) }, items),
    );
  return (
    <>
      <div className="filters niet-op-papier">
        <TextField
          label={t('leerlingen.zoek')}
          value={tekst}
          onChange={({ target }) => stel(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        <Filters items={data.items} subgroepen={subgroepen} filter={filter} onFilter={stelFilter} />
        {data.groep.code !== undefined && (
          <p className="leerlingen__code">
            {t('leerlingen.code')} <strong>{data.groep.code}</strong>
          </p>
        )}
        <span className="filters__knoppen">
          <Button variant="outlined" startIcon={<Icoon naam="download" maat={18} />} onClick={csv}>
            {t('csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      <p className="alleen-lezer" role="status">
        {zoek === '' ? '' : t('leerlingen.aantal', { count: items.length })}
      </p>
      {items.length === 0 ? (
        <Leeg
          titel={t('niets')}
          uitleg={zoek === '' ? t('beheer:filter.niets') : t('leerlingen.nietsGevonden', { zoek })}
        >
          <Button
            variant="outlined"
            onClick={() => {
              stel('');
              stelFilter(GEEN_FILTER);
            }}
          >
            {t('filters.wis')}
          </Button>
        </Leeg>
      ) : (
        <LeerlingenTabel
          items={blad.items}
          sortering={sortering}
          onSorteer={onSorteer}
          gekozen={gekozen}
          acties={{ ...acties, bulk }}
        />
      )}
      {blad.aantal > 1 && (
        <div className="bladeren niet-op-papier">
          <Pagination count={blad.aantal} page={blad.nr} onChange={(_, nr) => stelBlad(nr)} />
        </div>
      )}
    </>
  );
}

/** "Speel": only for parents. */
function useSpelen(adminId: string): { onSpeel: ((leerlingId: string) => void) | null; melding: ReactNode } {
  const mag = useRecht(adminId);
  const { run, fout, wis } = useBewaren();
  return {
    onSpeel: mag('leerlingen.spelen') ? (leerlingId) => void run(() => speelAls({ adminId, leerlingId })) : null,
    melding: fout === null ? null : <FoutMelding fout={fout} onOpnieuw={wis} />,
  };
}

function Lijst({ data }: { data: Leerlingen }) {
  const { t } = useTranslation('beheer');
  const { adminId, groepenPad } = usePlek();
  const { data: admin } = useAdmin(adminId);
  const mag = useRecht(adminId);
  const bulk = useBulk(adminId, data.groep.id);
  const spelen = useSpelen(adminId);
  const [wijzig, stelWijzig] = useState<string | null>(null);
  const pad = `${groepenPad}/${data.groep.id}`;
  const toevoegen = mag('leerlingen.toevoegen')
    ? `${pad}/${admin?.soort === 'thuis' ? 'kinderen-toevoegen' : 'leerlingen/toevoegen'}`
    : null;
  const magWijzigen = mag('leerlingen.wijzigen');

  const klaar = ({ roepnaam }: { roepnaam: string }) => {
    stelWijzig(null);
    bulk.meld({ tekst: t('leerling.gedaan', { naam: roepnaam }), herstel: null });
  };
  return (
    <>
      <Koppen data={data} toevoegen={toevoegen} />
      {spelen.melding}
      {data.items.length === 0 ? (
        <Niemand toevoegen={toevoegen} />
      ) : (
        <Rijen
          data={data}
          bulk={magWijzigen ? bulk : null}
          acties={{ onWijzig: magWijzigen ? stelWijzig : null, delen: mag('delen.beheren'), onSpeel: spelen.onSpeel }}
        />
      )}
      <GedeeldeKinderen adminId={adminId} alleen="thuis" />
      {bulk.delen}
      {wijzig !== null && (
        <LeerlingDialoog adminId={adminId} leerlingId={wijzig} onSluit={() => stelWijzig(null)} onKlaar={klaar} />
      )}
    </>
  );
}

/** Pupils of one group. */
export function LeerlingenPage() {
  const { t } = useTranslation(['admins', 'woorden']);
  const { adminId, groepId } = usePlek();
  const leerlingen = useLeerlingen(adminId, groepId ?? '');
  useTitel(t('menu.leerlingen'));
  return (
    <>
      {leerlingen.data === undefined && (
        <div className="pagina-kop">
          <h1>{t('menu.leerlingen')}</h1>
        </div>
      )}
      <Toestand stand={leerlingen} geraamte={GERAAMTE}>
        {(data) => <Lijst key={data.groep.id} data={data} />}
      </Toestand>
    </>
  );
}

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Leerlinglijst, Lijstleerling } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useGroepen } from '../admins.api.ts';
import { leesHeleLijst, useLeerlinglijst } from '../beheer.api.ts';
import { GedeeldeKinderen } from '../delen/gedeelde-kinderen.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { useBulk, type Bulk } from '../leerlingen/gebruik-bulk.tsx';
import { useZoek } from '../leerlingen/gebruik-zoek.ts';
import { laatstTekst } from '../leerlingen/leerling-tekst.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { GROOTTES, leesLijstvraag } from './lijstvraag.ts';
import '../leerlingen/leerlingen.css';

const KOLOMMEN = ['naam', 'jaargroep', 'groep', 'laatst'] as const;
type Kolom = (typeof KOLOMMEN)[number];
const GERAAMTE = <TabelGeraamte />;

function Rij({ kind, bulk }: { kind: Lijstleerling; bulk: Pick<Bulk, 'gekozen' | 'kies'> | null }) {
  const { t, i18n } = useTranslation(['beheer', 'woorden']);
  const { groepenPad } = usePlek();
  const naar = kind.groep === undefined ? null : `${groepenPad}/${kind.groep.id}/leerlingen?leerling=${kind.id}`;
  const naam = (
    <>
      <DierTegel dier={kind.dier} /> <span>{kind.naam}</span>
    </>
  );
  return (
    <tr>
      <th scope="row">
        {bulk !== null && (
          <input
            type="checkbox"
            className="rijkeuze niet-op-papier"
            aria-label={t('bulk.kies', { naam: kind.naam })}
            checked={bulk.gekozen.has(kind.id)}
            onChange={({ target }) => bulk.kies([kind.id], target.checked)}
          />
        )}
        {naar === null ? (
          <span className="leerlingen__naam">{naam}</span>
        ) : (
          <Link className="leerlingen__naam" to={naar}>
            {naam}
          </Link>
        )}
      </th>
      <td>{metHoofdletter(jaarTekst(t, kind.jaargroep))}</td>
      <td>
        {kind.groep === undefined ? (
          <span className="zacht">{t('zonder')}</span>
        ) : (
          <Link to={`${groepenPad}/${kind.groep.id}/leerlingen`}>{kind.groep.naam}</Link>
        )}
      </td>
      <td>{laatstTekst({ t, taal: i18n.language, nu: new Date(serverKlok.nu()) }, kind.laatstGeoefendOp)}</td>
      <td>{kind.gebruikersnaam}</td>
    </tr>
  );
}

function Tabel({
  data,
  sorteer,
  onSorteer,
  bulk,
}: {
  data: Leerlinglijst;
  sorteer: string;
  onSorteer: (kolom: Kolom) => void;
  bulk: Pick<Bulk, 'gekozen' | 'kies'> | null;
}) {
  const { t } = useTranslation('beheer');
  const richting = (kolom: Kolom) => {
    if (!sorteer.endsWith(kolom)) return 'none';
    return sorteer.startsWith('-') ? 'descending' : 'ascending';
  };
  const ids = data.items.map(({ id }) => id);
  return (
    <TabelVak klasse="tabel--vast" naam={t('alle.titel')}>
      <thead>
        <tr>
          {KOLOMMEN.map((kolom) => (
            <th key={kolom} scope="col" aria-sort={richting(kolom)}>
              {kolom === 'naam' && bulk !== null && (
                <input
                  type="checkbox"
                  className="rijkeuze niet-op-papier"
                  aria-label={t('bulk.alle')}
                  checked={ids.every((id) => bulk.gekozen.has(id))}
                  onChange={({ target }) => bulk.kies(ids, target.checked)}
                />
              )}
              <button type="button" className="tabel__sorteer" onClick={() => onSorteer(kolom)}>
                {t(`alle.kolom.${kolom}`)}{' '}
                {richting(kolom) !== 'none' && <Icoon naam={sorteer.startsWith('-') ? 'af' : 'op'} maat={14} />}
              </button>
            </th>
          ))}
          <th scope="col">{t('leerling.gebruikersnaam')}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map((kind) => (
          <Rij key={kind.id} kind={kind} bulk={bulk} />
        ))}
      </tbody>
    </TabelVak>
  );
}

/** Nobody fits the search, or nobody is there at all: then the way to bring them in. */
function Niemand({ gefilterd, onWis }: { gefilterd: boolean; onWis: () => void }) {
  const { t } = useTranslation(['beheer', 'admins']);
  const { adminId, groepenPad } = usePlek();
  const mag = useRecht(adminId);
  if (gefilterd)
    return (
      <Leeg titel={t('admins:niets')} uitleg={t('alle.leeg')}>
        <Button variant="outlined" onClick={onWis}>
          {t('admins:filters.wis')}
        </Button>
      </Leeg>
    );
  const importeert = mag('leerlingen.importeren');
  return (
    <Leeg titel={t('admins:leerlingen.leeg')} uitleg={t(importeert ? 'alle.niemand' : 'alle.niemand.vraag')}>
      <Link className="knop-vol" to={importeert ? `${groepenPad}/edexml` : groepenPad}>
        {t(importeert ? 'admins:menu.edexml' : 'admins:menu.groepen')}
      </Link>
    </Leeg>
  );
}

/** To another page, and how many stand on one. */
function Bladeren({
  data,
  grootte,
  onBlader,
  onGrootte,
}: {
  data: Leerlinglijst;
  grootte: ReturnType<typeof leesLijstvraag>['grootte'];
  onBlader: (pagina: number) => void;
  onGrootte: (grootte: string) => void;
}) {
  const { t } = useTranslation('beheer');
  return (
    <div className="bladeren niet-op-papier">
      <Pagination
        count={Math.ceil(data.totaal / data.grootte)}
        page={data.pagina}
        onChange={(_, pagina) => onBlader(pagina)}
      />
      <TextField select label={t('alle.perPagina')} value={grootte} onChange={({ target }) => onGrootte(target.value)}>
        {GROOTTES.map((aantal) => (
          <MenuItem key={aantal} value={aantal}>
            {aantal}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}

/** `/leerlingen`: everybody of the school, a page at a time; also who has no group. */
export function AlleLeerlingenPage() {
  const { t } = useTranslation(['beheer', 'admins', 'woorden']);
  const { adminId } = usePlek();
  const [params, stelParams] = useSearchParams();
  const { tekst, zoek, stel } = useZoek();
  const mag = useRecht(adminId);
  const bulk = useBulk(adminId, null);
  const bewaren = useBewaren();
  const { data: groepen } = useGroepen(adminId, false);
  const adres = leesLijstvraag(params);
  const { groep, sorteer, grootte } = adres;
  // What was found has pages of its own, from the first on.
  const [gevonden, stelGevonden] = useState({ zoek: '', pagina: 1 });
  const query = { ...adres, zoek, pagina: zoek === '' ? adres.pagina : gevonden.zoek === zoek ? gevonden.pagina : 1 };
  const stand = useLeerlinglijst(adminId, query);
  const zet = (deel: Record<string, string>) => {
    stelGevonden({ zoek, pagina: 1 });
    stelParams((oud) => new URLSearchParams({ ...Object.fromEntries(oud), pagina: '1', ...deel }), { replace: true });
  };
  const blader = (pagina: number) => (zoek === '' ? zet({ pagina: String(pagina) }) : stelGevonden({ zoek, pagina }));
  useTitel(t('alle.titel'));
  const csv = () =>
    void bewaren.run(async () => {
      const items = await leesHeleLijst(adminId, query);
      const kop = [...KOLOMMEN.map((kolom) => t(`alle.kolom.${kolom}`)), t('leerling.gebruikersnaam')];
      bewaarCsv(bestandsnaam([t('alle.titel')]), [
        kop,
        ...items.map((kind) => [
          kind.naam,
          jaarTekst(t, kind.jaargroep),
          kind.groep?.naam ?? t('zonder'),
          kind.laatstGeoefendOp?.slice(0, 10) ?? t('admins:leerlingen.nooit'),
          kind.gebruikersnaam,
        ]),
      ]);
    });
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('alle.titel')}</h1>
          <p>{stand.data === undefined ? '' : t('admins:leerlingen.aantal', { count: stand.data.totaal })}</p>
        </div>
        <span className="pagina-kop__knoppen niet-op-papier">
          <Button
            variant="outlined"
            disabled={bewaren.bezig}
            startIcon={<Icoon naam="download" maat={18} />}
            onClick={csv}
          >
            {t('admins:csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={csv} />}
      <div className="filters niet-op-papier">
        <TextField
          label={t('admins:leerlingen.zoek')}
          value={tekst}
          onChange={({ target }) => stel(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        <TextField
          select
          label={t('alle.kolom.groep')}
          value={groep}
          onChange={({ target }) => zet({ groep: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('filter.alle')}</MenuItem>
          <MenuItem value="zonder">{t('zonder')}</MenuItem>
          {(groepen?.items ?? []).map(({ id, naam }) => (
            <MenuItem key={id} value={id}>
              {naam}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {(data) => (
          <>
            <p className="alleen-lezer" role="status">
              {t('admins:leerlingen.aantal', { count: data.totaal })}
            </p>
            {data.items.length === 0 ? (
              <Niemand
                gefilterd={zoek !== '' || groep !== '' || data.totaal > 0}
                onWis={() => {
                  stel('');
                  zet({ groep: '' });
                }}
              />
            ) : (
              <Tabel
                data={data}
                sorteer={sorteer}
                onSorteer={(kolom) => zet({ sorteer: sorteer === kolom ? `-${kolom}` : kolom })}
                bulk={mag('leerlingen.wijzigen') ? bulk : null}
              />
            )}
            {data.totaal > data.grootte && (
              <Bladeren
                data={data}
                grootte={grootte}
                onBlader={blader}
                onGrootte={(aantal) => zet({ grootte: aantal })}
              />
            )}
          </>
        )}
      </Toestand>
      <GedeeldeKinderen adminId={adminId} />
      {bulk.delen}
    </>
  );
}

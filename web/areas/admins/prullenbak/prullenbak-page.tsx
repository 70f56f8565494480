import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wissenSchema, type Prullenbak, type Prullenbakitem } from '#server/features/leerlingen/prullenbak.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { OngedaanBalk, type Gedaan } from '#web/ui/ongedaan-balk.tsx';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { useGroepen } from '../admins.api.ts';
import { herstel, leesHelePrullenbak, naarPrullenbak, usePrullenbak, wisLeerling } from '../beheer.api.ts';
import { korteDatum } from '../datum.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { LeerlingExport } from '../leerling-export.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { useZoek } from '../leerlingen/gebruik-zoek.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { Bewaartermijn } from './bewaartermijn.tsx';
import '../leerlingen/leerlingen.css';

const GERAAMTE = <TabelGeraamte rijen={5} />;
const EIGEN = '';
const BIJNA_OP = 7;
const KOLOMMEN = ['naam', 'groep', 'op', 'reden', 'over'] as const;

function WisDialoog({
  adminId,
  item,
  onSluit,
  onKlaar,
}: {
  adminId: string;
  item: Prullenbakitem;
  onSluit: () => void;
  onKlaar: () => void;
}) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const formulier = useFormulier({ bevestiging: '' }, controleMet(wissenSchema));
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    if (
      await bewaren.run(
        () => wisLeerling(adminId, item.leerlingId, formulier.waarden.bevestiging),
        formulier.stelServer,
      )
    )
      onKlaar();
  };
  return (
    <Dialoog
      titel={t('wis.titel', { naam: item.naam })}
      knop={t('wis.knop')}
      gevaar
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('wis.uitleg')}</p>
      <LeerlingExport adminId={adminId} leerlingId={item.leerlingId} naam={item.naam} />
      <Veld
        formulier={formulier}
        naam="bevestiging"
        label={t('wis.label', { naam: item.roepnaam })}
        regel={{ n: 64, voorbeeld: item.roepnaam }}
        veld={{ autoFocus: true, required: true, autoComplete: 'off' }}
      />
    </Dialoog>
  );
}

interface RijProps {
  item: Prullenbakitem;
  gekozen: boolean;
  vol: boolean;
  magHerstel: boolean;
  magWis: boolean;
  onKies: (aan: boolean) => void;
  onHerstel: () => void;
  onWis: () => void;
}

function Rij({ item, gekozen, vol, magHerstel, magWis, onKies, onHerstel, onWis }: RijProps) {
  const { t, i18n } = useTranslation('beheer');
  return (
    <tr>
      <th scope="row">
        {magHerstel && (
          <input
            type="checkbox"
            className="rijkeuze niet-op-papier"
            aria-label={t('bulk.kies', { naam: item.naam })}
            checked={gekozen}
            onChange={({ target }) => onKies(target.checked)}
          />
        )}
        <span className="leerlingen__naam">
          <DierTegel dier={item.dier} /> <span>{item.naam}</span>
        </span>
      </th>
      <td>{item.groep?.naam ?? <span className="zacht">{t('zonder')}</span>}</td>
      <td>
        {korteDatum(i18n.language, new Date(item.op))}
        {item.door !== '' && <small className="regel-onder">{t('bak.door', { naam: item.door })}</small>}
      </td>
      <td>{item.reden}</td>
      <td>
        <span className={item.dagenOver <= BIJNA_OP ? 'chip chip--roest' : 'chip'}>
          {t('bak.dagen', { count: item.dagenOver })}
        </span>
      </td>
      <td className="niet-op-papier leerlingen__acties">
        {magHerstel && (
          <button
            type="button"
            className="knop-tekst"
            disabled={vol}
            onClick={onHerstel}
            aria-label={t('bak.herstel.van', { naam: item.naam })}
          >
            <Icoon naam="terug" maat={18} /> {t('bak.herstel')}
          </button>
        )}
        {magWis && (
          <button type="button" className="knop-tekst" onClick={onWis} aria-label={t('wis.titel', { naam: item.naam })}>
            <Icoon naam="prullenbak" maat={18} />
          </button>
        )}
      </td>
    </tr>
  );
}

function Bak({
  data,
  onGedaan,
  bewaren,
}: {
  data: Prullenbak;
  onGedaan: (tekst: string, terug: (() => void) | null) => void;
  bewaren: ReturnType<typeof useBewaren>;
}) {
  const { t } = useTranslation(['beheer', 'admins']);
  const { adminId } = usePlek();
  const mag = useRecht(adminId);
  const { data: groepen } = useGroepen(adminId, false);
  const [gekozen, stelGekozen] = useState<ReadonlySet<string>>(new Set());
  const [doel, stelDoel] = useState(EIGEN);
  const [wis, stelWis] = useState<Prullenbakitem | null>(null);
  const keuze = data.items.filter(({ leerlingId }) => gekozen.has(leerlingId));
  const vrij = data.vrijePlaatsen ?? data.items.length;
  const zetTerug = async (items: readonly Prullenbakitem[]) => {
    const ids = items.map(({ leerlingId }) => leerlingId);
    const gelukt = await bewaren.run(() => herstel(adminId, { ids, ...(doel === EIGEN ? {} : { groepId: doel }) }));
    if (!gelukt) return;
    stelGekozen(new Set());
    onGedaan(t('bak.hersteld', { count: ids.length }), () => void bewaren.run(() => naarPrullenbak(adminId, ids, '')));
  };
  const kies = (ids: readonly string[], aan: boolean) =>
    stelGekozen((oud) => new Set(aan ? [...oud, ...ids] : [...oud].filter((id) => !ids.includes(id))));
  return (
    <>
      {data.vrijePlaatsen === 0 && (
        <p className="plaatsen plaatsen--vol">
          <Icoon naam="let" maat={18} /> {t('bak.vol')}
        </p>
      )}
      <TabelVak klasse="tabel--vast" naam={t('bak.titel')}>
        <thead>
          <tr>
            {KOLOMMEN.map((kolom) => (
              <th key={kolom} scope="col">
                {t(`bak.kolom.${kolom}`)}
              </th>
            ))}
            <th scope="col" className="niet-op-papier">
              <span className="alleen-lezer">{t('acties')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((item) => (
            <Rij
              key={item.leerlingId}
              item={item}
              gekozen={gekozen.has(item.leerlingId)}
              vol={vrij < 1}
              magHerstel={mag('prullenbak.herstellen')}
              magWis={mag('leerlingen.wissen')}
              onKies={(aan) => kies([item.leerlingId], aan)}
              onHerstel={() => void zetTerug([item])}
              onWis={() => stelWis(item)}
            />
          ))}
        </tbody>
      </TabelVak>
      {keuze.length > 0 && (
        <div className="bulkbalk niet-op-papier" role="region" aria-label={t('bulk')}>
          <strong aria-live="polite">{t('bulk.gekozen', { count: keuze.length })}</strong>
          <TextField
            select
            label={t('bak.naar')}
            value={doel}
            onChange={({ target }) => stelDoel(target.value)}
            sx={{ minWidth: 190 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value={EIGEN}>{t('bak.eigen')}</MenuItem>
            {(groepen?.items ?? []).map(({ id, naam }) => (
              <MenuItem key={id} value={id}>
                {naam}
              </MenuItem>
            ))}
          </TextField>
          <button
            type="button"
            className="knop-vol"
            disabled={bewaren.bezig || keuze.length > vrij}
            onClick={() => void zetTerug(keuze)}
          >
            {t('bak.herstel')}
          </button>
        </div>
      )}
      {wis !== null && (
        <WisDialoog
          adminId={adminId}
          item={wis}
          onSluit={() => stelWis(null)}
          onKlaar={() => {
            onGedaan(t('wis.gedaan', { naam: wis.roepnaam }), null);
            stelWis(null);
          }}
        />
      )}
    </>
  );
}

/** `/prullenbak`: who was removed, how long they can come back, and out for ever. */
export function PrullenbakPage() {
  const { t } = useTranslation(['beheer', 'admins']);
  const { adminId } = usePlek();
  const { tekst, zoek, stel } = useZoek();
  const [pagina, stelPagina] = useState(1);
  const [gedaan, stelGedaan] = useState<Gedaan | null>(null);
  const bewaren = useBewaren();
  const stand = usePrullenbak(adminId, { pagina, zoek });
  useTitel(t('bak.titel'));
  const csv = async () => {
    const uit = await bewaren.run(() => leesHelePrullenbak(adminId, zoek));
    if (uit !== undefined)
      bewaarCsv(bestandsnaam([t('bak.titel')]), [
        KOLOMMEN.map((kolom) => t(`bak.kolom.${kolom}`)),
        ...uit.uit.map((item) => [item.naam, item.groep?.naam ?? '', item.op.slice(0, 10), item.reden, item.wissenOp]),
      ]);
  };
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('bak.titel')}</h1>
          <p>{stand.data !== undefined && t('bak.uitleg', { count: stand.data.bewaardagen })}</p>
        </div>
        <span className="pagina-kop__knoppen niet-op-papier">
          <Bewaartermijn adminId={adminId} />
        </span>
      </div>
      {(stand.data?.totaal !== 0 || zoek !== '') && (
        <div className="filters niet-op-papier">
          <TextField
            label={t('admins:leerlingen.zoek')}
            value={tekst}
            onChange={({ target }) => {
              stel(target.value);
              stelPagina(1);
            }}
            slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
          />
          <span className="filters__knoppen">
            <Button
              variant="outlined"
              disabled={bewaren.bezig}
              startIcon={<Icoon naam="download" maat={18} />}
              onClick={() => void csv()}
            >
              {t('admins:csv')}
            </Button>
            <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
              {t('admins:print')}
            </Button>
          </span>
        </div>
      )}
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {(data) => {
          if (data.totaal > 0)
            return (
              <Bak
                data={data}
                bewaren={bewaren}
                onGedaan={(zin, herstellen) =>
                  stelGedaan({ sleutel: performance.now(), tekst: zin, herstel: herstellen })
                }
              />
            );
          if (zoek === '')
            return <Leeg titel={t('bak.leeg')} uitleg={t('bak.leeg.uitleg', { count: data.bewaardagen })} />;
          return (
            <Leeg titel={t('admins:niets')} uitleg={t('admins:leerlingen.nietsGevonden', { zoek })}>
              <Button variant="outlined" onClick={() => stel('')}>
                {t('admins:filters.wis')}
              </Button>
            </Leeg>
          );
        }}
      </Toestand>
      {stand.data !== undefined && stand.data.totaal > stand.data.grootte && (
        <Pagination
          className="niet-op-papier"
          count={Math.ceil(stand.data.totaal / stand.data.grootte)}
          page={pagina}
          onChange={(_, nieuw) => stelPagina(nieuw)}
        />
      )}
      <OngedaanBalk gedaan={gedaan} onSluit={() => stelGedaan(null)} />
    </>
  );
}

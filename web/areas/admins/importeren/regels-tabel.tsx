import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanRegel, Regelsoort } from '#server/features/importplan/importplan.contract.ts';
import { bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { past } from '../leerlingen/naam.ts';
import { isGekozen, isVast, kies, kiesJaar, kiesVoorstel, type Keuzestand, type Voorstelkeuze } from './keuzestand.ts';
import { Bladen } from './bladen.tsx';
import { JAREN } from './jaren.ts';

const PER_BLAD = 50;
/** Kinds whose rows somebody ticks. */
const MET_VINK: ReadonlySet<Regelsoort> = new Set<Regelsoort>([
  'nieuw',
  'gewijzigd',
  'ongewijzigd',
  'uit_school',
  'niet_in_bestand',
  'fout',
]);

interface Props {
  soort: Regelsoort;
  regels: readonly PlanRegel[];
  keuzes: Keuzestand;
  onKeuzes: (stand: Keuzestand) => void;
}
interface RijProps {
  regel: PlanRegel;
  keuzes: Keuzestand;
  onKeuzes: (stand: Keuzestand) => void;
}

function JaarCel({ regel, keuzes, onKeuzes }: RijProps) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const gekozen = keuzes.jaren.get(regel.nr);
  if (isVast(regel) || (regel.jaargroep !== undefined && regel.jaargroepCode === undefined))
    return <>{regel.jaargroep === undefined ? '' : metHoofdletter(jaarTekst(t, regel.jaargroep))}</>;
  return (
    <TextField
      select
      size="small"
      className="jaarkeuze"
      label={regel.jaargroepCode === undefined ? t('jaar.kies') : t('jaar.code', { code: regel.jaargroepCode })}
      value={gekozen ?? regel.jaargroep ?? ''}
      onChange={({ target }) => onKeuzes(kiesJaar(keuzes, regel, Number(target.value)))}
    >
      {JAREN.map((jaar) => (
        <MenuItem key={jaar} value={jaar}>
          {jaarTekst(t, jaar)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Old and new beside each other, for each thing that changes. */
function Verandering({ regel }: { regel: PlanRegel }) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const { oud } = regel;
  if (oud === undefined) return null;
  const delen: Record<PlanRegel['velden'][number], [string, string]> = {
    naam: [oud.naam, regel.naam],
    jaargroep: [jaarTekst(t, oud.jaargroep), regel.jaargroep === undefined ? '' : jaarTekst(t, regel.jaargroep)],
    groep: [oud.groep ?? t('zonderGroep'), [regel.groep, ...regel.extra].filter(Boolean).join(', ')],
    geboortedatum: [oud.geboortedatum ?? '', regel.geboortedatum ?? ''],
    geslacht: ['', ''],
    sleutel: ['', ''],
  };
  return (
    <ul className="wissels">
      {regel.terugzetten && (
        <li>
          <span className="chip chip--goed">{t('terugzetten')}</span>
        </li>
      )}
      {regel.velden.map((veld) => {
        const [was, wordt] = delen[veld];
        return (
          <li key={veld}>
            <span className="wissels__veld">{t(`veld.${veld}`)}</span>
            {wordt !== '' && (
              <>
                {was !== '' && (
                  <>
                    <del>{was}</del> <Icoon naam="pijl" maat={14} />
                  </>
                )}{' '}
                <ins>{wordt}</ins>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function VoorstelCel({ regel, keuzes, onKeuzes }: RijProps) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const { voorstel } = regel;
  if (voorstel === undefined) return null;
  const bij = [voorstel.groep, voorstel.geboortedatum].filter(Boolean).join(', ');
  return (
    <TextField
      select
      size="small"
      className="voorstelkeuze"
      label={t('voorstel.label', { naam: regel.naam })}
      value={keuzes.voorstellen.get(regel.nr) ?? 'niets'}
      onChange={({ target }) =>
        onKeuzes(kiesVoorstel(keuzes, regel.nr, isVoorstelkeuze(target.value) ? target.value : null))
      }
    >
      <MenuItem value="niets">{t('voorstel.niets')}</MenuItem>
      <MenuItem value="koppel">
        {t('voorstel.koppel', { naam: voorstel.naam, bij: bij === '' ? '' : ` (${bij})` })}
      </MenuItem>
      <MenuItem value="nieuw">{t('voorstel.nieuw')}</MenuItem>
    </TextField>
  );
}

const isVoorstelkeuze = (waarde: string): waarde is Voorstelkeuze => waarde === 'koppel' || waarde === 'nieuw';

function NaamCel({ regel, keuzes, onKeuzes, vink }: RijProps & { vink: boolean }) {
  const { t } = useTranslation(['importeren', 'woorden']);
  return (
    <span className="regel__naam">
      {vink && (
        <Checkbox
          size="small"
          checked={isGekozen(regel, keuzes)}
          disabled={isVast(regel)}
          slotProps={{ input: { 'aria-label': regel.naam } }}
          onChange={({ target }) => onKeuzes(kies(keuzes, [regel], target.checked))}
        />
      )}
      <span>{regel.naam === '' ? t('zonderNaam') : regel.naam}</span>
    </span>
  );
}

const Rij = memo(function Rij(props: RijProps & { vink: boolean }) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const { regel } = props;
  const oud = regel.soort === 'niet_in_bestand' ? regel.oud : undefined;
  const groep = oud === undefined ? regel.groep : oud.groep;
  return (
    <tr>
      <th scope="row">
        <NaamCel {...props} />
      </th>
      <td>{oud === undefined ? <JaarCel {...props} /> : metHoofdletter(jaarTekst(t, oud.jaargroep))}</td>
      <td>
        {groep === undefined ? <span className="zacht">{t('zonderGroep')}</span> : [groep, ...regel.extra].join(', ')}
      </td>
      <td>
        {regel.soort === 'voorstel' ? <VoorstelCel {...props} /> : <Verandering regel={regel} />}
        {regel.codes.length > 0 && (
          <ul className="wissels">
            {regel.codes.map((code) => (
              <li key={code} className="regel__code">
                {t(`code.${code}`)}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="zacht">{regel.sleutel}</td>
    </tr>
  );
});

/** Rows of one kind: search, tick, choose; a page at a time, so that 5,000 pupils stay quick. */
export function RegelsTabel({ soort, regels, keuzes, onKeuzes }: Props) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const [zoek, stelZoek] = useState('');
  const [blad, stelBlad] = useState(0);
  const gezocht = useDeferredValue(zoek);
  const gevonden = useMemo(
    () =>
      gezocht.trim() === ''
        ? regels
        : regels.filter((regel) =>
            past(`${regel.naam} ${regel.groep ?? regel.oud?.groep ?? ''} ${regel.sleutel ?? ''}`, gezocht),
          ),
    [regels, gezocht],
  );
  const vink = MET_VINK.has(soort);
  const aantal = gevonden.filter((regel) => isGekozen(regel, keuzes)).length;
  const alle = aantal === gevonden.length && aantal > 0;
  const bewaar = (): void =>
    bewaarCsv(`${t(`tab.${soort}`)}.csv`, [
      [t('kolom.naam'), t('kolom.groep'), t('kolom.sleutel'), t('kolom.melding')],
      ...gevonden.map((regel) => [
        regel.naam,
        regel.groep ?? regel.oud?.groep ?? '',
        regel.sleutel ?? '',
        regel.codes.map((code) => t(`code.${code}`)).join(' '),
      ]),
    ]);
  return (
    <>
      <p className="zacht">{t(`tab.${soort}.uitleg`)}</p>
      <div className="filters">
        <TextField
          label={t('zoek')}
          value={zoek}
          onChange={({ target }) => {
            stelZoek(target.value);
            stelBlad(0);
          }}
        />
        {(vink || soort === 'voorstel') && (
          <Button onClick={() => onKeuzes(kies(keuzes, gevonden, !alle))}>
            {t(alle ? 'vink.geen' : soort === 'voorstel' ? 'koppelmodus.knop' : 'vink.alle', {
              count: gevonden.length,
            })}
          </Button>
        )}
        <Button startIcon={<Icoon naam="download" maat={18} />} onClick={bewaar}>
          {t('bewaar')}
        </Button>
        <span className="zacht filters__telling" role="status">
          {vink || soort === 'voorstel'
            ? t('vink.telling', { aantal, count: gevonden.length })
            : t('vink.rijen', { count: gevonden.length })}
        </span>
      </div>
      {gevonden.length === 0 ? (
        <p className="melding">
          <Icoon naam="zoek" />
          {t('niets')} <Button onClick={() => stelZoek('')}>{t('niets.wis')}</Button>
        </p>
      ) : (
        <TabelVak klasse="tabel--vast" naam={t(`tab.${soort}`)}>
          <thead>
            <tr>
              {(['naam', 'jaar', 'groep', 'wissel', 'sleutel'] as const).map((kolom) => (
                <th key={kolom} scope="col">
                  {t(`kolom.${kolom}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gevonden.slice(blad * PER_BLAD, (blad + 1) * PER_BLAD).map((regel) => (
              <Rij key={regel.nr} regel={regel} keuzes={keuzes} onKeuzes={onKeuzes} vink={vink} />
            ))}
          </tbody>
        </TabelVak>
      )}
      <Bladen blad={blad} bladen={Math.ceil(gevonden.length / PER_BLAD)} onBlad={stelBlad} />
    </>
  );
}

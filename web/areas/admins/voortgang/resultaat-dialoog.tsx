import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AANBIEDERS, LVS_TOETS_MAX, MOMENTEN, NIVEAUS, SCHALEN } from '#engine/core/domein/lvs.ts';
import { nieuwLvsResultaatSchema } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { voegResultaatToe } from '../lvsspelling/lvsspelling.api.ts';
import { schaalTekst, toetsmomentTekst } from '../lvsspelling/lvs-tekst.ts';

const LEEG = {
  leerlingId: '',
  aanbieder: '',
  toets: '',
  moment: '',
  afnamedatum: '',
  schaal: '',
  niveau: '',
  aantalopgaven: '',
  aantalgoed: '',
  vaardigheidsscore: '',
  dle: '',
};
type Waarden = typeof LEEG;

const getal = (tekst: string): number | undefined =>
  tekst.trim() === '' ? undefined : Number(tekst.trim().replace(',', '.'));
const tekst = (waarde: string): string | undefined => (waarde.trim() === '' ? undefined : waarde);

/** What is typed as the server wants it. */
export function naarResultaat(w: Waarden): object {
  return {
    aanbieder: w.aanbieder,
    toets: w.toets,
    moment: tekst(w.moment),
    afnamedatum: w.afnamedatum,
    schaal: tekst(w.schaal),
    niveau: tekst(w.niveau),
    aantalopgaven: getal(w.aantalopgaven),
    aantalgoed: getal(w.aantalgoed),
    vaardigheidsscore: getal(w.vaardigheidsscore),
    dle: getal(w.dle),
  };
}

const controleer = controleMet(nieuwLvsResultaatSchema, naarResultaat);

/** Lists behind the fields that are chosen. */
function keuzesVan(
  t: TFunction,
  schaal: string,
): Record<'aanbieder' | 'moment' | 'schaal' | 'niveau', [string, string][]> {
  const gekozen = SCHALEN.find((naam) => naam === schaal);
  const niveaus: readonly string[] = gekozen === undefined ? [] : NIVEAUS[gekozen];
  return {
    aanbieder: AANBIEDERS.map((naam) => [naam, t(`lvsspelling:aanbieder.${naam}`)]),
    moment: MOMENTEN.map((moment) => [moment, toetsmomentTekst(t, moment)]),
    schaal: SCHALEN.map((naam) => [naam, schaalTekst(t, naam)]),
    niveau: niveaus.map((niveau) => [niveau, niveau]),
  };
}

interface Props {
  leerlingen: readonly { leerlingId: string; naam: string }[];
  onSluit: () => void;
  onKlaar: () => void;
}

/** One result by hand, with the rules of the server at the fields. */
export function ResultaatDialoog({ leerlingen, onSluit, onKlaar }: Props) {
  const { t } = useTranslation(['lvsspelling', 'woorden']);
  const { adminId } = usePlek();
  const bewaren = useBewaren();
  const formulier = useFormulier(LEEG, (w: Waarden) => ({
    ...controleer(w),
    ...(w.leerlingId === '' ? { leerlingId: 'kies' } : {}),
  }));
  const keuzes = keuzesVan(t, formulier.waarden.schaal);
  const bewaar = async (): Promise<void> => {
    if (!formulier.controleer()) return;
    const resultaat = nieuwLvsResultaatSchema.parse(naarResultaat(formulier.waarden));
    if (
      await bewaren.run(() => voegResultaatToe(adminId, formulier.waarden.leerlingId, resultaat), formulier.stelServer)
    )
      onKlaar();
  };
  const kies = (naam: keyof typeof keuzes) => (
    <Veld
      formulier={formulier}
      naam={naam}
      label={t(`veld.${naam}`)}
      veld={{
        select: true,
        children: keuzes[naam].map(([waarde, woord]) => (
          <MenuItem key={waarde} value={waarde}>
            {woord}
          </MenuItem>
        )),
      }}
    />
  );
  const cijfer = (naam: 'aantalopgaven' | 'aantalgoed' | 'vaardigheidsscore' | 'dle', a: number, b: number) => (
    <Veld
      formulier={formulier}
      naam={naam}
      label={t(`veld.${naam}`)}
      regel={{ a, b }}
      veld={{ slotProps: { htmlInput: { inputMode: 'decimal' } } }}
    />
  );
  return (
    <Dialoog
      titel={t('hand.kop')}
      knop={t('hand.bewaar')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
      breed
    >
      <div className="lvs-vast">
        <Veld
          formulier={formulier}
          naam="leerlingId"
          label={t('kolom.leerling')}
          veld={{
            select: true,
            children: leerlingen.map(({ leerlingId, naam }) => (
              <MenuItem key={leerlingId} value={leerlingId}>
                {naam}
              </MenuItem>
            )),
          }}
        />
        {kies('aanbieder')}
        <Veld formulier={formulier} naam="toets" label={t('veld.toets')} regel={{ n: LVS_TOETS_MAX }} />
        {kies('moment')}
        <Veld
          formulier={formulier}
          naam="afnamedatum"
          label={t('veld.afnamedatum')}
          regel={{ voorbeeld: '2026-01-31' }}
          hulp={t('hand.dag')}
          veld={{ type: 'date', slotProps: { inputLabel: { shrink: true } } }}
        />
        {kies('schaal')}
        {kies('niveau')}
        {cijfer('aantalopgaven', 1, 200)}
        {cijfer('aantalgoed', 0, Number(formulier.waarden.aantalopgaven || 200))}
        {cijfer('vaardigheidsscore', 0, 999)}
        {cijfer('dle', 0, 60)}
      </div>
      <p className="zacht">{t('hand.uitleg')}</p>
    </Dialoog>
  );
}

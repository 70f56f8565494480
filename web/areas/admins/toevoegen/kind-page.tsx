import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DIEREN } from '#engine/core/domein/dieren.ts';
import {
  leerlingenToevoegenSchema,
  nieuweLeerlingSchema,
  type LeerlingenToegevoegd,
} from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { voegLeerlingenToe } from '../beheer.api.ts';
import { CodeFormulier } from '../delen/code-formulier.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { GeenRecht } from '../geen-recht.tsx';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { useMag } from '../recht.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { Kaartenlijst } from './kaartenlijst.tsx';
import './toevoegen.css';

const JAREN = [3, 4, 5, 6, 7, 8] as const;
const GEEN = '';
interface Waarden {
  roepnaam: string;
  jaargroep: string;
  dier: string;
}
const lees = ({ roepnaam, jaargroep, dier }: Waarden) => ({
  roepnaam,
  ...(jaargroep === GEEN ? {} : { jaargroep: Number(jaargroep) }),
  ...(dier === GEEN ? {} : { dier }),
});

function KindFormulier({
  adminId,
  groepId,
  dicht,
  onKlaar,
}: {
  adminId: string;
  groepId: string;
  /** The licence lets nobody be added. */ dicht: boolean;
  onKlaar: (toegevoegd: LeerlingenToegevoegd) => void;
}) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const regel = useRegel();
  const bewaren = useBewaren();
  const formulier = useFormulier<Waarden>({ roepnaam: '', jaargroep: GEEN, dier: GEEN }, (waarden) => ({
    ...controleMet(nieuweLeerlingSchema, lees)(waarden),
    ...(waarden.jaargroep === GEEN ? { jaargroep: 'verplicht' } : {}),
    ...(waarden.dier === GEEN ? { dier: 'kies' } : {}),
  }));
  const { waarden, fouten, anker } = formulier;
  const opVelden = (velden: Readonly<Record<string, string>>) =>
    formulier.stelServer(
      Object.fromEntries(Object.entries(velden).map(([veld, code]) => [veld.replace('leerlingen.0.', ''), code])),
    );
  const bewaar = async (gebeurtenis?: FormEvent) => {
    gebeurtenis?.preventDefault();
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(
      () =>
        voegLeerlingenToe(
          adminId,
          groepId,
          leerlingenToevoegenSchema.parse({ leerlingen: [lees(waarden)], inlogsoort: 'plaatjes' }),
        ),
      opVelden,
    );
    if (gelukt) onKlaar(gelukt.uit);
  };
  return (
    <form ref={anker} noValidate className="kind-formulier" onSubmit={(gebeurtenis) => void bewaar(gebeurtenis)}>
      <FoutSamenvatting fouten={fouten} toon={formulier.geprobeerd} />
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void bewaar()} />}
      <Veld
        formulier={formulier}
        naam="roepnaam"
        label={t('kind.naam')}
        hulp={t('kind.naam.hulp')}
        regel={{ n: 64, voorbeeld: 'Noor' }}
        veld={{ required: true, autoComplete: 'off' }}
      />
      <TextField
        select
        required
        label={t('leerling.jaargroep')}
        value={waarden.jaargroep}
        error={fouten['jaargroep'] !== undefined}
        helperText={fouten['jaargroep'] === undefined ? undefined : regel('verplicht')}
        onChange={({ target }) => formulier.stel('jaargroep', target.value)}
      >
        {JAREN.map((jaar) => (
          <MenuItem key={jaar} value={String(jaar)}>
            {metHoofdletter(jaarTekst(t, jaar))}
          </MenuItem>
        ))}
      </TextField>
      <fieldset className="dieren" data-fout={fouten['dier'] !== undefined}>
        <legend>{t('kind.dier')}</legend>
        {DIEREN.map((dier) => (
          <label key={dier}>
            <input
              type="radio"
              name="dier"
              aria-label={dier}
              checked={waarden.dier === dier}
              onChange={() => formulier.stel('dier', dier)}
            />
            <DierTegel dier={dier} maat={52} />
          </label>
        ))}
        {fouten['dier'] !== undefined && <span className="keuzes__fout">{regel('kies')}</span>}
      </fieldset>
      <p className="zacht">{t('kind.plaatjes')}</p>
      <button type="submit" className="knop-vol" disabled={bewaren.bezig || dicht}>
        {bewaren.bezig ? t('bezig') : t('kind.bewaar')}
      </button>
    </form>
  );
}

const WEGEN = ['nieuw', 'code'] as const;
type Weg = (typeof WEGEN)[number];
const UITLEG = { nieuw: 'kind.uitleg', code: 'delen:wegen.code.uitleg' } as const satisfies Record<Weg, string>;

/** `/{groepId}/kinderen-toevoegen`: a new child at home, or the child that a school shares. */
export function KindPage() {
  const { t } = useTranslation(['beheer', 'delen']);
  const { adminId, groepId, groepenPad } = usePlek();
  const { mag, alleenLezen } = useMag('kinderen.toevoegen');
  const [weg, stelWeg] = useState<Weg>('nieuw');
  const [toegevoegd, stelToegevoegd] = useState<LeerlingenToegevoegd | null>(null);
  useTitel(t('kind.titel'));
  if (!mag) return <GeenRecht recht="kinderen.toevoegen" titel={t('kind.titel')} />;
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('kind.titel')}</h1>
          <p>{t(UITLEG[weg])}</p>
        </div>
      </div>
      {toegevoegd === null && (
        <fieldset className="twee-wegen">
          <legend className="alleen-lezer">{t('delen:wegen.kop')}</legend>
          {WEGEN.map((naam) => (
            <label key={naam}>
              <input type="radio" name="weg" checked={weg === naam} onChange={() => stelWeg(naam)} />
              <strong>{t(`delen:wegen.${naam}`)}</strong>
              <small>{t(`delen:wegen.${naam}.uitleg`)}</small>
            </label>
          ))}
        </fieldset>
      )}
      {toegevoegd === null && weg === 'code' && (
        <CodeFormulier
          adminId={adminId}
          soort="thuis"
          dicht={alleenLezen}
          naar={`${groepenPad}/${groepId ?? ''}/leerlingen`}
        />
      )}
      {toegevoegd === null ? (
        weg === 'nieuw' && (
          <KindFormulier adminId={adminId} groepId={groepId ?? ''} dicht={alleenLezen} onKlaar={stelToegevoegd} />
        )
      ) : (
        <Kaartenlijst toegevoegd={toegevoegd} groepId={groepId ?? ''} onMeer={() => stelToegevoegd(null)} />
      )}
    </>
  );
}

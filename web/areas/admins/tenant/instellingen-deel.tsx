import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BAKDAGEN,
  bewaardagenSchema,
  type Accountgegevens,
  type Instellingen,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { ThuisUrenKeuze } from './thuisuren-keuze.tsx';
import { bewaarTenant } from './tenant.api.ts';

type Schakelaar = Exclude<keyof Instellingen, 'prullenbakDagen' | 'thuisUren'>;
interface SchakelInfo {
  naam: Schakelaar;
  soorten: readonly string[];
  /** Switching it off erases what was kept. */ wist?: true;
}
const SCHAKELAARS: readonly SchakelInfo[] = [
  { naam: 'docentZietAlleGroepen', soorten: ['school'] },
  { naam: 'totpDocent', soorten: ['school', 'rt'] },
  { naam: 'leerlingEigenWachtwoord', soorten: ['school', 'rt', 'thuis'] },
  { naam: 'thuisToegang', soorten: ['school', 'rt'] },
  { naam: 'geboortedatumBewaren', soorten: ['school', 'rt', 'thuis'], wist: true },
  { naam: 'geslachtBewaren', soorten: ['school', 'rt'], wist: true },
];
interface Props {
  adminId: string;
  gegevens: Accountgegevens;
  vast: boolean;
  onKlaar: (melding: string) => void;
}

function Rij({
  info,
  aan,
  vast,
  onZet,
}: {
  info: SchakelInfo;
  aan: boolean;
  vast: boolean;
  onZet: (aan: boolean) => void;
}) {
  const { t } = useTranslation('tenant');
  const id = `instelling-${info.naam}`;
  return (
    <li>
      <div>
        <label htmlFor={id}>{t(`instelling.${info.naam}`)}</label>
        <small id={`${id}-uitleg`}>{t(`instelling.${info.naam}.uitleg`)}</small>
      </div>
      <Switch
        checked={aan}
        disabled={vast}
        onChange={({ target }) => onZet(target.checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-uitleg` } }}
      />
    </li>
  );
}

const keurGetal = controleMet(bewaardagenSchema);
/** What is typed, by the rule of the server. */
function keurDagen({ dagen }: { dagen: string }): Record<string, string> {
  if (dagen.trim() === '') return { dagen: 'verplicht' };
  const code = keurGetal({ prullenbakDagen: /^\d+$/.test(dagen.trim()) ? Number(dagen) : dagen })['prullenbakDagen'];
  return code === undefined ? {} : { dagen: code };
}

/** Days that somebody stays in the bin. */
export function Bewaardagen({ adminId, gegevens, vast, onKlaar }: Props) {
  const { t } = useTranslation('tenant');
  const bewaren = useBewaren();
  const formulier = useFormulier({ dagen: String(gegevens.instellingen.prullenbakDagen) }, keurDagen);
  const { anker } = formulier;
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const uit = await bewaren.run(
      () =>
        bewaarTenant(adminId, 'instellingen', {
          versie: gegevens.versie,
          prullenbakDagen: Number(formulier.waarden.dagen),
        }),
      ({ prullenbakDagen = 'geheel' }) => formulier.stelServer({ dagen: prullenbakDagen }),
    );
    if (uit !== undefined) onKlaar(t('bewaard'));
  };
  return (
    <form
      ref={anker}
      className="tenant__dagen"
      noValidate
      onSubmit={(gebeurtenis) => {
        gebeurtenis.preventDefault();
        if (!bewaren.bezig && !vast) void bewaar();
      }}
    >
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => onKlaar('')} />}
      <Veld
        formulier={formulier}
        naam="dagen"
        label={t('instelling.prullenbakDagen')}
        hulp={t('instelling.prullenbakDagen.uitleg', { a: BAKDAGEN.min, b: BAKDAGEN.max })}
        regel={{ a: BAKDAGEN.min, b: BAKDAGEN.max }}
        veld={{ slotProps: { htmlInput: { inputMode: 'numeric', readOnly: vast } } }}
      />
      {!vast && (
        <Button type="submit" variant="outlined" disabled={bewaren.bezig}>
          {t('bewaar')}
        </Button>
      )}
    </form>
  );
}

/** Switches of a tenant; each is saved at once, and asks first when it erases something. */
export function InstellingenDeel({ adminId, gegevens, vast, onKlaar }: Props) {
  const { t } = useTranslation('tenant');
  const bewaren = useBewaren();
  const [zeker, stelZeker] = useState<Schakelaar | null>(null);
  const zet = async (naam: Schakelaar, aan: boolean) => {
    const uit = await bewaren.run(() =>
      bewaarTenant(adminId, 'instellingen', { versie: gegevens.versie, [naam]: aan }),
    );
    if (uit === undefined) return;
    stelZeker(null);
    onKlaar(t('bewaard'));
  };
  return (
    <>
      {bewaren.fout !== null && zeker === null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => onKlaar('')} />}
      <ul className="tenant__schakelaars">
        {SCHAKELAARS.filter(({ soorten }) => soorten.includes(gegevens.soort)).map((info) => (
          <Rij
            key={info.naam}
            info={info}
            aan={gegevens.instellingen[info.naam]}
            vast={vast}
            // Not switched off while saving: the keyboard would lose its place.
            onZet={(aan) => {
              if (bewaren.bezig) return;
              if (!aan && info.wist) stelZeker(info.naam);
              else void zet(info.naam, aan);
            }}
          />
        ))}
      </ul>
      <ThuisUrenKeuze adminId={adminId} gegevens={gegevens} vast={vast} onKlaar={onKlaar} />
      <Bewaardagen
        key={gegevens.instellingen.prullenbakDagen}
        adminId={adminId}
        gegevens={gegevens}
        vast={vast}
        onKlaar={onKlaar}
      />
      {zeker !== null && (
        <Dialoog
          titel={t('zeker.titel')}
          knop={t('zeker.knop')}
          gevaar
          bewaren={bewaren}
          onSluit={() => stelZeker(null)}
          onBewaar={() => void zet(zeker, false)}
        >
          <p>{t(`instelling.${zeker}.wist`)}</p>
        </Dialoog>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  WIJZIGING,
  type Accountgegevens,
  type Land,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier, type Formulier } from '#web/ui/formulier/gebruik-formulier.ts';
import type { RegelWaarden } from '#web/ui/formulier/regel.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { bewaarTenant } from './tenant.api.ts';

const NAMEN = [
  'naam',
  'contactpersoon',
  'email',
  'telefoon',
  'straat',
  'huisnummer',
  'postcode',
  'plaats',
  'factuurEmail',
  'factuurKenmerk',
  'btwNummer',
  'brin',
  'dependance',
  'kvk',
  'instellingsnummer',
  'ondernemingsnummer',
] as const;
type Naam = (typeof NAMEN)[number];
interface VeldInfo {
  naam: Naam;
  regel: RegelWaarden;
  /** Fewest characters, when that is another number. */ min?: number;
  auto?: string;
  verplicht?: true;
  soort?: 'email' | 'tel';
  breed?: true;
}
interface Blok {
  kop: string;
  velden: readonly VeldInfo[];
}

const CODES = {
  NL: [
    { naam: 'brin', regel: { n: 4, voorbeeld: '12AB' } },
    { naam: 'dependance', regel: { n: 2 } },
  ],
  BE: [{ naam: 'instellingsnummer', regel: { n: 6 }, min: 2 }],
} as const satisfies Record<Land, readonly VeldInfo[]>;
const BEDRIJF = {
  NL: [
    { naam: 'kvk', regel: { n: 8 } },
    { naam: 'btwNummer', regel: { n: 14, voorbeeld: 'NL004495445B01' } },
  ],
  BE: [
    { naam: 'ondernemingsnummer', regel: { n: 10, voorbeeld: '0403199702' } },
    { naam: 'btwNummer', regel: { n: 14, voorbeeld: 'BE0403199702' } },
  ],
} as const satisfies Record<Land, readonly VeldInfo[]>;

/** Which fields a tenant of this kind and country has, in the order of the screen. */
export function blokkenVan({ land, soort }: Pick<Accountgegevens, 'land' | 'soort'>): Blok[] {
  const postcode = land === 'BE' ? '9000' : '8011 AB';
  return [
    {
      kop: 'organisatie',
      velden: [
        { naam: 'naam', regel: { n: 120 }, auto: 'organization', verplicht: true, breed: true },
        ...(soort === 'school' ? CODES[land] : []),
      ],
    },
    {
      kop: 'contact',
      velden: [
        { naam: 'contactpersoon', regel: { n: 120 }, auto: 'name', verplicht: true },
        { naam: 'email', regel: { n: 254 }, auto: 'email', verplicht: true, soort: 'email' },
        { naam: 'telefoon', regel: { n: 20, voorbeeld: '0521 34 56 78' }, auto: 'tel', soort: 'tel' },
        { naam: 'straat', regel: { n: 80 } },
        { naam: 'huisnummer', regel: { n: 10 } },
        { naam: 'postcode', regel: { n: 10, voorbeeld: postcode }, auto: 'postal-code' },
        { naam: 'plaats', regel: { n: 80 }, auto: 'address-level2' },
      ],
    },
    {
      kop: 'factuur',
      velden: [
        { naam: 'factuurEmail', regel: { n: 254 }, soort: 'email' },
        { naam: 'factuurKenmerk', regel: { n: 40 } },
        ...(soort === 'thuis' ? [] : BEDRIJF[land]),
      ],
    },
  ];
}

const veldenVan = (gegevens: Accountgegevens): Naam[] =>
  blokkenVan(gegevens).flatMap(({ velden }) => velden.map(({ naam }) => naam));

function BlokVelden({ blok, formulier, vast }: { blok: Blok; formulier: Formulier<Accountgegevens>; vast: boolean }) {
  const { t } = useTranslation('tenant');
  return (
    <fieldset className="tenant__blok">
      <legend>{t(`kop.${blok.kop}`)}</legend>
      {blok.velden.map(({ naam, regel, min, auto = 'off', verplicht = false, soort = 'text', breed = false }) => (
        <Veld
          key={naam}
          formulier={formulier}
          naam={naam}
          label={t(`veld.${naam}`)}
          regel={min !== undefined && formulier.fouten[naam] === 'minlengte' ? { ...regel, n: min } : regel}
          veld={{
            required: verplicht,
            type: soort,
            autoComplete: auto,
            disabled: vast,
            fullWidth: true,
            ...(breed ? { className: 'tenant__breed' } : {}),
          }}
        />
      ))}
    </fieldset>
  );
}

/** Form of organisation, contact and invoice. What was typed stays when somebody else was first. */
export function GegevensFormulier({
  adminId,
  gegevens,
  vast,
  onKlaar,
}: {
  adminId: string;
  gegevens: Accountgegevens;
  vast: boolean;
  onKlaar: (melding: string) => void;
}) {
  const { t } = useTranslation('tenant');
  const bewaren = useBewaren();
  const maak = (waarden: Accountgegevens) => ({
    versie: gegevens.versie,
    ...Object.fromEntries(veldenVan(gegevens).map((naam) => [naam, waarden[naam]])),
  });
  const formulier = useFormulier(gegevens, controleMet(WIJZIGING[gegevens.land], maak));
  const { anker, fouten, geprobeerd } = formulier;
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const uit = await bewaren.run(
      () => bewaarTenant(adminId, 'accountgegevens', maak(formulier.waarden)),
      formulier.stelServer,
    );
    if (uit === undefined) return;
    // The server writes postcodes and numbers its own way.
    for (const naam of veldenVan(gegevens)) formulier.stel(naam, uit.uit[naam]);
    onKlaar(t('bewaard'));
  };
  return (
    <form
      ref={anker}
      className="tenant__form"
      noValidate
      aria-label={t('deel.gegevens')}
      onSubmit={(gebeurtenis) => {
        gebeurtenis.preventDefault();
        if (!bewaren.bezig && !vast) void bewaar();
      }}
    >
      <FoutSamenvatting fouten={fouten} toon={geprobeerd} />
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => onKlaar('')} />}
      {blokkenVan(gegevens).map((blok) => (
        <BlokVelden key={blok.kop} blok={blok} formulier={formulier} vast={vast} />
      ))}
      <div className="tenant__bewaar">
        <Button type="submit" variant="contained" disabled={bewaren.bezig || vast}>
          {t('bewaar')}
        </Button>
      </div>
    </form>
  );
}

/** The same to read, for who may not change it. */
export function GegevensLijst({ gegevens }: { gegevens: Accountgegevens }) {
  const { t } = useTranslation('tenant');
  return (
    <>
      {blokkenVan(gegevens).map(({ kop, velden }) => (
        <section key={kop} className="tenant__blok tenant__blok--lezen">
          <h2>{t(`kop.${kop}`)}</h2>
          <dl>
            {velden.map(({ naam }) => (
              <div key={naam}>
                <dt>{t(`veld.${naam}`)}</dt>
                <dd>{gegevens[naam] === '' ? <span className="zacht">{t('leeg')}</span> : gegevens[naam]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

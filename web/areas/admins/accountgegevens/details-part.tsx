import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  CHANGE,
  type AccountDetails,
  type CountryCode,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import type { RuleValues } from '#web/ui/formulier/rule.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import { saveTenant } from '../shared/api/accountgegevens.api.ts';

const NAMES = [
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
type Name = (typeof NAMES)[number];
interface FieldInfo {
  naam: Name;
  regel: RuleValues;
  /** Fewest characters, when that is another number. */ min?: number;
  auto?: string;
  required?: true;
  soort?: 'email' | 'tel';
  breed?: true;
}
interface Block {
  kop: string;
  velden: readonly FieldInfo[];
}

const CODES = {
  NL: [
    { naam: 'brin', regel: { n: 4, voorbeeld: '12AB' } },
    { naam: 'dependance', regel: { n: 2 } },
  ],
  BE: [{ naam: 'instellingsnummer', regel: { n: 6 }, min: 2 }],
} as const satisfies Record<CountryCode, readonly FieldInfo[]>;
const COMPANY = {
  NL: [
    { naam: 'kvk', regel: { n: 8 } },
    { naam: 'btwNummer', regel: { n: 14, voorbeeld: 'NL004495445B01' } },
  ],
  BE: [
    { naam: 'ondernemingsnummer', regel: { n: 10, voorbeeld: '0403199702' } },
    { naam: 'btwNummer', regel: { n: 14, voorbeeld: 'BE0403199702' } },
  ],
} as const satisfies Record<CountryCode, readonly FieldInfo[]>;

/** Which fields a tenant of this kind and country has, in the order of the screen. */
export function detailBlocks({ land, soort: kind }: Pick<AccountDetails, 'land' | 'soort'>): Block[] {
  const postcode = land === 'BE' ? '9000' : '8011 AB';
  return [
    {
      kop: 'organisatie',
      velden: [
        { naam: 'naam', regel: { n: 120 }, auto: 'organization', required: true, breed: true },
        ...(kind === 'school' ? CODES[land] : []),
      ],
    },
    {
      kop: 'contact',
      velden: [
        { naam: 'contactpersoon', regel: { n: 120 }, auto: 'name', required: true },
        { naam: 'email', regel: { n: 254 }, auto: 'email', required: true, soort: 'email' },
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
        ...(kind === 'thuis' ? [] : COMPANY[land]),
      ],
    },
  ];
}

const fieldsOf = (details: AccountDetails): Name[] =>
  detailBlocks(details).flatMap(({ velden: fields }) => fields.map(({ naam: name }) => name));

function BlockFields({
  blok: block,
  formulier: form,
  vast: fixed,
}: {
  blok: Block;
  formulier: Form<AccountDetails>;
  vast: boolean;
}) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  return (
    <fieldset className="tenant__block">
      <legend>{t(`kop.${block.kop}`)}</legend>
      {block.velden.map(
        ({
          naam: name,
          regel: rule,
          min,
          auto = 'off',
          required = false,
          soort: kind = 'text',
          breed: wide = false,
        }) => (
          <Field
            key={name}
            formulier={form}
            naam={name}
            label={t(`veld.${name}`)}
            line={min !== undefined && form.error(name) === 'minlengte' ? { ...rule, n: min } : rule}
            field={{
              required,
              type: kind,
              autoComplete: auto,
              disabled: fixed,
              fullWidth: true,
              ...(wide ? { className: 'tenant__wide' } : {}),
            }}
          />
        ),
      )}
    </fieldset>
  );
}

/** Form of organisation, contact and invoice. What was typed stays when somebody else was first. */
export function DetailsForm({
  adminId,
  gegevens: details,
  vast: fixed,
  onDone,
}: {
  adminId: string;
  gegevens: AccountDetails;
  vast: boolean;
  onDone: (notice: string) => void;
}) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const create = (values: AccountDetails) => ({
    versie: details.versie,
    ...Object.fromEntries(fieldsOf(details).map((name) => [name, values[name]])),
  });
  const form = useForm({
    begin: details,
    schema: CHANGE[details.land],
    body: create,
    submit: async (_, values) => {
      const saved = await saveTenant(adminId, 'accountgegevens', create(values));
      // The server writes postcodes and numbers its own way.
      for (const name of fieldsOf(details)) form.setValue(name, saved[name]);
      onDone(t('bewaard'));
    },
  });
  return (
    <form
      className="tenant__form"
      noValidate
      aria-label={t('deel.gegevens')}
      onSubmit={(event) => (fixed ? event.preventDefault() : form.onSubmit(event))}
    >
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={() => onDone('')} />}
      {detailBlocks(details).map((block) => (
        <BlockFields key={block.kop} blok={block} formulier={form} vast={fixed} />
      ))}
      <div className="tenant__save">
        <Button type="submit" variant="contained" disabled={form.busy || fixed}>
          {t('bewaar')}
        </Button>
      </div>
    </form>
  );
}

/** The same to read, for who may not change it. */
export function DetailsList({ gegevens: details }: { gegevens: AccountDetails }) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  return (
    <>
      {detailBlocks(details).map(({ kop: header, velden: fields }) => (
        <section key={header} className="tenant__block tenant__block--read">
          <h2>{t(`kop.${header}`)}</h2>
          <dl>
            {fields.map(({ naam: name }) => (
              <div key={name}>
                <dt>{t(`veld.${name}`)}</dt>
                <dd>{details[name] === '' ? <span className="soft">{t('leeg')}</span> : details[name]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import {
  addLeerlingenSchema,
  newLeerlingSchema,
  type AddedLeerlingen,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { addLeerlingen } from '../shared/api/leerlingen.api.ts';
import { CodeForm } from '../shared/delen/code-form.tsx';
import { useSaving } from '../shared/use-saving.ts';
import { NoPermission } from '../shared/no-permission.tsx';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { useAccess } from '../shared/permission.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CardList } from '../shared/toevoegen/card-list.tsx';
import '../shared/toevoegen/toevoegen.css';

const YEARS = [3, 4, 5, 6, 7, 8] as const;
const NO = '';
interface Values {
  roepnaam: string;
  jaargroep: string;
  dier: string;
}
const read = ({ roepnaam, jaargroep, dier: animal }: Values) => ({
  roepnaam,
  ...(jaargroep === NO ? {} : { jaargroep: Number(jaargroep) }),
  ...(animal === NO ? {} : { dier: animal }),
});

function KindForm({
  adminId,
  groepId,
  dicht: closed,
  onDone,
}: {
  adminId: string;
  groepId: string;
  /** The licence lets nobody be added. */ dicht: boolean;
  onDone: (added: AddedLeerlingen) => void;
}) {
  const { t } = useTranslation(['kind-toevoegen', 'beheer', 'woorden']);
  const rule = useRuleText();
  const saving = useSaving();
  const form = useForm<Values>({ roepnaam: '', jaargroep: NO, dier: NO }, (values) => ({
    ...checkWith(newLeerlingSchema, read)(values),
    ...(values.jaargroep === NO ? { jaargroep: 'verplicht' } : {}),
    ...(values.dier === NO ? { dier: 'kies' } : {}),
  }));
  const { waarden: values, fouten: errors, anker: anchor } = form;
  const onFieldErrors = (fields: Readonly<Record<string, string>>) =>
    form.setServer(
      Object.fromEntries(Object.entries(fields).map(([field, code]) => [field.replace('leerlingen.0.', ''), code])),
    );
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.verify()) return;
    const succeeded = await saving.run(
      () =>
        addLeerlingen(
          adminId,
          groepId,
          addLeerlingenSchema.parse({ leerlingen: [read(values)], inlogsoort: 'plaatjes' }),
        ),
      onFieldErrors,
    );
    if (succeeded) onDone(succeeded.uit);
  };
  return (
    <form ref={anchor} noValidate className="child-form" onSubmit={(event) => void save(event)}>
      <ErrorSummary fouten={errors} toon={form.tried} />
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void save()} />}
      <Field
        formulier={form}
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
        value={values.jaargroep}
        error={errors['jaargroep'] !== undefined}
        helperText={errors['jaargroep'] === undefined ? undefined : rule('verplicht')}
        onChange={({ target }) => form.set('jaargroep', target.value)}
      >
        {YEARS.map((year) => (
          <MenuItem key={year} value={String(year)}>
            {withHoofdletter(yearText(t, year))}
          </MenuItem>
        ))}
      </TextField>
      <fieldset className="animals" data-fout={errors['dier'] !== undefined}>
        <legend>{t('kind.dier')}</legend>
        {ANIMALS.map((animal) => (
          <label key={animal}>
            <input
              type="radio"
              name="dier"
              aria-label={animal}
              checked={values.dier === animal}
              onChange={() => form.set('dier', animal)}
            />
            <AnimalTile dier={animal} maat={52} />
          </label>
        ))}
        {errors['dier'] !== undefined && <span className="choices__error">{rule('kies')}</span>}
      </fieldset>
      <p className="soft">{t('kind.plaatjes')}</p>
      <button type="submit" className="button-full" disabled={saving.bezig || closed}>
        {saving.bezig ? t('bezig') : t('kind.bewaar')}
      </button>
    </form>
  );
}

const METHODS = ['nieuw', 'code'] as const;
type Road = (typeof METHODS)[number];
const EXPLANATION = { nieuw: 'kind.uitleg', code: 'kind-toevoegen:wegen.code.uitleg' } as const satisfies Record<
  Road,
  string
>;

/** `/{groepId}/kinderen-toevoegen`: a new child at home, or the child that a school shares. */
export function KindPage() {
  const { t } = useTranslation(['kind-toevoegen', 'beheer', 'koppelingen']);
  const { adminId, groepId, groepenPath } = useSpot();
  const { mag: allowed, readOnly } = useAccess('kinderen.toevoegen');
  const [gone, setMethod] = useState<Road>('nieuw');
  const [added, setAdded] = useState<AddedLeerlingen | null>(null);
  useTitle(t('kind.titel'));
  if (!allowed) return <NoPermission recht="kinderen.toevoegen" titel={t('kind.titel')} />;
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('kind.titel')}</h1>
          <p>{t(EXPLANATION[gone])}</p>
        </div>
      </div>
      {added === null && (
        <fieldset className="two-roads">
          <legend className="only-reader">{t('kind-toevoegen:wegen.kop')}</legend>
          {METHODS.map((name) => (
            <label key={name}>
              <input type="radio" name="weg" checked={gone === name} onChange={() => setMethod(name)} />
              <strong>{t(`kind-toevoegen:wegen.${name}`)}</strong>
              <small>{t(`kind-toevoegen:wegen.${name}.uitleg`)}</small>
            </label>
          ))}
        </fieldset>
      )}
      {added === null && gone === 'code' && (
        <CodeForm
          adminId={adminId}
          soort="thuis"
          dicht={readOnly}
          naar={`${groepenPath}/${groepId ?? ''}/leerlingen`}
        />
      )}
      {added === null ? (
        gone === 'nieuw' && <KindForm adminId={adminId} groepId={groepId ?? ''} dicht={readOnly} onDone={setAdded} />
      ) : (
        <CardList added={added} groepId={groepId ?? ''} onMore={() => setAdded(null)} />
      )}
    </>
  );
}

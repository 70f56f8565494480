import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import { newLeerlingSchema, type AddedLeerlingen } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { addLeerlingen } from '../shared/api/leerlingen.api.ts';
import { CodeForm } from '../shared/delen/code-form.tsx';
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
const EMPTY = { roepnaam: '', jaargroep: NO, dier: NO };
const read = ({ roepnaam, jaargroep, dier: animal }: typeof EMPTY) => ({
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
  const form = useForm({
    begin: EMPTY,
    schema: newLeerlingSchema,
    body: read,
    extra: ({ jaargroep, dier: animal }) => ({
      jaargroep: jaargroep === NO ? 'verplicht' : undefined,
      dier: animal === NO ? 'kies' : undefined,
    }),
    submit: async (child) =>
      onDone(await addLeerlingen(adminId, groepId, { leerlingen: [child], inlogsoort: 'plaatjes' })),
    marks: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([field, code]) => [field.replace('leerlingen.0.', ''), code])),
  });
  const animalChosen = form.watch('dier');
  const animalError = form.error('dier');
  return (
    <form noValidate className="child-form" onSubmit={form.onSubmit}>
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="roepnaam"
        label={t('kind.naam')}
        help={t('kind.naam.hulp')}
        line={{ n: 64, voorbeeld: 'Noor' }}
        field={{ required: true, autoComplete: 'off' }}
      />
      <Field
        formulier={form}
        naam="jaargroep"
        label={t('leerling.jaargroep')}
        field={{
          select: true,
          required: true,
          children: YEARS.map((year) => (
            <MenuItem key={year} value={String(year)}>
              {withHoofdletter(yearText(t, year))}
            </MenuItem>
          )),
        }}
      />
      <fieldset className="animals" data-fout={animalError !== null}>
        <legend>{t('kind.dier')}</legend>
        {ANIMALS.map((animal) => (
          <label key={animal}>
            <input
              type="radio"
              name="dier"
              aria-label={animal}
              checked={animalChosen === animal}
              onChange={() => form.setValue('dier', animal)}
            />
            <AnimalTile animal={animal} size={52} />
          </label>
        ))}
        {animalError !== null && <span className="choices__error">{rule('kies')}</span>}
      </fieldset>
      <p className="soft">{t('kind.plaatjes')}</p>
      <button type="submit" className="button-full" disabled={form.busy || closed}>
        {form.busy ? t('bezig') : t('kind.bewaar')}
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

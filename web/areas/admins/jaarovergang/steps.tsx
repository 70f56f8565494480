import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { JaarovergangState } from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { yearsText, yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { PillChoices } from '../shared/choices.tsx';
import { blocksOfPlan, tallies, LEAVE, requestOf, type Block, type PlannedGroep, type SchooljaarPlan } from './plan.ts';

const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
type MatchSet = (plan: SchooljaarPlan) => void;

/** Step 1: the groups of the new year. */
export function GroepenStep({ plan, onPlan }: { plan: SchooljaarPlan; onPlan: MatchSet }) {
  const { t } = useTranslation(['jaarovergang', 'beheer', 'woorden']);
  const set = (key: string, part: Partial<PlannedGroep>) =>
    onPlan({
      ...plan,
      groepen: plan.groepen.map((groep) => (groep.sleutel === key ? { ...groep, ...part } : groep)),
    });
  return (
    <ul className="year__groepen">
      {plan.groepen.map((groep) => (
        <li key={groep.sleutel}>
          <TextField
            label={t('groep.naam')}
            value={groep.naam}
            error={groep.naam.trim() === ''}
            onChange={({ target }) => set(groep.sleutel, { naam: target.value })}
            slotProps={{ htmlInput: { maxLength: 64 } }}
          />
          <PillChoices
            titel={t('groep.jaargroepen')}
            options={YEARS.map((year) => ({ waarde: year, tekst: withHoofdletter(yearText(t, year)) }))}
            gekozen={groep.jaargroepen}
            onChoose={(years) => set(groep.sleutel, { jaargroepen: years.toSorted((a, b) => a - b) })}
          />
          <button
            type="button"
            className="button-text"
            disabled={plan.groepen.length === 1}
            onClick={() =>
              onPlan({
                ...plan,
                groepen: plan.groepen.filter(({ sleutel: key }) => key !== groep.sleutel),
                destination: withoutDoel(plan.destination, groep.sleutel),
              })
            }
          >
            <Icon name="prullenbak" size={18} /> {t('jaar.zonderGroep')}
          </button>
        </li>
      ))}
    </ul>
  );
}

const withoutDoel = (destination: SchooljaarPlan['destination'], gone: string): SchooljaarPlan['destination'] =>
  Object.fromEntries(Object.entries(destination).map(([block, doel]) => [block, doel === gone ? '' : doel]));

function BlockRow({ blok: block, plan, onPlan }: { blok: Block; plan: SchooljaarPlan; onPlan: MatchSet }) {
  const { t } = useTranslation(['jaarovergang', 'beheer', 'woorden', 'admins']);
  const doel = plan.destination[block.sleutel] ?? '';
  const stays = block.leerlingen.filter(({ id }) => plan.stays.has(id)).length;
  const swap = (id: string, on: boolean) =>
    onPlan({ ...plan, stays: new Set(on ? [...plan.stays, id] : [...plan.stays].filter((other) => other !== id)) });
  return (
    <li>
      <div className="year__block">
        <span>
          <strong>{block.groep}</strong>
          <small>
            {withHoofdletter(yearText(t, block.jaargroep))},{' '}
            {t('admins:leerlingen.aantal', { count: block.leerlingen.length })}
          </small>
        </span>
        <Icon name="pijl" />
        <TextField
          select
          label={t('jaar.naar')}
          value={doel}
          error={doel === ''}
          helperText={doel === '' ? t('jaar.naar.kies') : undefined}
          onChange={({ target }) =>
            onPlan({ ...plan, destination: { ...plan.destination, [block.sleutel]: target.value } })
          }
        >
          {plan.groepen.map(({ sleutel: key, naam: name, jaargroepen }) => (
            <MenuItem key={key} value={key}>
              {name} ({yearsText(t, jaargroepen)})
            </MenuItem>
          ))}
          <MenuItem value={LEAVE}>{t('jaar.verlaat')}</MenuItem>
        </TextField>
      </div>
      <details className="year__stays">
        <summary>{stays === 0 ? t('jaar.blijft') : t('jaar.blijft.aantal', { count: stays })}</summary>
        <div>
          {block.leerlingen.map(({ id, naam: name, dier: animal }) => (
            <label key={id}>
              <input type="checkbox" checked={plan.stays.has(id)} onChange={({ target }) => swap(id, target.checked)} />{' '}
              <AnimalTile animal={animal} size={26} /> {name}
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}

/** Step 2: where everybody goes, a year of a group at a time. */
export function LeerlingenStep({
  stand: state,
  plan,
  onPlan,
}: {
  stand: JaarovergangState;
  plan: SchooljaarPlan;
  onPlan: MatchSet;
}) {
  return (
    <ul className="year__blocks">
      {blocksOfPlan(state).map((block) => (
        <BlockRow key={block.sleutel} blok={block} plan={plan} onPlan={onPlan} />
      ))}
    </ul>
  );
}

/** Step 3: what is going to happen, before it happens. */
export function Check({ stand: state, plan }: { stand: JaarovergangState; plan: SchooljaarPlan }) {
  const { t } = useTranslation(['jaarovergang', 'beheer', 'woorden', 'admins']);
  const request = requestOf(state, plan);
  return (
    <>
      <TableBox name={t('jaar.stap.controle')}>
        <thead>
          <tr>
            <th scope="col">{t('groep.naam')}</th>
            <th scope="col">{t('groep.jaargroepen')}</th>
            <th scope="col">{t('jaar.aantal')}</th>
          </tr>
        </thead>
        <tbody>
          {tallies(request, plan).map(({ groep, aantal: count }) => (
            <tr key={groep.sleutel}>
              <th scope="row">{groep.naam}</th>
              <td>{withHoofdletter(yearsText(t, groep.jaargroepen))}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </TableBox>
      <ul className="year__consequences">
        <li>{t('jaar.gevolg.archief', { count: request.archiveren.length, jaar: state.schooljaar })}</li>
        <li>{t('jaar.gevolg.blijft', { count: plan.stays.size })}</li>
        <li>{t('jaar.gevolg.verlaters', { count: request.verlaters.length })}</li>
        <li>{t('jaar.gevolg.kaartjes')}</li>
      </ul>
    </>
  );
}

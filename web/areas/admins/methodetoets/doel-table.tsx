import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isBelowMark } from '#engine/core/domein/methodetoets.ts';
import type { ToetsResults } from '#server/features/methodetoetsen/toets-results.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { assignPractice } from '../shared/api/practice.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useCare } from '../shared/zorgtraject/use-care.ts';
import { nameList } from '../shared/name-list.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';

type Doel = ToetsResults['perDoel'][number];
const NAMES_MAX = 5;

interface Props {
  data: ToetsResults;
  canPractice: boolean;
  /** Says what was done; the routes can be taken back. */
  onDone: (text: string, ids: readonly string[]) => void;
}

/** Who stays below the mark of a goal, who did worst first. */
const stumblersOf = ({ leerlingen, grensPct: mark }: Doel): string[] =>
  leerlingen
    .filter((tally) => isBelowMark(tally, mark))
    .toSorted((a, b) => a.goed / a.counted - b.goed / b.counted)
    .map(({ leerlingId }) => leerlingId);

/** Goals of the test: how it went, who stumbles, and practice for exactly those. */
export function DoelTable({ data, canPractice, onDone }: Props) {
  const { t, i18n } = useTranslation('methodetoetsen');
  const { adminId, groepenPath } = useSpot();
  const seesCare = useCare();
  const { mag: canPlan } = useAccess('zorgtraject.wijzigen');
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const saving = useSaving();
  const names = new Map(data.afnamen.map(({ leerlingId, naam: name }) => [leerlingId, name]));
  const namesOf = (ids: readonly string[]): string =>
    nameList(
      i18n.language,
      ids.map((id) => names.get(id) ?? ''),
      { max: NAMES_MAX, more: (count) => t('doel.enNog', { count }) },
    );
  /** A plan for who did worst, with the others below the mark along: one plan a child, as many as a small group holds. */
  const planAddress = (doelId: string, [first = '', ...others]: readonly string[]): string => {
    const source = new URLSearchParams({ toets: data.toets.id, doel: doelId, met: others.join(',') });
    return `${groepenPath}/${data.toets.groepId}/leerlingen/${first}/zorgtraject/handelingsplanaanmaken?${source}`;
  };
  const assign = async (doel: Doel, ids: readonly string[]) => {
    const out = await saving.run(() => assignPractice(adminId, { leerlingIds: [...ids], doelIds: [doel.doelId] }));
    if (out === undefined) return;
    const { ids: routes, overgeslagen: skipped } = out.uit;
    onDone(
      [
        routes.length === 0 ? '' : t('oefen.klaar', { namen: namesOf(ids.filter((id) => !skipped.includes(id))) }),
        skipped.length === 0 ? '' : t('oefen.al', { namen: namesOf(skipped) }),
      ]
        .filter((part) => part !== '')
        .join(' '),
      routes,
    );
  };
  const counted = data.perDoel.filter(({ counted }) => counted > 0);
  if (counted.length === 0) return null;
  return (
    <section aria-labelledby="toets-per-doel" className="toets-block">
      <h2 id="toets-per-doel">{t('uitslag.perDoel')}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <TableBox heading="toets-per-doel">
        <thead>
          <tr>
            <th scope="col">{t('kolom.doel')}</th>
            <th scope="col" className="table__number">
              {t('kolom.goed')}
            </th>
            <th scope="col" className="table__number">
              {t('kolom.grens')}
            </th>
            <th scope="col">{t('kolom.onder')}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map((doel) => {
            const below = stumblersOf(doel);
            return (
              <tr key={doel.doelId}>
                <th scope="row">{doel.naam}</th>
                <td className="table__number">
                  {t('pct', { pct: Math.round((100 * doel.goed) / doel.counted) })}
                  <small className="rule-below">{t('van', { goed: doel.goed, counted: doel.counted })}</small>
                </td>
                <td className="table__number">{t('pct', { pct: doel.grensPct })}</td>
                <td>
                  {below.length === 0 ? (
                    <span className="chip chip--correct">{t('doel.niemand')}</span>
                  ) : (
                    <span className="toets-stumble">
                      {namesOf(below)}
                      {canPractice && allowed && (
                        <button
                          type="button"
                          className="button-tint not-at-paper"
                          disabled={saving.bezig || readOnly}
                          aria-label={t('oefen.wie', { doel: doel.naam })}
                          onClick={() => void assign(doel, below)}
                        >
                          <Icon name="plus" size={18} /> {t('oefen.knop')}
                        </button>
                      )}
                      {seesCare && canPlan && (
                        <Link
                          className="button-text not-at-paper"
                          to={planAddress(doel.doelId, below)}
                          aria-label={t('plan.wie', { doel: doel.naam })}
                        >
                          <Icon name="zorg" size={18} /> {t('plan.knop')}
                        </Link>
                      )}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </TableBox>
    </section>
  );
}

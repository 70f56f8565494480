import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSIGNED_WORDS_MAX } from '#server/features/somvensters/assigned.contract.ts';
import type { Struikelwoorden } from '#server/features/voortgang/stumbles.contract.ts';
import { longDate } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { fileName } from '#web/ui/csv.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { nameList } from '../shared/name-list.ts';
import { useAccess } from '../shared/permission.tsx';
import { Misspellings } from '../shared/voortgang/marked-spelling.tsx';
import { PracticeDialog, type PracticePlan } from '../shared/voortgang/practice-dialog.tsx';
import type { Period } from '../shared/voortgang/period.ts';
import { SaveButtons } from './save-buttons.tsx';
import { useStruikelwoorden } from './stumbles.api.ts';

type Word = Struikelwoorden['items'][number];
const NAMES_MAX = 4;
const SKELETON = <TableSkeleton rows={8} />;

function WordRow({
  word,
  chosen,
  onChosen,
  onPractice,
}: {
  word: Word;
  chosen: boolean;
  onChosen: ((on: boolean) => void) | null;
  onPractice: () => void;
}) {
  const { t, i18n } = useTranslation(['voortgang', 'practice']);
  const names = nameList(
    i18n.language,
    word.leerlingen.map((leerling) => leerling.naam),
    { max: NAMES_MAX, more: (count) => t('practice:oefening.enNog', { count }) },
  );
  return (
    <tr>
      {onChosen !== null && (
        <td className="table__check not-at-paper">
          <Checkbox
            checked={chosen}
            onChange={({ target }) => onChosen(target.checked)}
            slotProps={{ input: { 'aria-label': t('woorden.kies', { woord: word.woord }) } }}
          />
        </td>
      )}
      <th scope="row">
        <span className="word-cell" lang="nl">
          {word.woord}
        </span>
        <small>{word.doelNaam}</small>
      </th>
      <td>
        <Misspellings word={word} none={t('woorden.nietGeschreven')} />
      </td>
      <td>{names}</td>
      <td className="table__number">{word.missers}</td>
      {onChosen !== null && (
        <td className="not-at-paper">
          <IconButton aria-label={t('woorden.oefeningVan', { woord: word.woord })} onClick={onPractice}>
            <Icon name="plus" />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

/** What is filled in when practice is made of these words: everybody who still writes one of them wrong. */
function usePlan(groepId: string): (words: readonly Word[]) => PracticePlan {
  const { t } = useTranslation('voortgang');
  const { adminId } = useSpot();
  const leerlingen = useLeerlingen(adminId, groepId).data?.items ?? [];
  return (words) => ({
    titel: t('woorden.titel', { count: words.length, woord: words[0]?.woord ?? '' }),
    kind: 'woorden',
    choices: words.map(({ itemId, woord }) => ({ id: itemId, text: woord })),
    chosen: words.map(({ itemId }) => itemId),
    people: leerlingen.map(({ id, roepnaam }) => ({ leerlingId: id, roepnaam })),
    needy: [...new Set(words.flatMap((word) => word.leerlingen.map(({ leerlingId }) => leerlingId)))],
    most: ASSIGNED_WORDS_MAX,
  });
}

function Words({ data }: { data: Struikelwoorden }) {
  const { t, i18n } = useTranslation(['voortgang', 'admins']);
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const planOf = usePlan(data.groep.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [plan, setPlan] = useState<PracticePlan | null>(null);
  const may = allowed && !readOnly;
  const picked = data.items.filter(({ itemId }) => chosen.includes(itemId));
  const columns = ['woord', 'schreef', 'wie', 'keer'] as const;
  const rows = (): string[][] => [
    columns.map((column) => t(`woorden.kolom.${column}`)),
    ...data.items.map((word) => [
      word.woord,
      word.voorbeelden.map(({ ruw }) => ruw).join(', '),
      word.leerlingen.map((leerling) => leerling.naam).join(', '),
      String(word.missers),
    ]),
  ];
  return (
    <section className="voortgang" aria-label={t('woorden.naam')}>
      <div className="tab-head">
        <p>{t('woorden.uitleg', { vanaf: longDate(i18n.language, new Date(`${data.vanaf}T12:00:00`)) })}</p>
        <span className="filters__buttons not-at-paper">
          {may && (
            <Button
              variant="contained"
              disabled={picked.length === 0}
              startIcon={<Icon name="plus" size={18} />}
              onClick={() => setPlan(planOf(picked))}
            >
              {picked.length === 0 ? t('woorden.oefening') : t('woorden.gekozen', { count: picked.length })}
            </Button>
          )}
          <SaveButtons name={fileName([data.groep.naam, t('voortgang.tab.woorden')])} rows={rows} />
        </span>
      </div>
      <TableBox name={t('woorden.naam')} className="stumble-table">
        <thead>
          <tr>
            {may && (
              <th scope="col" className="not-at-paper">
                <span className="only-reader">{t('woorden.kolom.kies')}</span>
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'keer' ? 'table__number' : undefined}>
                {t(`woorden.kolom.${column}`)}
              </th>
            ))}
            {may && (
              <th scope="col" className="not-at-paper">
                <span className="only-reader">{t('woorden.oefening')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.items.map((word) => (
            <WordRow
              key={word.itemId}
              word={word}
              chosen={chosen.includes(word.itemId)}
              onChosen={
                may
                  ? (on) => setChosen(on ? [...chosen, word.itemId] : chosen.filter((id) => id !== word.itemId))
                  : null
              }
              onPractice={() => setPlan(planOf([word]))}
            />
          ))}
        </tbody>
      </TableBox>
      {plan !== null && <PracticeDialog plan={plan} onClose={() => setPlan(null)} />}
    </section>
  );
}

/** Words that still go wrong in the group, with what was really written; practice of them is one press away. */
export function WordsTab({ period }: { period: Period }) {
  const { t } = useTranslation('voortgang');
  const { adminId, groepId } = useSpot();
  const words = useStruikelwoorden(adminId, groepId ?? '', period);
  return (
    <State stand={words} skeleton={SKELETON}>
      {(data) =>
        data.items.length === 0 ? (
          <Empty title={t('woorden.leeg')} explanation={t('woorden.leeg.uitleg')} />
        ) : (
          <Words data={data} />
        )
      }
    </State>
  );
}

import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeerlingDoel, LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { shortDate } from '#web/platform/date-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { ErrorBar } from '../shared/voortgang/error-bar.tsx';
import { Misspellings } from '../shared/voortgang/marked-spelling.tsx';
import { ChangeText } from '../shared/voortgang/change.tsx';
import type { PeriodChange } from '../shared/voortgang/comparison.ts';
import { shortName } from '../shared/doel-name.ts';
import { StatusChip } from '../shared/voortgang/status.tsx';
import type { Beside } from './beside.ts';
import { byNeed, isReached } from './practice-plans.ts';

const WORDS_SHOWN = 12;
const LEARNED_SHOWN = 20;
const WEEKS_SHOWN = 8;

interface PartData {
  data: LeerlingVoortgang;
  /** What a period was asked of, not all. */
  isPeriod: boolean;
}

function Part({ id, title, button, children }: { id: string; title: string; button?: ReactNode; children: ReactNode }) {
  return (
    <section className="part goal-chips" aria-labelledby={id}>
      <div className="kind-item__head">
        <h2 id={id}>{title}</h2>
        {button}
      </div>
      {children}
    </section>
  );
}

function PlusButton({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <Button className="not-at-paper" startIcon={<Icon name="plus" size={18} />} aria-label={label} onClick={onPress}>
      {text}
    </Button>
  );
}

/** What goes well: goals that are mastered, and words that were right at once. */
export function WellPart({ data, isPeriod }: PartData) {
  const { t } = useTranslation('leerling-voortgang');
  const reached = data.doelen.filter(isReached);
  return (
    <Part id="part-well" title={t('goed')}>
      {reached.length === 0 && data.geleerd.length === 0 && <p className="soft">{t('goed.leeg')}</p>}
      {reached.length > 0 && (
        <ul className="picture__woorden">
          {reached.map(({ id, naam: name }) => (
            <li key={id} className="chip chip--correct">
              <Icon name="vink" size={16} /> {shortName(name)}
            </li>
          ))}
        </ul>
      )}
      {data.geleerd.length > 0 && (
        <>
          <p className="soft">{t(isPeriod ? 'goed.periode' : 'goed.woorden', { count: data.geleerd.length })}</p>
          <ul className="picture__woorden" lang="nl">
            {data.geleerd.slice(0, LEARNED_SHOWN).map((woord) => (
              <li key={woord} className="picture__woord">
                {woord}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

function DoelRow({
  doel,
  isPeriod,
  changes,
  onPractice,
}: {
  doel: LeerlingDoel;
  isPeriod: boolean;
  changes: ReadonlyMap<string, PeriodChange> | null;
  onPractice: (() => void) | null;
}) {
  const { t } = useTranslation('leerling-voortgang');
  const change = changes?.get(doel.id);
  return (
    <tr>
      <th scope="row">{doel.naam}</th>
      <td>
        <StatusChip status={doel.status} />
      </td>
      <td>
        {doel.pct === undefined ? (
          <small className="soft">{t('doelen.antwoorden', { count: doel.n })}</small>
        ) : (
          <ErrorBar
            pct={doel.pct}
            text={t(isPeriod ? 'doelen.vanNPeriode' : 'doelen.vanN', { goed: doel.goed, n: doel.n })}
          />
        )}
      </td>
      {changes !== null && (
        <td>
          {change === undefined ? (
            <small className="soft">{t('doelen.ervoor.geen')}</small>
          ) : (
            <ChangeText change={change} />
          )}
        </td>
      )}
      {onPractice !== null && (
        <td className="not-at-paper">
          <PlusButton text={t('oefening')} label={t('doelen.oefening', { doel: doel.naam })} onPress={onPractice} />
        </td>
      )}
    </tr>
  );
}

/** Every goal that was practised, what costs most first. */
export function DoelenPart({
  data,
  isPeriod,
  changes,
  onPractice,
}: PartData & {
  /** Beside the weeks before, by goal; null = not compared. */
  changes: ReadonlyMap<string, PeriodChange> | null;
  onPractice: ((doelId: string) => void) | null;
}) {
  const { t } = useTranslation('leerling-voortgang');
  return (
    <section aria-labelledby="part-doelen" className="picture__doelen">
      <h2 id="part-doelen">{t('doelen')}</h2>
      <TableBox heading="part-doelen">
        <thead>
          <tr>
            {(['doel', 'stand', 'goed'] as const).map((column) => (
              <th key={column} scope="col">
                {t(isPeriod && column === 'goed' ? 'doelen.periode' : `doelen.kolom.${column}`)}
              </th>
            ))}
            {changes !== null && <th scope="col">{t('doelen.ervoor')}</th>}
            {onPractice !== null && (
              <th scope="col" className="not-at-paper">
                <span className="only-reader">{t('oefening')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {byNeed(data.doelen).map((doel) => (
            <DoelRow
              key={doel.id}
              doel={doel}
              isPeriod={isPeriod}
              changes={changes}
              onPractice={onPractice === null ? null : () => onPractice(doel.id)}
            />
          ))}
        </tbody>
      </TableBox>
    </section>
  );
}

/** Words that still go wrong, as the child wrote them. */
export function WordsPart({
  data,
  isPeriod,
  onPractice,
}: PartData & {
  onPractice: ((itemIds: string[]) => void) | null;
}) {
  const { t } = useTranslation('leerling-voortgang');
  const [all, setAll] = useState(false);
  const { woorden } = data;
  const shown = all ? woorden : woorden.slice(0, WORDS_SHOWN);
  return (
    <Part
      id="part-words"
      title={t('woorden')}
      button={
        onPractice !== null &&
        woorden.length > 0 && (
          <PlusButton
            text={t('oefening')}
            label={t('woorden.oefening')}
            onPress={() => onPractice(shown.map(({ itemId }) => itemId))}
          />
        )
      }
    >
      {woorden.length === 0 && <p className="soft">{t(isPeriod ? 'woorden.periode' : 'woorden.leeg')}</p>}
      <ul className="word-list">
        {shown.map((word) => (
          <li key={word.itemId}>
            <span className="word-cell" lang="nl">
              {word.woord}
            </span>
            <Misspellings word={word} none={t('woorden.nietGeschreven')} />
            <small>{t('woorden.keer', { count: word.missers })}</small>
          </li>
        ))}
      </ul>
      {shown.length < woorden.length && (
        <Button onClick={() => setAll(true)} endIcon={<Icon name="pijl" size={18} />}>
          {t('woorden.alle', { count: woorden.length })}
        </Button>
      )}
    </Part>
  );
}

/** Kinds of error: how often of the times it could go wrong. */
export function KindsPart({ data, isPeriod }: PartData) {
  const { t } = useTranslation('leerling-voortgang');
  return (
    <Part id="part-kinds" title={t('soorten')}>
      {isPeriod && <p className="soft">{t('soorten.nu')}</p>}
      {data.fouten.length === 0 && <p className="soft">{t('soorten.leeg')}</p>}
      <ul className="kind-bars">
        {data.fouten.map(({ label, naam: name, n, fouten: errors, deel: part }) => (
          <li key={label}>
            <span>{name}</span>
            <ErrorBar
              pct={part?.pct ?? Math.round((100 * errors) / Math.max(1, n))}
              text={t('soorten.teller', { fouten: errors, n })}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How long was practised each week. */
export function TimePart({ data, minutes }: { data: LeerlingVoortgang; minutes: Beside['minutes'] }) {
  const { t, i18n } = useTranslation(['leerling-voortgang', 'period']);
  const weeks = data.weeks.slice(-WEEKS_SHOWN).toReversed();
  const most = Math.max(1, ...weeks.map((week) => week.minuten));
  return (
    <Part id="part-time" title={t('tijd')}>
      {minutes !== null && (
        <p className="soft">{t('period:vergelijk.wasTijd', { now: minutes.now, count: minutes.was })}</p>
      )}
      <ul className="kind-bars">
        {weeks.map(({ week, minuten: count, n, goed: right }) => (
          <li key={week}>
            <span>{t('tijd.week', { dag: shortDate(i18n.language, new Date(`${week}T12:00:00`)) })}</span>
            <span className="error-bar">
              <span className="error-bar__rail" aria-hidden="true">
                <span
                  className="error-bar__part error-bar__part--time"
                  style={{ inlineSize: `${Math.round((100 * count) / most)}%` }}
                />
              </span>
              <strong>{t('tijd.minuten', { count })}</strong>
              <small>{t('tijd.goed', { goed: right, n })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ManagedQuestion } from '#server/features/vragen/question-management.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { moveQuestion } from './api.ts';

const COLUMNS = ['vraag', 'landen', 'hielp', 'doe'] as const;

interface Props {
  group: ManagedQuestion['groep'];
  items: readonly ManagedQuestion[];
  onOpen: (one: ManagedQuestion) => void;
}

function Shown({ one }: { one: ManagedQuestion }) {
  const { t } = useTranslation('faq-management');
  if (one.countries.length === 0) return <span className="chip chip--sun">{t('concept')}</span>;
  return one.countries.map((country) => (
    <span key={country} className="chip chip--correct">
      {t(`land.${country}`)}
    </span>
  ));
}

function Row({
  one,
  busy,
  onOpen,
  onMove,
}: {
  one: ManagedQuestion;
  busy: boolean;
  onOpen: Props['onOpen'];
  onMove: (by: -1 | 1) => void;
}) {
  const { t } = useTranslation('faq-management');
  const name = { vraag: one.nl.vraag };
  const remarks = [one.changed && one.builtIn && t('gewijzigd'), one.be !== null && t('vlaams')].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {one.nl.vraag}
        {remarks.length > 0 && <small>{remarks.join(', ')}</small>}
      </th>
      <td className="faq-management__lands">
        <Shown one={one} />
      </td>
      <td>
        {one.helped + one.helpedNot === 0 ? t('hielp.niets') : t('hielp', { ja: one.helped, nee: one.helpedNot })}
      </td>
      <td className="not-at-paper">
        <span className="faq-management__do">
          <IconButton size="small" disabled={busy} aria-label={t('omhoog', name)} onClick={() => onMove(-1)}>
            <Icon name="op" size={18} />
          </IconButton>
          <IconButton size="small" disabled={busy} aria-label={t('omlaag', name)} onClick={() => onMove(1)}>
            <Icon name="af" size={18} />
          </IconButton>
          <Button size="small" variant="outlined" aria-label={t('wijzig.dit', name)} onClick={() => onOpen(one)}>
            {t('wijzig')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** The questions about one subject, in the order of the site. */
export function QuestionTable({ group, items, onOpen }: Props) {
  const { t } = useTranslation('faq-management');
  const saving = useSaving();
  return (
    <section className="faq-management" aria-labelledby={`vragen-${group}`}>
      <h2 id={`vragen-${group}`}>{t(`groep.${group}`)}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {items.length === 0 ? (
        <p className="soft">{t('groep.leeg')}</p>
      ) : (
        <TableBox className="table--fixed" heading={`vragen-${group}`}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={column === 'doe' ? 'not-at-paper' : undefined}>
                  {t(`kolom.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <Row
                key={one.id}
                one={one}
                busy={saving.bezig}
                onOpen={onOpen}
                onMove={(by) => void saving.run(() => moveQuestion(items, one, by))}
              />
            ))}
          </tbody>
        </TableBox>
      )}
    </section>
  );
}

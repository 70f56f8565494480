import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedItem } from '#server/features/roadmap/roadmap.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { removeItem } from './api.ts';

const COLUMNS = ['titel', 'stand', 'stemmen', 'kwartaal', 'doen'] as const;

/** All plans with their votes. */
export function ItemList({
  items,
  onChange,
}: {
  items: readonly ManagedItem[];
  onChange: (item: ManagedItem) => void;
}) {
  const { t } = useTranslation('roadmap-management');
  const saving = useSaving();
  const quarterText = (quarter: string): string => {
    const [year, number] = quarter.split('-');
    return number === undefined ? '' : t('kwartaal.van', { jaar: year, kwartaal: number });
  };
  // Its votes go with it and do not come back, so it is asked.
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (item: ManagedItem): void => {
    if (asked === item.id) void saving.run(() => removeItem(item));
    else setAsked(item.id);
  };
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <TableBox className="table--fixed" name={t('titel')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`kolom.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.titel}</th>
              <td>
                <span className="chip">{t(`stand.${item.status}`)}</span>
              </td>
              <td>{item.votes}</td>
              <td>{quarterText(item.quarter)}</td>
              <td>
                <Button aria-label={t('wijzig.dit', { titel: item.titel })} onClick={() => onChange(item)}>
                  {t('wijzig')}
                </Button>
                <Button
                  aria-label={asked === item.id ? undefined : t('weg.dit', { titel: item.titel })}
                  disabled={saving.bezig}
                  onClick={() => remove(item)}
                >
                  {t(asked === item.id ? 'weg.zeker' : 'weg')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </TableBox>
    </>
  );
}

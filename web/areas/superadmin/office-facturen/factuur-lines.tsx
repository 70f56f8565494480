import { useTranslation } from 'react-i18next';
import type { Factuur } from '#server/features/facturen/facturen.contract.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { moneyText } from '../shared/euro.ts';

const COLUMNS = ['tekst', 'aantal', 'prijs', 'bedrag'] as const;

/** The three sums below the lines. */
export function Totals({
  paper: { bedrag: sum, vat, totaal: total },
}: {
  paper: Pick<Factuur, 'bedrag' | 'vat' | 'totaal'>;
}) {
  const { t, i18n } = useTranslation('office-facturen');
  const rows: [string, number][] = [
    [t('zonderBtw'), sum],
    [t(`btw.${vat.kind}`, { percent: vat.rate }), vat.bedrag],
    [t('totaal'), total],
  ];
  return (
    <dl className="factuur-totals">
      {rows.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{moneyText(i18n.language, cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is on a paper that went out. */
export function FactuurLines({ paper }: { paper: Factuur }) {
  const { t, i18n } = useTranslation('office-facturen');
  return (
    <>
      <TableBox className="factuur-lines" name={t('regels')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'tekst' ? undefined : 'factuur-list__amount'}>
                {t(`regel.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.regels.map((line, nr) => (
            <tr key={nr}>
              <td>{line.tekst}</td>
              <td className="factuur-list__amount">{line.aantal}</td>
              <td className="factuur-list__amount">{moneyText(i18n.language, line.bedrag)}</td>
              <td className="factuur-list__amount">{moneyText(i18n.language, line.aantal * line.bedrag)}</td>
            </tr>
          ))}
        </tbody>
      </TableBox>
      <Totals paper={paper} />
    </>
  );
}

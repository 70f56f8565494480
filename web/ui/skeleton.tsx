import Skeleton from '@mui/material/Skeleton';

const COLUMNS = ['18%', '12%', '14%', '16%'] as const;
/** Widths of the lines in a card, over and over. */
const RULES = ['92%', '78%', '86%', '64%'] as const;
const series = (count: number): number[] => Array.from({ length: count }, (_, nr) => nr);

/** Table that is still to come: rows as high as the real ones, so that nothing jumps. */
export function TableSkeleton({ rows = 9 }: { rows?: number }) {
  return (
    <div className="table-box">
      {series(rows).map((nr) => (
        <div key={nr} className="skeleton__table-row">
          <Skeleton variant="rounded" width={34} height={34} />
          {COLUMNS.map((wide) => (
            <Skeleton key={wide} variant="text" width={wide} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Card that is still to come: a title and lines, under a picture when the card has one. */
export function CardSkeleton({ rules, plate = 0 }: { rules: number; plate?: number }) {
  return (
    <div className="skeleton__card">
      {plate > 0 && <Skeleton variant="rectangular" height={plate} className="skeleton__plate" />}
      <Skeleton variant="text" width="38%" height={26} />
      {series(rules).map((nr) => (
        <Skeleton key={nr} variant="text" width={RULES[nr % RULES.length]} />
      ))}
    </div>
  );
}

/** Cards beside each other that are still to come. */
export function CardsSkeleton({
  cards,
  rules,
  plate = 0,
  wide = false,
}: {
  cards: number;
  rules: number;
  plate?: number;
  wide?: boolean;
}) {
  return (
    <div className={wide ? 'skeleton__row skeleton__row--wide' : 'skeleton__row'}>
      {series(cards).map((nr) => (
        <CardSkeleton key={nr} rules={rules} plate={plate} />
      ))}
    </div>
  );
}

/** Form that is still to come: a title and its fields. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <div className="skeleton__card">
      <Skeleton variant="text" width="28%" height={26} />
      <div className="skeleton__fields">
        {series(fields).map((nr) => (
          <Skeleton key={nr} variant="rounded" height={40} />
        ))}
      </div>
    </div>
  );
}

import Skeleton from '@mui/material/Skeleton';

const KOLOMMEN = ['18%', '12%', '14%', '16%'] as const;
const reeks = (aantal: number): number[] => Array.from({ length: aantal }, (_, nr) => nr);

/** Table that is still to come: rows as high as the real ones, so that nothing jumps. */
export function TabelGeraamte({ rijen = 9 }: { rijen?: number }) {
  return (
    <div className="tabel-vak">
      {reeks(rijen).map((nr) => (
        <div key={nr} className="geraamte__tabelrij">
          <Skeleton variant="rounded" width={34} height={34} />
          {KOLOMMEN.map((breed) => <Skeleton key={breed} variant="text" width={breed} />)}
        </div>
      ))}
    </div>
  );
}

/** Cards that are still to come. */
export function KaartenGeraamte({ kaarten, hoogte }: { kaarten: number; hoogte: number }) {
  return <div className="geraamte__rij">{reeks(kaarten).map((nr) => <Skeleton key={nr} variant="rounded" height={hoogte} />)}</div>;
}

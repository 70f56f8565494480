import Skeleton from '@mui/material/Skeleton';

const KOLOMMEN = ['18%', '12%', '14%', '16%'] as const;
/** Widths of the lines in a card, over and over. */
const REGELS = ['92%', '78%', '86%', '64%'] as const;
const reeks = (aantal: number): number[] => Array.from({ length: aantal }, (_, nr) => nr);

/** Table that is still to come: rows as high as the real ones, so that nothing jumps. */
export function TabelGeraamte({ rijen = 9 }: { rijen?: number }) {
  return (
    <div className="tabel-vak">
      {reeks(rijen).map((nr) => (
        <div key={nr} className="geraamte__tabelrij">
          <Skeleton variant="rounded" width={34} height={34} />
          {KOLOMMEN.map((breed) => (
            <Skeleton key={breed} variant="text" width={breed} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Card that is still to come: a title and lines, under a picture when the card has one. */
export function KaartGeraamte({ regels, plaat = 0 }: { regels: number; plaat?: number }) {
  return (
    <div className="geraamte__kaart">
      {plaat > 0 && <Skeleton variant="rectangular" height={plaat} className="geraamte__plaat" />}
      <Skeleton variant="text" width="38%" height={26} />
      {reeks(regels).map((nr) => (
        <Skeleton key={nr} variant="text" width={REGELS[nr % REGELS.length]} />
      ))}
    </div>
  );
}

/** Cards beside each other that are still to come. */
export function KaartenGeraamte({
  kaarten,
  regels,
  plaat = 0,
  breed = false,
}: {
  kaarten: number;
  regels: number;
  plaat?: number;
  breed?: boolean;
}) {
  return (
    <div className={breed ? 'geraamte__rij geraamte__rij--breed' : 'geraamte__rij'}>
      {reeks(kaarten).map((nr) => (
        <KaartGeraamte key={nr} regels={regels} plaat={plaat} />
      ))}
    </div>
  );
}

/** Form that is still to come: a title and its fields. */
export function VeldenGeraamte({ velden }: { velden: number }) {
  return (
    <div className="geraamte__kaart">
      <Skeleton variant="text" width="28%" height={26} />
      <div className="geraamte__velden">
        {reeks(velden).map((nr) => (
          <Skeleton key={nr} variant="rounded" height={40} />
        ))}
      </div>
    </div>
  );
}

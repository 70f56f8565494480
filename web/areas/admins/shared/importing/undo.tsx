import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';

export interface UndoOutcome {
  teruggedraaid: number;
  overgeslagen: readonly { naam: string }[];
}
type Part = 'knop' | 'zeker' | 'laat' | 'bezig' | 'klaar' | 'overgeslagen';
interface Props {
  draai: () => Promise<UndoOutcome>;
  tekst: (part: Part, values?: { count: number }) => string;
  onDone: () => void;
}

/** Takes an import back, after a second press. */
export function UndoImport({ draai: rotate, tekst: text, onDone }: Props) {
  const saving = useSaving();
  const [certain, setCertain] = useState(false);
  const [out, postpone] = useState<UndoOutcome | null>(null);
  const start = async (): Promise<void> => {
    const completed = await saving.run(rotate);
    setCertain(false);
    if (completed === undefined) return;
    postpone(completed.uit);
    onDone();
  };
  if (out !== null) {
    return (
      <div role="status">
        <p>{text('klaar', { count: out.teruggedraaid })}</p>
        {out.overgeslagen.length > 0 && (
          <p className="soft">
            {text('overgeslagen', { count: out.overgeslagen.length })}{' '}
            {out.overgeslagen.map(({ naam: name }) => name).join(', ')}
          </p>
        )}
      </div>
    );
  }
  if (saving.bezig)
    return (
      <div className="card__buttons">
        <Button variant="outlined" disabled>
          {text('bezig')}
        </Button>
      </div>
    );
  return (
    <div className="card__buttons">
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void start()} />}
      {certain ? (
        <>
          <Button variant="contained" color="warning" onClick={() => void start()}>
            {text('zeker')}
          </Button>
          <Button onClick={() => setCertain(false)}>{text('laat')}</Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => setCertain(true)}>
          {text('knop')}
        </Button>
      )}
    </div>
  );
}

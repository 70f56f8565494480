import { useRegel } from '#web/ui/formulier/regel.ts';
import './keuzes.css';

interface Props<T> {
  titel: string;
  opties: readonly { waarde: T; tekst: string }[];
  gekozen: readonly T[];
  onKies: (gekozen: T[]) => void;
  fout?: string | undefined;
}

/** Several of a few: tick boxes as pills. */
export function Keuzes<T extends string | number>({ titel, opties, gekozen, onKies, fout }: Props<T>) {
  const regel = useRegel();
  return (
    <fieldset className="keuzes" data-fout={fout !== undefined}>
      <legend>{titel}</legend>
      {opties.map(({ waarde, tekst }) => (
        <label key={waarde}>
          <input
            type="checkbox"
            checked={gekozen.includes(waarde)}
            onChange={({ target }) =>
              onKies(target.checked ? [...gekozen, waarde] : gekozen.filter((ander) => ander !== waarde))
            }
          />
          {tekst}
        </label>
      ))}
      {fout !== undefined && <span className="keuzes__fout">{regel(fout, { a: 1, b: 4 })}</span>}
    </fieldset>
  );
}

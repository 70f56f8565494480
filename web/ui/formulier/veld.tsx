import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Formulier } from './gebruik-formulier.ts';
import { useRegel, type RegelWaarden } from './regel.ts';

type TekstVelden<W> = { [K in keyof W & string]: W[K] extends string ? K : never }[keyof W & string];
interface Props<W> {
  formulier: Formulier<W>;
  naam: TekstVelden<W>;
  label: string;
  regel?: RegelWaarden;
  hulp?: string;
  veld?: Omit<TextFieldProps, 'variant' | 'label' | 'value'>;
}

/** Outlined text field of a form: label in the border, what is wrong below it. */
export function Veld<W extends Record<TekstVelden<W>, string>>({
  formulier,
  naam,
  label,
  regel,
  hulp,
  veld = {},
}: Props<W>) {
  const tekst = useRegel();
  const code = formulier.fouten[naam];
  const waarde: W[TekstVelden<W>] = formulier.waarden[naam];
  return (
    <TextField
      {...veld}
      name={naam}
      label={label}
      value={waarde}
      error={code !== undefined}
      helperText={code === undefined ? hulp : tekst(code, regel)}
      onChange={({ target }) => stelTekst(formulier, naam, target.value)}
      onBlur={() => formulier.verlaat(naam)}
    />
  );
}

function stelTekst(formulier: { stel: (veld: never, waarde: never) => void }, naam: string, waarde: string): void {
  Reflect.apply(formulier.stel, undefined, [naam, waarde]);
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface Props<T extends string> {
  choices: readonly T[];
  chosen: readonly T[];
  textOf: (choice: T) => string;
  /** What is chosen from now on, in the order of the choices. */
  onChange: (chosen: T[]) => void;
}

/** Boxes of which any number may be ticked. */
export function CheckList<T extends string>({ choices, chosen, textOf, onChange }: Props<T>) {
  const toggle = (choice: T, on: boolean): void =>
    onChange(choices.filter((one) => (one === choice ? on : chosen.includes(one))));
  return choices.map((choice) => (
    <FormControlLabel
      key={choice}
      label={textOf(choice)}
      control={<Checkbox checked={chosen.includes(choice)} onChange={({ target }) => toggle(choice, target.checked)} />}
    />
  ));
}

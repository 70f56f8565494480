import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props<Choice extends string> {
  label: string;
  value: Choice;
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
  onChange: (choice: Choice) => void;
}

/** One of a few, in a list that opens. */
export function ChoiceOf<Choice extends string>({ label, value, choices, textOf, onChange }: Props<Choice>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(choices.find((one) => one === target.value) ?? value)}
    >
      {choices.map((one) => (
        <MenuItem key={one} value={one}>
          {textOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

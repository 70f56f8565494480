import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { useAfterClick } from './use-after-click.ts';

/** What a field needs of its form. */
export interface FieldForm<W extends FieldValues> {
  control: Control<W>;
  error: (path: string) => string | null;
}
/** Fields that hold text. */
export type TextName<W extends FieldValues> = FieldPathByValue<W, string>;

interface FieldState<W extends FieldValues> extends ControllerRenderProps<W, TextName<W>> {
  /** Code of the broken rule, when it is time to show it. */
  code: string | null;
}

/** Binds a text field to its form: value, what is typed and left, and the code of its broken rule. */
export function useField<W extends FieldValues>(form: FieldForm<W>, name: TextName<W>): FieldState<W> {
  const afterClick = useAfterClick();
  const { field } = useController({ name, control: form.control });
  return { ...field, onBlur: () => afterClick(field.onBlur), code: form.error(name) };
}

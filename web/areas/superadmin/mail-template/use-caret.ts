import { useRef, type FocusEvent } from 'react';

/** Fields of the editor that take a variable. */
export type CaretField = 'onderwerp' | 'tekst';
interface Spot {
  field: CaretField;
  element: HTMLInputElement | HTMLTextAreaElement | null;
}
export interface Caret {
  follow: (event: FocusEvent) => void;
  /** Puts text where the caret stood, over what was chosen, and the caret behind it. */
  put: (text: string, change: (field: CaretField, value: (before: string) => string) => void) => void;
}

/** Where the writer was last: a press on a variable takes the focus away. */
export function useCaret(): Caret {
  const spot = useRef<Spot>({ field: 'tekst', element: null });
  return {
    follow: ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      if (target.name === 'onderwerp' || target.name === 'tekst')
        spot.current = { field: target.name, element: target };
    },
    put: (text, change) => {
      const { field, element } = spot.current;
      const from = element?.selectionStart ?? undefined;
      const to = element?.selectionEnd ?? from;
      change(field, (before) => `${before.slice(0, from)}${text}${to === undefined ? '' : before.slice(to)}`);
      if (element === null || from === undefined) return;
      requestAnimationFrame(() => {
        element.focus();
        element.setSelectionRange(from + text.length, from + text.length);
      });
    },
  };
}

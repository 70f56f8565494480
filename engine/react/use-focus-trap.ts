import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keeps Tab and all other keys inside the dialog, focuses its first button and gives focus back at the end. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  // Before the dialog is painted: a key that comes with the first picture of it is the dialog's already.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const previous = document.activeElement;
    box.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const onKey = (event: KeyboardEvent): void => {
      // The game also listens for keys; while the menu is open they are ours.
      event.stopPropagation();
      if (event.key === 'Escape') escape.current();
      if (event.key !== 'Tab') return;
      const row = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const edge = event.shiftKey ? row[0] : row.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? row.at(-1) : row[0])?.focus();
    };
    box.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('keydown', onKey);
      if (previous instanceof HTMLElement) previous.focus();
    };
  }, [ref]);
}

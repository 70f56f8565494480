import { useEffect, useRef, type RefObject } from 'react';

const FOCUSBAAR = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keeps Tab and all other keys inside the dialog, focuses its first button and gives focus back at the end. */
export function useFocusval(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const vak = ref.current;
    if (!vak) return undefined;
    const vorige = document.activeElement;
    vak.querySelector<HTMLElement>(FOCUSBAAR)?.focus();
    const onKey = (event: KeyboardEvent): void => {
      // The game also listens for keys; while the menu is open they are ours.
      event.stopPropagation();
      if (event.key === 'Escape') escape.current();
      if (event.key !== 'Tab') return;
      const rij = [...vak.querySelectorAll<HTMLElement>(FOCUSBAAR)];
      const rand = event.shiftKey ? rij[0] : rij.at(-1);
      if (document.activeElement !== rand) return;
      event.preventDefault();
      (event.shiftKey ? rij.at(-1) : rij[0])?.focus();
    };
    vak.addEventListener('keydown', onKey);
    return () => {
      vak.removeEventListener('keydown', onKey);
      if (vorige instanceof HTMLElement) vorige.focus();
    };
  }, [ref]);
}

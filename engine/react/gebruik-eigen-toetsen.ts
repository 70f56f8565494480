import { useEffect, type RefObject } from 'react';

/** Letters typed in a field and presses on a button are not meant for the game as well, which listens on the window. */
export function useEigenToetsen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const vak = ref.current;
    const onKey = (event: KeyboardEvent): void => {
      const veld = event.target instanceof HTMLInputElement;
      const blijft = veld ? event.key !== 'Escape' && event.key !== 'Tab' : event.key === 'Enter' || event.key === ' ';
      if (blijft) event.stopPropagation();
    };
    vak?.addEventListener('keydown', onKey);
    return () => vak?.removeEventListener('keydown', onKey);
  }, [ref]);
}

/** A click on a button of the overlay does not move the focus: keys of a focused button would be lost to the game. */
export function useFocusBlijft(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const vak = ref.current;
    const onDown = (event: MouseEvent): void => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    vak?.addEventListener('mousedown', onDown);
    return () => vak?.removeEventListener('mousedown', onDown);
  }, [ref]);
}

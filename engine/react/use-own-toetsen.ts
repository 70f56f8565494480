import { useEffect, type RefObject } from 'react';

/** Letters typed in a field and presses on a button are not meant for the game as well, which listens on the window. */
export function useOwnKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    const onKey = (event: KeyboardEvent): void => {
      const field = event.target instanceof HTMLInputElement;
      const stays = field ? event.key !== 'Escape' && event.key !== 'Tab' : event.key === 'Enter' || event.key === ' ';
      if (stays) event.stopPropagation();
    };
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  }, [ref]);
}

/** A click on a button of the overlay does not move the focus: keys of a focused button would be lost to the game. */
export function useKeepFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    const onDown = (event: MouseEvent): void => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    box?.addEventListener('mousedown', onDown);
    return () => box?.removeEventListener('mousedown', onDown);
  }, [ref]);
}

import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

/** Nothing behind the drawer can be reached while it lies over the page; who was there comes to the drawer. */
function useCover(shell: RefObject<HTMLElement | null>, covers: boolean): void {
  useEffect(() => {
    const page = document.querySelector('#app');
    if (!covers || page === null) return;
    const { activeElement: at } = document;
    if (at === null || at === document.body || page.contains(at)) shell.current?.focus({ preventScroll: true });
    page.toggleAttribute('inert', true);
    return () => {
      page.toggleAttribute('inert', false);
    };
  }, [shell, covers]);
}

/**
 * Beside the page on a wide screen, over it on a small one. It is one and the same element on both: turning a tablet
 * takes nothing away that somebody opened or typed in it.
 */
export function DrawerShell({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const narrow = useMediaQuery('(max-width: 959.95px)');
  const shell = useRef<HTMLElement>(null);
  useCover(shell, narrow);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  return createPortal(
    <>
      {narrow && <div className="drawer-backdrop" aria-hidden="true" onClick={onClose} />}
      <section
        ref={shell}
        className={narrow ? 'drawer drawer--full' : 'drawer'}
        role={narrow ? 'dialog' : 'complementary'}
        aria-modal={narrow || undefined}
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </section>
    </>,
    document.body,
  );
}

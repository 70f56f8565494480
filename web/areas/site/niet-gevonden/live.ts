const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Leaves of all pages those that carry what is sought. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const label = root.querySelector<HTMLElement>('[data-search]');
  const field = label?.querySelector('input');
  const none = root.querySelector<HTMLElement>('[data-none]');
  if (!label || !field) return;
  const pages = [...root.querySelectorAll<HTMLElement>('.lost-pages li')];
  label.hidden = false;
  field.addEventListener(
    'input',
    () => {
      const sought = plain(field.value);
      pages.forEach((page) => {
        page.hidden = !plain(page.textContent ?? '').includes(sought);
      });
      if (none) none.textContent = pages.every((page) => page.hidden) ? (none.dataset['text'] ?? '') : '';
    },
    { signal },
  );
}

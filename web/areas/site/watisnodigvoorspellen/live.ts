import { browserStorage } from '#web/platform/storage.ts';

const KEY = 'taaltocht.afvinklijst';

/** Keeps the ticks on this device only. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLFormElement>('[data-checks]');
  const clear = list?.querySelector<HTMLButtonElement>('[data-clear]');
  if (!list || !clear) return;
  const storage = browserStorage('localStorage');
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const keep = (): void => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    if (ticked.length === 0) storage.wis(KEY);
    else storage.write(KEY, ticked.join(' '));
  };
  const kept = (storage.read(KEY) ?? '').split(' ');
  boxes.forEach((box) => {
    box.checked = kept.includes(box.name);
  });
  clear.hidden = false;
  list.addEventListener('change', keep, { signal });
  clear.addEventListener(
    'click',
    () => {
      list.reset();
      keep();
    },
    { signal },
  );
}

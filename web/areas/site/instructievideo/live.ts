/** Chapters lead to their moment, the speed can be chosen, and a film that does not play says so. */
function liven(film: HTMLElement, signal: AbortSignal): void {
  const video = film.querySelector('video');
  const tools = film.querySelector<HTMLElement>('[data-tools]');
  const trouble = film.querySelector<HTMLElement>('[data-trouble]');
  if (!video || !tools || !trouble) return;
  tools.hidden = false;
  const chapters = [...tools.querySelectorAll<HTMLButtonElement>('[data-at]')];
  const speeds = [...tools.querySelectorAll<HTMLButtonElement>('[data-speed]')];
  for (const button of chapters)
    button.addEventListener(
      'click',
      () => {
        video.currentTime = Number(button.dataset['at']);
        // What does not play tells so itself.
        void video.play().catch(() => undefined);
      },
      { signal },
    );
  for (const button of speeds)
    button.addEventListener(
      'click',
      () => {
        video.playbackRate = Number(button.dataset['speed']);
        for (const other of speeds) other.setAttribute('aria-pressed', String(other === button));
      },
      { signal },
    );
  video.addEventListener(
    'timeupdate',
    () => {
      for (const { dataset, parentElement: item } of chapters) {
        const here = video.currentTime >= Number(dataset['at']) && video.currentTime < Number(dataset['until']);
        item?.toggleAttribute('data-now', here);
      }
    },
    { signal },
  );
  // The last source tells first that nothing can be played.
  film.querySelector('source')?.addEventListener('error', () => (trouble.hidden = false), { signal });
}

export function live(root: HTMLElement, signal: AbortSignal): void {
  root.querySelectorAll<HTMLElement>('[data-film]').forEach((film) => liven(film, signal));
}

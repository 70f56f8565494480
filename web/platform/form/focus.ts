/** Puts the focus on the first field in the order of the page that is marked wrong; the marks have to be drawn. */
export function focusFirstMistake(form: HTMLFormElement | null): void {
  const field = form?.querySelector('[aria-invalid="true"], [data-fout="true"] input');
  if (field instanceof HTMLElement) field.focus();
}

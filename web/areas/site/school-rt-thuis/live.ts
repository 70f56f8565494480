const COUNT = 3;

/** The form that most answers point at; who practises decides a tie. */
function adviceOf(answers: readonly string[]): string {
  const most = answers.find((one) => answers.filter((other) => other === one).length > 1);
  return most ?? answers[0] ?? 'none';
}

/** Shows the advice as soon as the three questions are answered. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('[data-chooser]');
  form?.addEventListener(
    'change',
    () => {
      const answers = [...new FormData(form).values()].map(String);
      const advice = answers.length < COUNT ? 'none' : adviceOf(answers);
      form.querySelectorAll<HTMLElement>('[data-advice]').forEach((text) => {
        text.hidden = text.dataset['advice'] !== advice;
      });
    },
    { signal },
  );
}

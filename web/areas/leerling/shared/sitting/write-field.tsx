import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { SPECIAL } from '#engine/react/toetsen-layout.ts';
import './sitting.css';

/** One field without any help of the browser, and the signs that its keyboard may not have. */
export function WriteField(props: {
  nr: number;
  label: string;
  signs: string;
  value: string;
  onWrite: (text: string) => void;
  onEnter: () => void;
}): ReactNode {
  const { nr, label, signs, value, onWrite, onEnter } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), [nr]);
  const insert = (sign: string): void => {
    const input = field.current;
    const at = input?.selectionStart ?? value.length;
    const end = input?.selectionEnd ?? at;
    onWrite(`${value.slice(0, at)}${sign}${value.slice(end)}`);
    requestAnimationFrame(() => {
      input?.focus({ preventScroll: true });
      input?.setSelectionRange(at + sign.length, at + sign.length);
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter();
  };
  return (
    <div className="toets-write">
      <input
        ref={field}
        className="toets-write__field"
        aria-label={label}
        value={value}
        maxLength={60}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        lang="zxx"
        data-1p-ignore
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={onKey}
      />
      <div className="toets-write__signs" role="group" aria-label={signs}>
        {SPECIAL.map((sign) => (
          <button
            key={sign}
            type="button"
            tabIndex={-1}
            // The field keeps the focus, and the keyboard of a tablet stays up.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(sign)}
          >
            {sign === "'" ? '’' : sign}
          </button>
        ))}
      </div>
    </div>
  );
}

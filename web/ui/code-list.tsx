import { useState } from 'react';
import './code-list.css';

export interface CodeListProps {
  codes: readonly string[];
  /** Text of the button that copies, and what it says once that was done. */
  copy: string;
  copied: string;
  print: string;
}

/** Codes that are shown once: to copy, to print or to write down. */
export function CodeList({ codes, copy, copied, print }: CodeListProps) {
  const [done, setDone] = useState(false);
  return (
    <div className="code-list">
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="code-list__buttons">
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setDone(true))}
        >
          {done ? copied : copy}
        </button>
        <button type="button" onClick={() => globalThis.print()}>
          {print}
        </button>
      </div>
    </div>
  );
}

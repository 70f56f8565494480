import { useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import './steps.css';

/** Where in the steps we are; another step begins at its top. */
export function Steps({ label, namen: names, plek: spot }: { label: string; namen: readonly string[]; plek: number }) {
  const previous = useRef(spot);
  useEffect(() => {
    if (previous.current !== spot) globalThis.scrollTo({ top: 0 });
    previous.current = spot;
  }, [spot]);
  return (
    <ol className="steps not-at-paper" aria-label={label}>
      {names.map((name, number) => (
        <li
          key={name}
          className={number < spot ? 'step step--done' : number === spot ? 'step step--now' : 'step'}
          aria-current={number === spot ? 'step' : undefined}
        >
          <span className="step__number">{number < spot ? <Icon name="vink" size={20} /> : number + 1}</span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

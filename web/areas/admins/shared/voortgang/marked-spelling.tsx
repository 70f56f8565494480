import { Fragment, type ReactNode } from 'react';
import { differencesOf } from './difference.ts';

interface Props {
  woord: string;
  ruw: string;
  focus?: { van: number; tot: number } | undefined;
}

/** What a child wrote with the letters marked that should be others. */
export function MarkedSpelling({ woord, ruw, focus }: Props): ReactNode {
  const differences = differencesOf({ woord, ruw, ...(focus === undefined ? {} : { focus }) });
  return (
    <span className="misspelling" lang="nl">
      {differences.map((difference, index) => (
        <Fragment key={difference.van}>
          {ruw.slice(differences[index - 1]?.tot ?? 0, difference.van)}
          <mark>{ruw.slice(difference.van, difference.tot)}</mark>
        </Fragment>
      ))}
      {ruw.slice(differences.at(-1)?.tot ?? 0)}
    </span>
  );
}

/** Spellings of one word with how often each was written. */
export function Misspellings({
  word: { woord, focus, voorbeelden: spellings },
  none,
}: {
  word: { woord: string; focus?: Props['focus']; voorbeelden: readonly { ruw: string; aantal: number }[] };
  none: string;
}): ReactNode {
  if (spellings.length === 0) return <small className="soft">{none}</small>;
  return (
    <ul className="misspellings">
      {spellings.map(({ ruw, aantal: count }) => (
        <li key={ruw}>
          <MarkedSpelling woord={woord} ruw={ruw} focus={focus} />
          {count > 1 && <small>{count}×</small>}
        </li>
      ))}
    </ul>
  );
}

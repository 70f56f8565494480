import type { ReactNode } from 'react';
import blocks from '../../../../assets/art/landkaart/blocks.svg';

/** Address of one thing for the own corner in the sprite. */
export const blockAddress = (code: string): string => `${blocks}#${code}`;

/** A thing for the own corner on a square picture. */
export function BlockDrawing({ code, className }: { code: string; className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="-100 -186 200 204" aria-hidden="true" focusable="false">
      <use href={blockAddress(code)} />
    </svg>
  );
}

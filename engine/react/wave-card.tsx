import { useRef, type ReactNode } from 'react';
import { useSize } from './use-size.ts';
import { wavePath } from './wave-edge.ts';

/** Paper plate with the violet wavy edge of "bijna". */
export function WaveCard(props: { className?: string; radius?: number; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(ref);
  const radius = props.radius ?? 20;
  const path = w > 0 ? wavePath({ w, h, radius, amp: 3.6, length: 24 }) : '';
  return (
    <div ref={ref} className={`wave-card ${props.className ?? ''}`}>
      {w > 0 && (
        <svg
          className="wave-card-edge"
          viewBox={`-8 -8 ${w + 16} ${h + 16}`}
          width={w + 16}
          height={h + 16}
          aria-hidden="true"
          focusable="false"
        >
          <path className="wave-card-shadow" d={path} transform="translate(0 4)" />
          <path className="wave-card-wave" d={path} />
        </svg>
      )}
      <div className="wave-card-box">{props.children}</div>
    </div>
  );
}

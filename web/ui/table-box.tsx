import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Name of the table, or the id of the heading that names it. */
  name?: string;
  heading?: string;
  /** Classes of the table besides its own. */
  className?: string;
  /** Stays off paper. */
  notOnPaper?: boolean;
  children: ReactNode;
}

/** Whether an element is wider than the place it has. */
function useScrolls() {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { vak: box, scrolls };
}

/** Table in its frame. A frame that scrolls sideways can be reached by keyboard, or nobody without a mouse sees the last columns. */
export function TableBox({ name, heading: header, className = '', notOnPaper = false, children }: Props) {
  const { vak: box, scrolls } = useScrolls();
  const labelProps = {
    ...(name === undefined ? {} : { 'aria-label': name }),
    ...(header === undefined ? {} : { 'aria-labelledby': header }),
  };
  return (
    <div
      ref={box}
      className={notOnPaper ? 'table-box not-at-paper' : 'table-box'}
      {...(scrolls ? { tabIndex: 0, role: 'group', ...labelProps } : {})}
    >
      <table className={`table ${className}`.trim()} {...labelProps}>
        {children}
      </table>
    </div>
  );
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Choices of a screen that are kept in its address, so that a link shows the same; null or empty takes one away. */
export function useAddress(): { params: URLSearchParams; change: (fields: Record<string, string | null>) => void } {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (fields: Record<string, string | null>) =>
      setParams(
        (old) => {
          const newOne = new URLSearchParams(old);
          for (const [field, value] of Object.entries(fields)) {
            if (value === null || value === '') newOne.delete(field);
            else newOne.set(field, value);
          }
          return newOne;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { params, change };
}

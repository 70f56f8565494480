import { lazy, Suspense, type ReactNode } from 'react';
import type { Format } from '#engine/core/oefening/contract/contract.ts';

/** Fetches the pictures of the tasks; they come during the intro, so that the game starts without them. */
export const loadTaskIcons = () => import('./task-icon.tsx');
const TaskIcon = lazy(async () => ({ default: (await loadTaskIcons()).TaskIcon }));

/** The picture of a task in a place of its size. */
export function TaskPicture(props: { format: Format; size?: number }): ReactNode {
  return (
    <Suspense fallback={null}>
      <TaskIcon {...props} />
    </Suspense>
  );
}

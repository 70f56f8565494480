import type { ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import type { Texts } from './texts.ts';
import { TaskPicture } from './task-picture.tsx';

/** The beat between two kinds of task: its picture turns over, large, before the plate takes it. */
export function TaskChange(props: { coming: Question; texts: Texts }): ReactNode {
  const { coming, texts } = props;
  return (
    <div className="task-change" aria-hidden="true">
      <span className="task-change-icon">
        <TaskPicture format={coming.format} size={128} />
      </span>
      <p className="task-change-now">{texts('spel.anders')}</p>
      <p className="task-change-task">{texts(coming.prompt.instructionKey)}</p>
    </div>
  );
}

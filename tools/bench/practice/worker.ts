import { runAction, type Taak } from './plan.ts';

process.on('message', (taak: Taak) => process.send?.(runAction(taak)));

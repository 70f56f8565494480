import { voerUit, type Taak } from './plan.ts';

process.on('message', (taak: Taak) => process.send?.(voerUit(taak)));

/** What is drawn beside the running server, in which order, and which job makes the file of an address. */
import { drawSpel, listSpellen } from './atlas.ts';
import type { DrawJob } from './draw-queue.ts';
import { buildImages, listImages } from './images.ts';
import { buildSound, listSounds } from './sounds.ts';

/** Every job of this checkout. */
export interface DrawPlan {
  jobs: DrawJob[];
  /** Job that makes the file of an address; undefined when nobody makes it. */
  jobOf(address: string): string | undefined;
}

interface Sources {
  spellen: readonly string[];
  sounds: readonly string[];
  /** Files of each set of pictures. */
  images: readonly (readonly string[])[];
}

/** The sharp twin of a game: double resolution and small files. */
export const sharpOf = (spel: string): string => `sharp/${spel}`;

/** Shared sounds first, then what games need to be played, then the rest; sharp pictures after everything. */
export function planDrawing({ spellen, sounds, images }: Sources): DrawPlan {
  const [shared, ...rest] = sounds.map((name) => `sound/${name}`);
  const first = [
    ...(shared === undefined ? [] : [shared]),
    ...spellen.map((spel) => `game/${spel}`),
    ...images.map((_, nr) => `images/${nr}`),
    ...rest,
  ];
  const imageJobs = new Map(images.flatMap((files, nr) => files.map((file) => [file, `images/${nr}`] as const)));
  return {
    jobs: [
      ...first.map((id) => ({ id, later: false })),
      ...spellen.map((spel) => ({ id: sharpOf(spel), later: true })),
    ],
    jobOf: (address) => {
      const [, folder, name = '', file = ''] = address.split('/');
      if (folder === 'geluid') return `sound/${name.replace(/\.[a-z0-9]+$/, '')}`;
      if (folder !== 'spel-assets') return undefined;
      return name === 'plaatjes' ? imageJobs.get(file) : `game/${name}`;
    },
  };
}

/** The plan of this checkout. */
export const readPlan = async (): Promise<DrawPlan> =>
  planDrawing({ spellen: listSpellen(), sounds: await listSounds(), images: listImages() });

/** Does one job; answers every job that is done with it. */
export async function runDrawJob(id: string): Promise<string[]> {
  const [kind = '', name = ''] = id.split('/');
  if (kind === 'sound') await buildSound(name);
  else if (kind === 'images') await buildImages(Number(name));
  else {
    const { stage } = await drawSpel(name, kind === 'sharp' ? 'full' : 'quick');
    return stage === 'full' ? [`game/${name}`, sharpOf(name)] : [`game/${name}`];
  }
  return [id];
}

import {
  roadmapEndpoints as roadmap,
  type Roadmap,
  type RoadmapItem,
} from '#server/features/roadmap/roadmap.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useRoadmap = (): ReadState<Roadmap> => useEndpoint(roadmap.list, {});

/** Votes, or takes the vote back. */
export async function toggleVote({ id, voted }: RoadmapItem): Promise<void> {
  await call(voted ? roadmap.takeBack : roadmap.vote, { params: { itemId: id } });
}

export async function sendIdea(body: { tekst: string }): Promise<void> {
  await call(roadmap.sendIdea, { body });
}

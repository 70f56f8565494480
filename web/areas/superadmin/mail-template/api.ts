import { mutate } from 'swr';
import {
  mailTemplateEndpoints as templates,
  type MailTemplate,
  type TemplateChange,
  type TemplateSpot,
  type TemplateVersions,
} from '#server/features/mail-templates/mail-templates.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useMailTemplate = (spot: TemplateSpot): ReadState<MailTemplate> =>
  useEndpoint(templates.find, { params: spot });
export const useTemplateVersions = (spot: TemplateSpot): ReadState<TemplateVersions> =>
  useEndpoint(templates.versions, { params: spot });

/** What a step answered stands on the screen at once; the versions and the list are read anew. */
async function keep(spot: TemplateSpot, step: Promise<MailTemplate>): Promise<MailTemplate> {
  const template = await step;
  await mutate(addressOf(templates.find, { params: spot }), template, { revalidate: false });
  await Promise.all([mutate(addressOf(templates.versions, { params: spot })), mutate(addressOf(templates.list, {}))]);
  return template;
}

export const saveConcept = (spot: TemplateSpot, body: TemplateChange): Promise<MailTemplate> =>
  keep(spot, call(templates.change, { params: spot, body }));
export const publishConcept = (spot: TemplateSpot, revision: number): Promise<MailTemplate> =>
  keep(spot, call(templates.publish, { params: spot, body: { revision } }));
export const takeBackText = (spot: TemplateSpot, revision: number): Promise<MailTemplate> =>
  keep(spot, call(templates.takeBack, { params: spot, body: { revision } }));
export const restoreVersion = (
  spot: TemplateSpot,
  { versie: version, revision }: { versie: number; revision: number },
): Promise<MailTemplate> =>
  keep(spot, call(templates.restore, { params: { ...spot, versie: version }, body: { revision } }));
export const sendTry = ({ code, locale }: TemplateSpot): Promise<{ aan: string }> =>
  call(templates.tryOut, { params: { code, locale } });

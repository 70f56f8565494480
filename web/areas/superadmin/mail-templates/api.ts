import { mailTemplateEndpoints, type TemplateList } from '#server/features/mail-templates/mail-templates.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useMailTemplates = (): ReadState<TemplateList> => useEndpoint(mailTemplateEndpoints.list, {});

import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { parseInput } from '../../platform/http/route.ts';
import { readForm } from '../../platform/http/upload.ts';
import {
  ATTACHMENT_MAX,
  contactberichtenEndpoints as contact,
  newContactSchema,
  openContactEndpoints,
} from './contactberichten.contract.ts';
import type { ContactberichtenService } from './contactberichten.service.ts';

const BOUND = {
  maxBytes: ATTACHMENT_MAX,
  velden: Object.keys(newContactSchema.shape).length,
  sleutel: 'BIJLAGE_TE_GROOT',
};

export function createContactberichtenRoutes(mount: Mount, service: ContactberichtenService): Mounted[] {
  return [
    mount(openContactEndpoints.send, async ({ req, res }) => {
      const { fields, file } = await readForm(req, res, BOUND);
      return service.send({
        fields: parseInput(newContactSchema, fields),
        file,
        locale: localeOf(req),
        address: networkAddressOf(req),
      });
    }),
    mount(contact.list, () => service.list()),
    mount(contact.change, ({ access, params, body }) => service.update(access, params.contactberichtId, body)),
    mount(contact.attachment, async ({ params, res }) => {
      const { naam: name, soort: kind, bytes } = await service.attachment(params.contactberichtId);
      res.attachment(name).set({ 'Content-Type': kind, 'Cache-Control': 'no-store' }).send(bytes);
    }),
  ];
}

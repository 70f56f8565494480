import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { webinarsEndpoints as webinars } from './webinars.contract.ts';
import type { WebinarsService } from './webinars.service.ts';

export const createWebinarsRoutes = (mount: Mount, service: WebinarsService): Mounted[] => [
  mount(webinars.list, ({ query }) => service.list(query.vanaf)),
  mount(webinars.calendar, async ({ params, req, res }) => {
    const file = await service.calendar(params.webinarId, localeOf(req));
    res.attachment('taaltocht-training.ics').set('Content-Type', 'text/calendar; charset=utf-8').send(file);
  }),
  mount(webinars.signUp, ({ params, body, req }) =>
    service.signUp(params.webinarId, body, { locale: localeOf(req), address: networkAddressOf(req) }),
  ),
  mount(webinars.find, ({ params }) => service.find(params.token)),
  mount(webinars.take, ({ params }) => service.take(params.token)),
  mount(webinars.cancel, ({ params }) => service.cancel(params.token)),
];

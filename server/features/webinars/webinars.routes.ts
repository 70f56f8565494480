import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { webinarsEndpoints as webinars } from './webinars.contract.ts';
import type { SignUpManagementService } from './sign-up-management.service.ts';
import { webinarManagementEndpoints as office } from './webinar-management.contract.ts';
import type { WebinarManagementService } from './webinar-management.service.ts';
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

/** The side of the office. */
export const createWebinarManagementRoutes = (
  mount: Mount,
  { management, signUps }: { management: WebinarManagementService; signUps: SignUpManagementService },
): Mounted[] => [
  mount(office.list, () => management.list()),
  mount(office.create, ({ body }) => management.create(body)),
  mount(office.change, ({ params, body }) => management.update(params.webinarId, body)),
  mount(office.remove, ({ params }) => management.remove(params.webinarId)),
  mount(office.step, ({ access, params, body }) => management.step(access, params.webinarId, body)),
  mount(office.signUps, ({ params }) => signUps.list(params.webinarId)),
  mount(office.changeSignUp, ({ params, body }) => signUps.change(params.signUpId, body.status)),
  mount(office.mail, ({ access, params, body }) => management.mail(access, params.webinarId, body)),
];

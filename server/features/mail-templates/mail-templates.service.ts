import { isSendable, mailTextMistakes, type MailTextMistakes } from '#engine/core/mail/mail-text.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Addresses } from '../../platform/mail/addresses.ts';
import type { MailTextRepository } from '../../platform/mail/mail-texts.repository.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import {
  builtInText,
  isTemplate,
  TEMPLATE_CODES,
  textInForce,
  textRules,
  type PublishedText,
  type TemplateCode,
} from '../../platform/mail/templates.ts';
import { TEXT_LOCALES } from '../../platform/mail/mail.contract.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { examplesOf, presentTemplate, presentVersions } from './mail-templates.presenter.ts';
import type { MailTemplatesRepository, MailTextRow } from './mail-templates.repository.ts';
import type {
  MailTemplate,
  TemplateChange,
  TemplateList,
  TemplateSpot,
  TemplateVersions,
} from './mail-templates.contract.ts';

export interface MailTemplateRepositories {
  templates: MailTemplatesRepository;
  texts: MailTextRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<MailTemplateRepositories>;
  addresses: Addresses;
  clock: Clock;
}
/** A mail that there is, in one country. */
type KnownSpot = TemplateSpot & { code: TemplateCode };

const conceptOf = (rows: readonly MailTextRow[]): MailTextRow | undefined =>
  rows.find(({ status }) => status === 'concept');
/** Path of the button in a try: nothing happens there. */
const TRY_PATH = '/site';
/** What the worker puts in by itself. */
const MADE_AT_SENDING: ReadonlySet<string> = new Set(['productnaam', 'aanhef', 'hulpadres', 'link']);

/** What every mail says: the office writes, a superadmin publishes. */
export class MailTemplatesService {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<TemplateList> {
    const { published, concepts, sendings } = await this.deps.transaction(async ({ templates, texts }) => ({
      published: await texts.published(),
      concepts: await templates.concepts(),
      sendings: await templates.sendings(),
    }));
    const items = TEMPLATE_CODES.flatMap((code) =>
      TEXT_LOCALES.map((locale) => {
        const current = textInForce(code, locale, published);
        const isHere = (one: { code: string; locale: string }): boolean => one.code === code && one.locale === locale;
        const sending = sendings.find(isHere);
        return {
          code,
          locale,
          doel: serverText('nl-NL', `mail.doel.${code}`),
          onderwerp: current.onderwerp,
          versie: current.versie,
          source: current.source,
          concept: concepts.find(isHere)?.versie ?? null,
          lastSent: sending?.last_sent?.toISOString() ?? null,
          failures: sending?.failures ?? 0,
        };
      }),
    );
    return { items };
  }

  find(spot: TemplateSpot): Promise<MailTemplate> {
    return this.deps.transaction((repos) => this.read(repos, requireKnown(spot)));
  }

  async versions(spot: TemplateSpot): Promise<TemplateVersions> {
    const known = requireKnown(spot);
    return this.deps.transaction(async ({ templates }) => presentVersions(known, await templates.versions(known)));
  }

  /** A concept may be unfinished; nobody writes over what somebody else saved meanwhile. */
  update(access: Access, spot: TemplateSpot, { revision, ...text }: TemplateChange): Promise<MailTemplate> {
    return this.change(spot, revision, async (repos, known, rows) => {
      await this.write(repos, { access, known, rows }, text);
    });
  }

  /** From now on every process sends this text. */
  publish(access: Access, spot: TemplateSpot, revision: number): Promise<MailTemplate> {
    return this.change(spot, revision, async (repos, known, rows) => {
      const concept = conceptOf(rows);
      if (concept === undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SJABLOON_ONGEWIJZIGD' });
      requireSendable(mailTextMistakes(concept.onderwerp, concept.tekst, textRules(known.code)));
      await repos.templates.publish(known, { wie: access.session.gebruikerId, nu: this.now() });
      await this.audit(repos, access, { known, did: 'gepubliceerd', version: concept.versie });
    });
  }

  /** People get what came with the product again, or in Belgium the Dutch text where the product brings none for it. */
  takeBack(access: Access, spot: TemplateSpot, revision: number): Promise<MailTemplate> {
    return this.change(spot, revision, async (repos, known, rows) => {
      const version = rows.find(({ status }) => status === 'gepubliceerd')?.versie;
      if (version === undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SJABLOON_NIET_EIGEN' });
      await repos.templates.takeBack(known);
      await this.audit(repos, access, { known, did: 'ingetrokken', version });
    });
  }

  /** An older text becomes the concept; the one that people get now takes the concept away. */
  restore(access: Access, spot: TemplateSpot & { versie: number }, revision: number): Promise<MailTemplate> {
    const { versie: version } = spot;
    return this.change(spot, revision, async (repos, known, rows) => {
      const row = rows.find((one) => one.versie === version && one.status !== 'concept');
      const text = version === 0 ? builtInText(known.code, known.locale) : row;
      if (text === undefined) throw createError('NIET_GEVONDEN');
      const current = rows.find(({ status }) => status === 'gepubliceerd')?.versie ?? 0;
      if (version === current) await repos.templates.dropConcept(known);
      else await this.write(repos, { access, known, rows }, { onderwerp: text.onderwerp, tekst: text.tekst });
      await this.audit(repos, access, { known, did: 'hersteld', version });
    });
  }

  /** Sends the concept, or what people get when there is none, to who asks. */
  async tryOut({ session }: Access, spot: TemplateSpot): Promise<{ aan: string }> {
    const known = requireKnown(spot);
    return this.deps.transaction(async ({ templates, mail }) => {
      const writer = await templates.findWriter(session.adminId, session.gebruikerId);
      if (writer === undefined || writer.email === null)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PROEFMAIL_ZONDER_ADRES' });
      const concept = conceptOf(await templates.versions(known));
      const examples = Object.entries(examplesOf(known, this.deps.addresses));
      const hasLink = examples.some(([name]) => name === 'link');
      const values = Object.fromEntries(examples.filter(([name]) => !MADE_AT_SENDING.has(name)));
      await postMail(
        { mail, clock: this.deps.clock },
        {
          adminId: session.adminId,
          sjabloon: known.code,
          locale: known.locale,
          aan: writer.email,
          gebruikerId: session.gebruikerId,
          waarden: { ...values, naam: writer.voornaam, ...(hasLink ? { pad: TRY_PATH } : {}) },
          trialVersion: concept?.versie ?? 0,
        },
      );
      return { aan: writer.email };
    });
  }

  /** One change at a time, on the revision that the writer saw; answers what stands there afterwards. */
  private change(
    spot: TemplateSpot,
    revision: number,
    step: (repos: MailTemplateRepositories, known: KnownSpot, rows: readonly MailTextRow[]) => Promise<void>,
  ): Promise<MailTemplate> {
    const known = requireKnown(spot);
    return this.deps.transaction(async (repos) => {
      await repos.templates.lock(known);
      const rows = await repos.templates.versions(known);
      if ((conceptOf(rows)?.revision ?? 0) !== revision)
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.read(repos, known) });
      await step(repos, known, rows);
      return this.read(repos, known);
    });
  }

  private async write(
    { templates }: MailTemplateRepositories,
    { access, known, rows }: { access: Access; known: KnownSpot; rows: readonly MailTextRow[] },
    text: { onderwerp: string; tekst: string },
  ): Promise<void> {
    const writer = { wie: access.session.gebruikerId, nu: this.now() };
    const { code, locale } = known;
    if (conceptOf(rows) === undefined)
      await templates.insertConcept({ code, locale, ...text, versie: (rows[0]?.versie ?? 0) + 1 }, writer);
    else await templates.updateConcept(known, text, writer);
  }

  private async read({ templates, texts }: MailTemplateRepositories, spot: KnownSpot): Promise<MailTemplate> {
    const published: PublishedText[] = await texts.published([spot.code]);
    return presentTemplate({
      spot,
      current: textInForce(spot.code, spot.locale, published),
      concept: conceptOf(await templates.versions(spot)),
      addresses: this.deps.addresses,
    });
  }

  private audit(
    { audit }: MailTemplateRepositories,
    { session }: Access,
    { known, did, version }: { known: KnownSpot; did: 'gepubliceerd' | 'ingetrokken' | 'hersteld'; version: number },
  ): Promise<void> {
    return audit.save({
      adminId: session.adminId,
      wie: session.gebruikerId,
      rol: session.rol,
      actie: `mailsjablonen.${did}:${known.code} ${known.locale}`,
      soort: 'mailsjabloon',
      doelId: `${known.code}/${known.locale}/${version}`,
    });
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}

function requireKnown({ code, locale }: TemplateSpot): KnownSpot {
  if (!isTemplate(code)) throw createError('NIET_GEVONDEN');
  return { code, locale };
}

/** Says in one sentence what is wrong, and marks the text. */
function requireSendable(mistakes: MailTextMistakes): void {
  if (isSendable(mistakes)) return;
  const names = (list: readonly string[]): string => list.map((name) => `{${name}}`).join(', ');
  const t = (key: string, values: Record<string, string> = {}): string =>
    serverText('nl-NL', `mail.mis.${key}`, values);
  const parts = [
    ...(mistakes.withoutHeading ? [t('kop')] : []),
    ...(mistakes.buttons ? [t('knoppen')] : []),
    ...(mistakes.missing.length === 0 ? [] : [t('ontbreekt', { namen: names(mistakes.missing) })]),
    ...(mistakes.unknown.length === 0 ? [] : [t('onbekend', { namen: names(mistakes.unknown) })]),
  ];
  throw createError('STAP_NIET_TOEGESTAAN', {
    sleutel: 'SJABLOON_ONVOLLEDIG',
    waarden: { wat: parts.join('; ') },
    velden: { tekst: 'formaat' },
    details: mistakes,
  });
}

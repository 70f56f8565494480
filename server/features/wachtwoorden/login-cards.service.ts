import { toString as qrText } from 'qrcode';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { imagesOf } from '../../platform/auth/leerling-secret.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { createPdf } from '../../platform/paper/pdf.ts';
import { compareNames } from '../../platform/taal/name.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { INK, type PrintedCard } from './login-card-drawing.ts';
import { createLoginCardsDocument, type Sheet } from './login-cards.ts';
import { cardAddress, type Inlogkaartjes } from './wachtwoorden.contract.ts';
import type { SecretHolderRow, PasswordsRepository } from './wachtwoorden.repository.ts';

interface Deps {
  repository: PasswordsRepository;
  audit: AuditRepository;
  groepen: GroepenRead;
  vault: Vault;
  clock: Clock;
}

type Vraag = Inlogkaartjes & { base: string };
/** A text of the cards in the language of the teacher. */
type Zin = (key: string, values?: Record<string, string | number>) => string;

/** Larger squares read better from a small camera than a code that may be damaged more. */
const NIVEAU = 'M';

const createQr = (address: string): Promise<string> =>
  qrText(address, {
    type: 'svg',
    margin: 0,
    errorCorrectionLevel: NIVEAU,
    color: { dark: INK.inkt, light: '#ffffff' },
  });

/** What stands on a sheet around the cards. */
function createBladtekst(
  {
    groep,
    school,
    kop: header,
    datum: date,
  }: {
    groep: { naam: string; code: string | null };
    school: { naam: string; code: string };
    kop: string;
    datum: string;
  },
  zin: Zin,
): Sheet {
  const code = groep.code ?? undefined;
  return {
    kop: header,
    school: school.naam,
    cut: zin('knip'),
    uitleg: zin(code === undefined ? 'uitlegNaam' : 'uitleg'),
    footer: (nr, count) => zin('voet', { nr, aantal: count, datum: date }),
    naam: zin('naam'),
    groep: groep.naam,
    groepscode: code,
    schoolcode: school.code,
  };
}

/** The sheet of sign-in cards as a PDF. */
export class LoginCardsService {
  constructor(private readonly deps: Deps) {}

  /** `basis` = address of the product as this teacher sees it; the codes on the cards lead there. */
  async print(access: Access, groepId: string, vraag: Vraag): Promise<{ pdf: Buffer; naam: string }> {
    const {
      adminId,
      session: { locale },
    } = access;
    const groep = await this.deps.groepen.require(access, groepId);
    const [members, school] = await Promise.all([
      this.deps.repository.findMembers(adminId, groepId),
      this.deps.repository.findSchool(adminId),
    ]);
    const chosen = members
      .filter((member) => vraag.leerlingIds.includes(member.id))
      .sort((a, b) => compareNames(a.weergavenaam, b.weergavenaam));
    if (school === undefined || chosen.length < vraag.leerlingIds.length) throw createError('NIET_GEVONDEN');
    const cards = await this.createCards(chosen, { adminId, code: groep.code ?? undefined, vraag });
    const zin: Zin = (key, values = {}) => serverText(locale, `kaartje.${key}`, values);
    const header = zin('kop', { groep: groep.naam });
    const document = createLoginCardsDocument(
      createBladtekst({ groep, school, kop: header, datum: this.today(locale) }, zin),
      { code: zin('code'), schoolcode: zin('schoolcode'), plaatjes: zin('plaatjes'), wachtwoord: zin('wachtwoord') },
      cards,
    );
    const pdf = await createPdf(document);
    await this.deps.audit.save({
      adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: 'wachtwoorden.geprint',
      soort: 'groep',
      doelId: groepId,
      reden: access.reden,
    });
    return { pdf, naam: header };
  }

  private createCards(
    members: readonly SecretHolderRow[],
    { adminId, code, vraag }: { adminId: string; code: string | undefined; vraag: Vraag },
  ): Promise<PrintedCard[]> {
    return Promise.all(
      members.map(async (member): Promise<PrintedCard> => ({
        roepnaam: member.weergavenaam,
        dier: member.dier,
        gebruikersnaam: member.gebruikersnaam,
        plaatjes: imagesOf(this.deps.vault, adminId, member),
        wachtwoord: member.wachtwoord_soort === 'tekst' ? vraag.wachtwoorden?.[member.id] : undefined,
        qr: code === undefined ? undefined : await createQr(cardAddress(vraag.base, code, member.id)),
      })),
    );
  }

  private today(locale: TextLocale): string {
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Amsterdam',
    }).format(this.deps.clock.now());
  }
}

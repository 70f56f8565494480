import { toString as qrTekst } from 'qrcode';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Kluis } from '../../platform/auth/kluis.ts';
import { plaatjesVan } from '../../platform/auth/leerlinggeheim.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { maakPdf } from '../../platform/papier/pdf.ts';
import { vergelijkNamen } from '../../platform/taal/naam.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { INK, type Kaartje } from './kaartje-tekening.ts';
import { maakKaartjesDocument, type Blad } from './kaartjes.ts';
import { kaartAdres, type Inlogkaartjes } from './wachtwoorden.contract.ts';
import type { LidRij, WachtwoordenRepository } from './wachtwoorden.repository.ts';

interface Deps {
  repository: WachtwoordenRepository;
  audit: AuditRepository;
  groepen: GroepenRead;
  kluis: Kluis;
  clock: Clock;
}

type Vraag = Inlogkaartjes & { basis: string };
/** A text of the cards in the language of the teacher. */
type Zin = (sleutel: string, waarden?: Record<string, string | number>) => string;

/** Larger squares read better from a small camera than a code that may be damaged more. */
const NIVEAU = 'M';

const maakQr = (adres: string): Promise<string> =>
  qrTekst(adres, { type: 'svg', margin: 0, errorCorrectionLevel: NIVEAU, color: { dark: INK.inkt, light: '#ffffff' } });

/** What stands on a sheet around the cards. */
function maakBladtekst(
  {
    groep,
    school,
    kop,
    datum,
  }: {
    groep: { naam: string; code: string | null };
    school: { naam: string; code: string };
    kop: string;
    datum: string;
  },
  zin: Zin,
): Blad {
  const code = groep.code ?? undefined;
  return {
    kop,
    school: school.naam,
    knip: zin('knip'),
    uitleg: zin(code === undefined ? 'uitlegNaam' : 'uitleg'),
    voet: (nr, aantal) => zin('voet', { nr, aantal, datum }),
    naam: zin('naam'),
    groep: groep.naam,
    groepscode: code,
    schoolcode: school.code,
  };
}

/** The sheet of sign-in cards as a PDF. */
export class KaartjesService {
  constructor(private readonly deps: Deps) {}

  /** `basis` = address of the product as this teacher sees it; the codes on the cards lead there. */
  async print(toegang: Toegang, groepId: string, vraag: Vraag): Promise<{ pdf: Buffer; naam: string }> {
    const {
      adminId,
      sessie: { locale },
    } = toegang;
    const groep = await this.deps.groepen.require(toegang, groepId);
    const [leden, school] = await Promise.all([
      this.deps.repository.findLeden(adminId, groepId),
      this.deps.repository.findSchool(adminId),
    ]);
    const gekozen = leden
      .filter((lid) => vraag.leerlingIds.includes(lid.id))
      .sort((a, b) => vergelijkNamen(a.weergavenaam, b.weergavenaam));
    if (school === undefined || gekozen.length < vraag.leerlingIds.length) throw createError('NIET_GEVONDEN');
    const kaarten = await this.maakKaarten(gekozen, { adminId, code: groep.code ?? undefined, vraag });
    const zin: Zin = (sleutel, waarden = {}) => tekst(locale, `kaartje.${sleutel}`, waarden);
    const kop = zin('kop', { groep: groep.naam });
    const document = maakKaartjesDocument(
      maakBladtekst({ groep, school, kop, datum: this.vandaag(locale) }, zin),
      { code: zin('code'), schoolcode: zin('schoolcode'), plaatjes: zin('plaatjes'), wachtwoord: zin('wachtwoord') },
      kaarten,
    );
    const pdf = await maakPdf(document);
    await this.deps.audit.save({
      adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie: 'wachtwoorden.geprint',
      soort: 'groep',
      doelId: groepId,
      reden: toegang.reden,
    });
    return { pdf, naam: kop };
  }

  private maakKaarten(
    leden: readonly LidRij[],
    { adminId, code, vraag }: { adminId: string; code: string | undefined; vraag: Vraag },
  ): Promise<Kaartje[]> {
    return Promise.all(
      leden.map(async (lid): Promise<Kaartje> => ({
        roepnaam: lid.weergavenaam,
        dier: lid.dier,
        gebruikersnaam: lid.gebruikersnaam,
        plaatjes: plaatjesVan(this.deps.kluis, adminId, lid),
        wachtwoord: lid.wachtwoord_soort === 'tekst' ? vraag.wachtwoorden?.[lid.id] : undefined,
        qr: code === undefined ? undefined : await maakQr(kaartAdres(vraag.basis, code, lid.id)),
      })),
    );
  }

  private vandaag(locale: Locale): string {
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Amsterdam',
    }).format(this.deps.clock.now());
  }
}

import { toString as qrTekst } from 'qrcode';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Kluis } from '../../platform/auth/kluis.ts';
import { plaatjesVan } from '../../platform/auth/leerlinggeheim.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { maakPdf } from '../../platform/papier/pdf.ts';
import { vergelijkNamen } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { INK, type Kaartje } from './kaartje-tekening.ts';
import { maakKaartjesDocument } from './kaartjes.ts';
import { kaartAdres, type Inlogkaartjes } from './wachtwoorden.contract.ts';
import type { WachtwoordenRepository } from './wachtwoorden.repository.ts';

interface Deps { repository: WachtwoordenRepository; audit: AuditRepository; groepen: GroepenRead; kluis: Kluis; clock: Clock }

/** Larger squares read better from a small camera than a code that may be damaged more. */
const NIVEAU = 'M';

const maakQr = (adres: string): Promise<string> => qrTekst(adres, { type: 'svg', margin: 0, errorCorrectionLevel: NIVEAU, color: { dark: INK.inkt, light: '#ffffff' } });

/** The sheet of sign-in cards as a PDF. */
export class KaartjesService {
  constructor(private readonly deps: Deps) {}

  /** `basis` = address of the product as this teacher sees it; the codes on the cards lead there. */
  async print(toegang: Toegang, groepId: string, vraag: Inlogkaartjes & { basis: string }): Promise<{ pdf: Buffer; naam: string }> {
    const { adminId, sessie: { locale } } = toegang;
    const groep = await this.deps.groepen.require(toegang, groepId);
    const [leden, school] = await Promise.all([this.deps.repository.findLeden(adminId, groepId), this.deps.repository.findSchool(adminId)]);
    const gekozen = leden.filter((lid) => vraag.leerlingIds.includes(lid.id)).sort((a, b) => vergelijkNamen(a.weergavenaam, b.weergavenaam));
    if (school === undefined || gekozen.length < vraag.leerlingIds.length) throw createError('NIET_GEVONDEN');
    const code = groep.code ?? undefined;
    const kaarten = await Promise.all(gekozen.map(async (lid): Promise<Kaartje> => ({
      roepnaam: lid.weergavenaam, dier: lid.dier, gebruikersnaam: lid.gebruikersnaam,
      plaatjes: plaatjesVan(this.deps.kluis, adminId, lid), wachtwoord: lid.wachtwoord_soort === 'tekst' ? vraag.wachtwoorden?.[lid.id] : undefined,
      qr: code === undefined ? undefined : await maakQr(kaartAdres(vraag.basis, code, lid.id)),
    })));
    const zin = (sleutel: string, waarden: Record<string, string | number> = {}): string => tekst(locale, `kaartje.${sleutel}`, waarden);
    const datum = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(this.deps.clock.now());
    const kop = zin('kop', { groep: groep.naam });
    const document = maakKaartjesDocument({
      kop, school: school.naam, knip: zin('knip'), uitleg: zin(code === undefined ? 'uitlegNaam' : 'uitleg'), voet: (nr, aantal) => zin('voet', { nr, aantal, datum }),
      naam: zin('naam'), groep: groep.naam, groepscode: code, schoolcode: school.code,
    }, { code: zin('code'), schoolcode: zin('schoolcode'), plaatjes: zin('plaatjes'), wachtwoord: zin('wachtwoord') }, kaarten);
    const pdf = await maakPdf(document);
    await this.deps.audit.save({ adminId, wie: toegang.sessie.gebruikerId, rol: toegang.sessie.rol, actie: 'wachtwoorden.geprint', soort: 'groep', doelId: groepId, reden: toegang.reden });
    return { pdf, naam: kop };
  }
}

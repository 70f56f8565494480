import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accountgegevens } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { AUDITACTIES, AUDITSOORTEN, type Auditregel } from '#server/features/audit/audit.contract.ts';
import { RECHTEN } from '#engine/core/domein/rechten.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { http } from '#web/platform/http.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { blokkenVan, GegevensFormulier, GegevensLijst } from './gegevens-deel.tsx';
import { InstellingenDeel } from './instellingen-deel.tsx';
import { logWie, logZin } from './logregel.ts';
import { STUKKEN, stukkenVan } from './stukken.ts';

const GEGEVENS: Accountgegevens = {
  versie: 3,
  soort: 'school',
  land: 'NL',
  code: 'SCHOOL1',
  naam: 'De Vuurtoren',
  contactpersoon: 'Bea Proef',
  email: 'info@vuurtoren.test',
  telefoon: '',
  straat: '',
  huisnummer: '',
  postcode: '8011 AB',
  plaats: 'Zwolle',
  factuurEmail: '',
  factuurKenmerk: '',
  btwNummer: '',
  brin: '12AB',
  dependance: '',
  kvk: '',
  instellingsnummer: '',
  ondernemingsnummer: '',
  instellingen: {
    docentZietAlleGroepen: false,
    geboortedatumBewaren: true,
    geslachtBewaren: false,
    prullenbakDagen: 90,
    totpDocent: true,
    leerlingEigenWachtwoord: false,
    thuisToegang: true,
    thuisUren: null,
  },
  subverwerkers: [],
};
// The first drawing of the form loads a lot.
vi.setConfig({ testTimeout: 30_000 });
const klaar = vi.fn<(melding: string) => void>();
const json = vi.spyOn(http, 'json');
beforeEach(async () => {
  await startTeksten();
  json.mockReset();
  klaar.mockReset();
});
afterEach(cleanup);
const typ = (label: string, waarde: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value: waarde } });
const toon = (wat: React.ReactNode) => render(<SWRConfig value={{ provider: () => new Map() }}>{wat}</SWRConfig>);

describe('the form of the details', () => {
  it('has the fields of the kind and the country', () => {
    const namen = (gegevens: Pick<Accountgegevens, 'land' | 'soort'>) =>
      blokkenVan(gegevens).flatMap(({ velden }) => velden.map(({ naam }) => naam));
    expect(namen({ land: 'NL', soort: 'school' })).toEqual(expect.arrayContaining(['brin', 'dependance', 'kvk']));
    expect(namen({ land: 'NL', soort: 'school' })).not.toContain('instellingsnummer');
    expect(namen({ land: 'BE', soort: 'school' })).toEqual(
      expect.arrayContaining(['instellingsnummer', 'ondernemingsnummer']),
    );
    expect(namen({ land: 'BE', soort: 'rt' })).not.toContain('instellingsnummer');
    expect(namen({ land: 'NL', soort: 'thuis' })).not.toContain('kvk');
  });

  it('says what is wrong at the field, counts it and goes to the first', async () => {
    toon(<GegevensFormulier adminId={maakId(1)} gegevens={GEGEVENS} vast={false} onKlaar={klaar} />);
    for (const [label, waarde] of [
      ['Naam van de organisatie', ' '],
      ['BRIN', '12ab'],
      ['KvK-nummer', '123'],
      ['Postcode', '1'],
    ] as const) {
      typ(label, waarde);
    }
    fireEvent.click(screen.getByText('Bewaren'));
    for (const zin of [
      'Dit veld is verplicht.',
      'Gebruik alleen hoofdletters.',
      'Gebruik minstens 8 tekens.',
      'Dit heeft niet de juiste vorm. Voorbeeld: 8011 AB.',
      'Er zijn nog 4 velden niet goed ingevuld.',
    ])
      expect(screen.getByText(zin)).toBeDefined();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Naam van de organisatie/)));
    expect(json).not.toHaveBeenCalled();
  });

  it('sends the fields of this country with the version, and shows what the server made of them', async () => {
    json.mockResolvedValueOnce({ ...GEGEVENS, versie: 4, postcode: '8012 CD' });
    toon(<GegevensFormulier adminId={maakId(1)} gegevens={GEGEVENS} vast={false} onKlaar={klaar} />);
    typ('Postcode', '8012cd');
    fireEvent.click(screen.getByText('Bewaren'));
    await vi.waitFor(() => expect(klaar).toHaveBeenCalledWith('Bewaard.'));
    const body = json.mock.calls[0]?.[2]?.body;
    expect(body).toMatchObject({ versie: 3, postcode: '8012cd', brin: '12AB' });
    expect(Object.keys(Object(body))).not.toContain('instellingsnummer');
    expect(screen.getByLabelText(/Postcode/)).toHaveProperty('value', '8012 CD');
  });

  it('keeps what was typed when somebody else was first', async () => {
    json.mockRejectedValueOnce(
      new HttpFout(409, {
        code: 'GEWIJZIGD_DOOR_ANDER',
        message: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
      }),
    );
    toon(<GegevensFormulier adminId={maakId(1)} gegevens={GEGEVENS} vast={false} onKlaar={klaar} />);
    typ('Plaats', 'Zwolle aan Zee');
    fireEvent.click(screen.getByText('Bewaren'));
    expect(await screen.findByText(/Iemand anders heeft dit net gewijzigd/)).toBeDefined();
    expect(screen.getByLabelText(/Plaats/)).toHaveProperty('value', 'Zwolle aan Zee');
  });

  it('is a list for who may only read, and closed without a licence', () => {
    toon(<GegevensLijst gegevens={GEGEVENS} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('De Vuurtoren')).toBeDefined();
    cleanup();
    toon(<GegevensFormulier adminId={maakId(1)} gegevens={GEGEVENS} vast onKlaar={klaar} />);
    expect(screen.getByText('Bewaren')).toHaveProperty('disabled', true);
  });
});

describe('the settings', () => {
  it('are saved at once, but ask first when something is erased', async () => {
    json.mockResolvedValue({ ...GEGEVENS, versie: 4 });
    toon(<InstellingenDeel adminId={maakId(1)} gegevens={GEGEVENS} vast={false} onKlaar={klaar} />);
    fireEvent.click(screen.getByLabelText('Leerkrachten mogen alle groepen bekijken'));
    await vi.waitFor(
      () => expect(json.mock.calls[0]?.[2]?.body).toEqual({ versie: 3, docentZietAlleGroepen: true }),
      15_000,
    );
    await vi.waitFor(() => expect(klaar).toHaveBeenCalledWith('Bewaard.'), 15_000);
    fireEvent.click(screen.getByLabelText('Geboortedatums bewaren'));
    expect(json).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/worden gewist/)).toBeDefined();
    fireEvent.click(await screen.findByText('Uitzetten en wissen', {}, { timeout: 15_000 }));
    await vi.waitFor(
      () => expect(json.mock.calls[1]?.[2]?.body).toEqual({ versie: 3, geboortedatumBewaren: false }),
      15_000,
    );
  });

  it.each([
    ['29', 'Kies een getal van 30 tot en met 365.'],
    ['366', 'Kies een getal van 30 tot en met 365.'],
    ['veel', 'Vul een heel getal in.'],
    ['', 'Dit veld is verplicht.'],
  ])('refuses %j days in the bin', (dagen, zin) => {
    toon(<InstellingenDeel adminId={maakId(1)} gegevens={GEGEVENS} vast={false} onKlaar={klaar} />);
    typ('Dagen in de prullenbak', dagen);
    fireEvent.click(screen.getByText('Bewaren'));
    expect(screen.getByText(zin)).toBeDefined();
    expect(json).not.toHaveBeenCalled();
  });

  it('has the words of the country', async () => {
    await startTeksten('nl-BE');
    toon(<InstellingenDeel adminId={maakId(1)} gegevens={{ ...GEGEVENS, land: 'BE' }} vast onKlaar={klaar} />);
    expect(screen.getByLabelText('Leerkrachten mogen alle klassen bekijken')).toHaveProperty('disabled', true);
  });
});

describe('the log', () => {
  const regel = (deel: Partial<Auditregel>): Auditregel => ({
    id: maakId(9),
    op: '2026-11-20T10:00:00.000Z',
    wie: { rol: 'schooladmin', naam: 'Bea' },
    soort: 'leerlingen',
    actie: 'leerling.gewijzigd',
    ...deel,
  });

  it('is a sentence for every action there is, also when what it was about is gone', async () => {
    const { default: i18next } = await import('i18next');
    const vast = i18next.getFixedT('nl', ['logboek', 'tenant', 'gemeen']);
    for (const actie of Object.keys(AUDITACTIES)) {
      const zin = logZin(vast, regel({ actie, aantal: 2, deel: 'docent' }));
      expect([actie, /actie\.|weg\.|\{\{|undefined/.test(zin), zin.length > 5]).toEqual([actie, false, true]);
    }
    for (const recht of Object.keys(RECHTEN))
      expect([
        recht,
        /onderdeel\./.test(logZin(vast, regel({ actie: recht, soort: 'kantoor', wie: { rol: 'office' } }))),
      ]).toEqual([recht, false]);
    for (const soort of AUDITSOORTEN) expect(vast(`soort.${soort}`)).not.toContain('soort.');
    expect(logZin(vast, regel({ doel: 'Zoé' }))).toBe('Gegevens van Zoé gewijzigd');
    expect(logZin(vast, regel({ actie: 'leerlingen.prullenbak', aantal: 1 }))).toBe('1 leerling naar de prullenbak');
    expect(logZin(vast, regel({ actie: 'accountgegevens.gewijzigd', deel: 'naam,postcode' }))).toBe(
      'Gegevens gewijzigd: Naam van de organisatie, Postcode',
    );
    expect([
      logWie(vast, regel({})),
      logWie(vast, regel({ wie: { rol: 'systeem' } })),
      logWie(vast, regel({ wie: { rol: 'office' } })),
    ]).toEqual(['Bea', 'Taaltocht (vanzelf)', 'Medewerker van Taaltocht']);
  });
});

describe('the papers', () => {
  it('have a text for every numbered part, in both countries', async () => {
    const { default: nl } = await import('#web/i18n/verwerking/nl.json', { with: { type: 'json' } });
    const sleutels = new Set(Object.keys(nl));
    for (const [stuk, { delen }] of Object.entries(STUKKEN)) {
      for (let nr = 1; nr <= delen; nr += 1)
        expect([stuk, nr, sleutels.has(`stuk.${stuk}.${nr}.kop`), sleutels.has(`stuk.${stuk}.${nr}.tekst`)]).toEqual([
          stuk,
          nr,
          true,
          true,
        ]);
      expect(sleutels.has(`stuk.${stuk}.${delen + 1}.kop`)).toBe(false);
    }
    expect(stukkenVan('school')[0]).toBe('overeenkomst');
    expect(stukkenVan('thuis')).not.toContain('overeenkomst');
  });
});

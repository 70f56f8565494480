import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditLine } from '#server/features/audit/audit.contract.ts';
import { PERMISSIONS } from '#engine/core/domein/permissions.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { http } from '#web/platform/http.ts';
import { createId, startTexts } from './shared/test-kit.ts';
import { detailBlocks, DetailsForm, DetailsList } from './accountgegevens/details-part.tsx';
import { SettingsPart } from './accountgegevens/settings-part.tsx';
import { logActor, logZin } from '#web/platform/log-line.ts';
import { DOCUMENTS, piecesOf } from './shared/pieces.ts';

const DETAILS: AccountDetails = {
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
const done = vi.fn<(notice: string) => void>();
const json = vi.spyOn(http, 'json');
beforeEach(async () => {
  await startTexts();
  json.mockReset();
  done.mockReset();
});
afterEach(cleanup);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value: value } });
const show = (what: React.ReactNode) => render(<SWRConfig value={{ provider: () => new Map() }}>{what}</SWRConfig>);

describe('the form of the details', () => {
  it('has the fields of the kind and the country', () => {
    const names = (details: Pick<AccountDetails, 'land' | 'soort'>) =>
      detailBlocks(details).flatMap(({ velden: fields }) => fields.map(({ naam: name }) => name));
    expect(names({ land: 'NL', soort: 'school' })).toEqual(expect.arrayContaining(['brin', 'dependance', 'kvk']));
    expect(names({ land: 'NL', soort: 'school' })).not.toContain('instellingsnummer');
    expect(names({ land: 'BE', soort: 'school' })).toEqual(
      expect.arrayContaining(['instellingsnummer', 'ondernemingsnummer']),
    );
    expect(names({ land: 'BE', soort: 'rt' })).not.toContain('instellingsnummer');
    expect(names({ land: 'NL', soort: 'thuis' })).not.toContain('kvk');
  });

  it('says what is wrong at the field, counts it and goes to the first', async () => {
    show(<DetailsForm adminId={createId(1)} gegevens={DETAILS} vast={false} onDone={done} />);
    for (const [label, value] of [
      ['Naam van de organisatie', ' '],
      ['BRIN', '12ab'],
      ['KvK-nummer', '123'],
      ['Postcode', '1'],
    ] as const) {
      type(label, value);
    }
    fireEvent.click(screen.getByText('Bewaren'));
    for (const zin of [
      'Dit veld is verplicht.',
      'Gebruik alleen hoofdletters.',
      'Gebruik minstens 8 tekens.',
      'Dit heeft niet de juiste vorm. Voorbeeld: 8011 AB.',
      'Er zijn nog 4 velden niet goed ingevuld.',
    ])
      expect(await screen.findByText(zin)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Naam van de organisatie/)));
    expect(json).not.toHaveBeenCalled();
  });

  it('sends the fields of this country with the version, and shows what the server made of them', async () => {
    json.mockResolvedValueOnce({ ...DETAILS, versie: 4, postcode: '8012 CD' });
    show(<DetailsForm adminId={createId(1)} gegevens={DETAILS} vast={false} onDone={done} />);
    type('Postcode', '8012cd');
    fireEvent.click(screen.getByText('Bewaren'));
    await waitFor(() => expect(done).toHaveBeenCalledWith('Bewaard.'));
    const body = json.mock.calls[0]?.[2]?.body;
    expect(body).toMatchObject({ versie: 3, postcode: '8012cd', brin: '12AB' });
    expect(Object.keys(Object(body))).not.toContain('instellingsnummer');
    await waitFor(() => expect(screen.getByLabelText(/Postcode/)).toHaveProperty('value', '8012 CD'));
  });

  it('keeps what was typed when somebody else was first', async () => {
    json.mockRejectedValueOnce(
      new HttpError(409, {
        code: 'GEWIJZIGD_DOOR_ANDER',
        message: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
      }),
    );
    show(<DetailsForm adminId={createId(1)} gegevens={DETAILS} vast={false} onDone={done} />);
    type('Plaats', 'Zwolle aan Zee');
    fireEvent.click(screen.getByText('Bewaren'));
    expect(await screen.findByText(/Iemand anders heeft dit net gewijzigd/)).toBeDefined();
    expect(screen.getByLabelText(/Plaats/)).toHaveProperty('value', 'Zwolle aan Zee');
  });

  it('is a list for who may only read, and closed without a licence', () => {
    show(<DetailsList gegevens={DETAILS} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('De Vuurtoren')).toBeDefined();
    cleanup();
    show(<DetailsForm adminId={createId(1)} gegevens={DETAILS} vast onDone={done} />);
    expect(screen.getByText('Bewaren')).toHaveProperty('disabled', true);
  });
});

describe('the settings', () => {
  it('are saved at once, but ask first when something is erased', async () => {
    json.mockResolvedValue({ ...DETAILS, versie: 4 });
    show(<SettingsPart adminId={createId(1)} gegevens={DETAILS} vast={false} onDone={done} />);
    fireEvent.click(screen.getByLabelText('Leerkrachten mogen alle groepen bekijken'));
    await waitFor(() => expect(json.mock.calls[0]?.[2]?.body).toEqual({ versie: 3, docentZietAlleGroepen: true }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('Bewaard.'));
    fireEvent.click(screen.getByLabelText('Geboortedatums bewaren'));
    expect(json).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/worden gewist/)).toBeDefined();
    fireEvent.click(await screen.findByText('Uitzetten en wissen', {}, { timeout: 15_000 }));
    await waitFor(() => expect(json.mock.calls[1]?.[2]?.body).toEqual({ versie: 3, geboortedatumBewaren: false }));
  });

  it.each([
    ['29', 'Kies een getal van 30 tot en met 365.'],
    ['366', 'Kies een getal van 30 tot en met 365.'],
    ['veel', 'Vul een heel getal in.'],
    ['', 'Dit veld is verplicht.'],
  ])('refuses %j days in the bin', async (days, zin) => {
    show(<SettingsPart adminId={createId(1)} gegevens={DETAILS} vast={false} onDone={done} />);
    type('Dagen in de prullenbak', days);
    fireEvent.click(screen.getByText('Bewaren'));
    expect(await screen.findByText(zin)).toBeDefined();
    expect(json).not.toHaveBeenCalled();
  });

  it('has the words of the country', async () => {
    await startTexts('nl-BE');
    show(<SettingsPart adminId={createId(1)} gegevens={{ ...DETAILS, land: 'BE' }} vast onDone={done} />);
    expect(screen.getByLabelText('Leerkrachten mogen alle klassen bekijken')).toHaveProperty('disabled', true);
  });
});

describe('the log', () => {
  const rule = (part: Partial<AuditLine>): AuditLine => ({
    id: createId(9),
    op: '2026-11-20T10:00:00.000Z',
    wie: { rol: 'schooladmin', naam: 'Bea' },
    soort: 'leerlingen',
    actie: 'leerling.gewijzigd',
    ...part,
  });

  it('is a sentence for every action there is, also when what it was about is gone', async () => {
    const { default: i18next } = await import('i18next');
    const fixed = i18next.getFixedT('nl', ['logboek', 'tenant', 'gemeen']);
    for (const action of Object.keys(AUDIT_ACTIONS)) {
      const zin = logZin(fixed, rule({ actie: action, aantal: 2, deel: 'docent' }));
      expect([action, /actie\.|weg\.|\{\{|undefined/.test(zin), zin.length > 5]).toEqual([action, false, true]);
    }
    for (const permission of Object.keys(PERMISSIONS))
      expect([
        permission,
        /onderdeel\./.test(logZin(fixed, rule({ actie: permission, soort: 'kantoor', wie: { rol: 'office' } }))),
      ]).toEqual([permission, false]);
    for (const kind of AUDIT_KINDS) expect(fixed(`soort.${kind}`)).not.toContain('soort.');
    expect(logZin(fixed, rule({ doel: 'Zoé' }))).toBe('Gegevens van Zoé gewijzigd');
    expect(logZin(fixed, rule({ actie: 'leerlingen.prullenbak', aantal: 1 }))).toBe('1 leerling naar de prullenbak');
    expect(logZin(fixed, rule({ actie: 'accountgegevens.gewijzigd', deel: 'naam,postcode' }))).toBe(
      'Gegevens gewijzigd: Naam van de organisatie, Postcode',
    );
    expect([
      logActor(fixed, rule({})),
      logActor(fixed, rule({ wie: { rol: 'systeem' } })),
      logActor(fixed, rule({ wie: { rol: 'office' } })),
    ]).toEqual(['Bea', 'Taaltocht (vanzelf)', 'Medewerker van Taaltocht']);
  });
});

describe('the papers', () => {
  it('have a text for every numbered part, in both countries', async () => {
    const { default: nl } = await import('./papers/i18n/nl.json', { with: { type: 'json' } });
    const keys = new Set(Object.keys(nl));
    for (const [piece, { delen: parts }] of Object.entries(DOCUMENTS)) {
      for (let nr = 1; nr <= parts; nr += 1)
        expect([piece, nr, keys.has(`stuk.${piece}.${nr}.kop`), keys.has(`stuk.${piece}.${nr}.tekst`)]).toEqual([
          piece,
          nr,
          true,
          true,
        ]);
      expect(keys.has(`stuk.${piece}.${parts + 1}.kop`)).toBe(false);
    }
    expect(piecesOf('school')[0]).toBe('overeenkomst');
    expect(piecesOf('thuis')).not.toContain('overeenkomst');
  });
});

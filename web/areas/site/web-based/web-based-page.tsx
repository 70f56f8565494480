import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Lead, NextStep, Section, Ticks } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import sizes from './sizes.json';
import './web-based.css';

const TESTS = ['beeld', 'geluid', 'opslag', 'snelheid', 'toetsen'] as const;
const BROWSERS = ['chrome', 'firefox', 'safari'] as const;
const PARTS = ['publiek', 'inloggen', 'kaart', 'spel'] as const;
const NETWORK = ['eigen', 'https', 'cookies'] as const;

function DeviceTest() {
  const { t } = useTranslation('web-based');
  return (
    <div className="device" data-device="">
      <dl data-good={t('test.goed')} data-mind={t('test.let')}>
        {TESTS.map((test) => (
          <div key={test} data-test={test}>
            <dt>{t(`test.${test}`)}</dt>
            <dd>
              <b>{t('test.wacht')}</b>
              <span hidden>{t(`advies.${test}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" data-outcome="" data-good={t('uitslag.goed')} data-mind={t('uitslag.let')} />
      <p className="device__code" data-code="" hidden>
        {t('code')} <code /> <Link to="/site/contact">{t('code.contact')}</Link>
      </p>
      <button type="button" className="site-button" data-start="" hidden>
        {t('test.knop')}
      </button>
      <noscript>
        <p>{t('test.zonder')}</p>
      </noscript>
    </div>
  );
}

/** What the product asks of a device and a network, with a test of this one. */
export function WebBasedPage() {
  const { t } = useTranslation('web-based');
  return (
    <SitePage page="web-based">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('test.titel')} text={t('test.tekst')}>
        <DeviceTest />
      </Section>
      <Section title={t('browser.titel')} text={t('browser.tekst')} tone="sea">
        <Ticks points={BROWSERS.map((one) => t(`browser.${one}`))} />
        <p className="site-note">{t('browser.eerlijk')}</p>
      </Section>
      <Section title={t('data.titel')} text={t('data.tekst')}>
        <div className="site-table device__sizes">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('data.wat')}</th>
                <th scope="col">{t('data.hoeveel')}</th>
              </tr>
            </thead>
            <tbody>
              {PARTS.map((part) => (
                <tr key={part}>
                  <th scope="row">{t(`data.${part}`)}</th>
                  <td>{t('data.kb', { n: sizes[part] })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section title={t('netwerk.titel')} tone="sea">
        <Ticks points={NETWORK.map((one) => t(`netwerk.${one}`))} />
      </Section>
      <Section title={t('zonder.titel')} text={t('zonder.tekst')} />
      <NextStep />
    </SitePage>
  );
}

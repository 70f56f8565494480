import { useTranslation } from 'react-i18next';
import type { HomePicture } from '#server/features/koppelingen/koppelingen.contract.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { WrittenLine } from '../voortgang/antwoord-rule.tsx';
import { StatusChip } from '../voortgang/status.tsx';
import '../voortgang/voortgang.css';

type Picture = Omit<HomePicture, 'school' | 'soort'>;

function Woorden({
  titel: title,
  leeg: empty,
  items,
  soort: kind,
}: {
  titel: string;
  leeg: string;
  items: readonly string[];
  soort: 'goed' | 'zee' | 'woord';
}) {
  return (
    <section className="part">
      <h2>{title}</h2>
      {items.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul className="picture__woorden">
          {items.map((woord) => (
            <li key={woord} className={kind === 'woord' ? 'picture__woord' : `chip chip--${kind}`}>
              {woord}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Doelen({ doelen }: { doelen: NonNullable<Picture['doelen']> }) {
  const { t } = useTranslation('shared-child');
  return (
    <section className="picture__doelen" aria-labelledby="beeld-doelen">
      <h2 id="beeld-doelen">{t('beeld.doelen')}</h2>
      <TableBox heading="beeld-doelen">
        <thead>
          <tr>
            {['doel', 'stand', 'pct'].map((column) => (
              <th key={column} scope="col">
                {t(`beeld.kolom.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doelen.map((doel) => (
            <tr key={doel.naam}>
              <th scope="row">{doel.naam}</th>
              <td>
                <StatusChip status={doel.status} />
              </td>
              <td className="table__number">
                {doel.pct === undefined ? (
                  <small>{t('beeld.antwoorden', { count: doel.n })}</small>
                ) : (
                  <>
                    {doel.pct}% <small>{t('beeld.vanN', { goed: doel.goed, n: doel.n })}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TableBox>
    </section>
  );
}

function Errors({ fouten: errors, naam: name }: { fouten: NonNullable<Picture['fouten']>; naam: string }) {
  const { t } = useTranslation('shared-child');
  return (
    <section className="part" aria-labelledby="beeld-fouten">
      <h2 id="beeld-fouten">{t('beeld.fouten', { naam: name })}</h2>
      {errors.length === 0 ? (
        <p className="soft">{t('beeld.fouten.leeg')}</p>
      ) : (
        <ul className="antwoorden">
          {errors.map((error) => (
            <WrittenLine key={error.id} antwoord={{ ...error, goed: false, geholpen: false }} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isEmpty = ({
  maand: month,
  gaatGoed: goingWell,
  bezigMet: workingOn,
  geleerd: learned,
  doelen = [],
}: Picture): boolean =>
  month.minuten === 0 && [goingWell, workingOn, learned, doelen].every(({ length }) => length === 0);

/** How a child of the school is doing: what went well first, and one thing to do together; a practice sees every goal and what the child wrote. */
export function HomePicturePanel({ data }: { data: Picture }) {
  const { t } = useTranslation('shared-child');
  const { roepnaam: name } = data.leerling;
  if (isEmpty(data)) return <Empty title={t('beeld.leeg', { naam: name })} explanation={t('beeld.leeg.uitleg')} />;
  return (
    <div className="picture">
      <dl className="picture__time">
        <div>
          <dt>{t('beeld.week')}</dt>
          <dd>{t('beeld.minuten', { count: data.week.minuten })}</dd>
        </div>
        <div>
          <dt>{t('beeld.dagen')}</dt>
          <dd>{t('beeld.dagenAantal', { count: data.week.dagen })}</dd>
        </div>
        <div>
          <dt>{t('beeld.maand')}</dt>
          <dd>{t('beeld.minuten', { count: data.maand.minuten })}</dd>
        </div>
      </dl>
      <div className="parts">
        <Woorden titel={t('beeld.goed')} leeg={t('beeld.goed.leeg')} items={data.gaatGoed} soort="goed" />
        <Woorden titel={t('beeld.geleerd')} leeg={t('beeld.geleerd.leeg')} items={data.geleerd} soort="woord" />
        <Woorden titel={t('beeld.bezig')} leeg={t('beeld.bezig.leeg')} items={data.bezigMet} soort="zee" />
        {data.tip !== undefined && (
          <section className="part picture__tip">
            <h2>{t('beeld.tip')}</h2>
            <p>{t('beeld.tip.tekst', { naam: name, doel: data.tip.kindnaam })}</p>
            <p>{data.tip.regel}</p>
          </section>
        )}
      </div>
      <div className="picture__praktijk">
        {data.doelen !== undefined && <Doelen doelen={data.doelen} />}
        {data.fouten !== undefined && <Errors fouten={data.fouten} naam={name} />}
      </div>
    </div>
  );
}

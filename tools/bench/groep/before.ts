/**
 * The statement that the page asked until it read the sums per goal: every week of the group, and a JSON object for each of its
 * cells. It stays as the peer of the bench: what a change gains is a ratio within one run.
 */
export const BEFORE = `
  WITH leden AS (
    SELECT l.id, l.weergavenaam FROM groepslidmaatschappen m
    JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'
    WHERE m.admin_id = :adminId AND m.groep_id = :groepId AND m.tot IS NULL),
  som AS (
    SELECT w.leerling_id, w.doel_id, sum(w.n)::int AS n, sum(w.goed)::int AS goed
    FROM leerling_weken w JOIN leden ON leden.id = w.leerling_id
    WHERE w.admin_id = :adminId AND (:vanaf::date IS NULL OR w.week >= date_trunc('week', :vanaf::date)) AND (:tot::date IS NULL OR w.week <= :tot::date)
    GROUP BY w.leerling_id, w.doel_id),
  cel AS (
    SELECT som.leerling_id, json_agg(json_strip_nulls(json_build_object('doelId', som.doel_id, 'n', som.n,
      'status', CASE WHEN som.n = 0 THEN 'niets' WHEN som.n < 5 THEN 'te_weinig' ELSE coalesce(s.stand, 'bezig') END,
      'pct', CASE WHEN som.n >= 5 THEN round(100.0 * som.goed / som.n)::int END)) ORDER BY som.doel_id) AS cellen
    FROM som LEFT JOIN leerling_doel_standen s ON s.admin_id = :adminId AND s.leerling_id = som.leerling_id AND s.doel_id = som.doel_id
    GROUP BY som.leerling_id)
  SELECT coalesce(json_agg(json_build_object('leerlingId', leden.id, 'naam', leden.weergavenaam, 'cellen', coalesce(cel.cellen, '[]'::json))), '[]'::json) AS rijen,
    (SELECT coalesce(json_agg(DISTINCT som.doel_id), '[]'::json) FROM som) AS doelen
  FROM leden LEFT JOIN cel ON cel.leerling_id = leden.id`;

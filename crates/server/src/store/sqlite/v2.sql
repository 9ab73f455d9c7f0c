-- One guest may hold several seats: two people who share a device.
DROP INDEX seat_person;
CREATE INDEX seat_person ON seat (person_id, table_id);

-- What everybody who may come to a table may know before he looks at it, as JSON: options, clock, players. It says in a
-- list who plays, without waking the table. It changes when somebody sits down or stands up.
ALTER TABLE game_table ADD COLUMN card TEXT NOT NULL DEFAULT '{}';

-- Who sits where is what the last event about the seat says, and else what was agreed.
UPDATE game_table SET card = (
    SELECT json_object(
        'options', json_extract(created.body, '$.event.setup.options'),
        'clock', json_extract(created.body, '$.event.setup.clock'),
        'players', json((
            SELECT json_group_array(json(coalesce((
                SELECT iif(json_extract(body, '$.event.type') = 'seated', json_extract(body, '$.event.player'), '{"type":"open"}')
                FROM event
                WHERE event.table_id = created.table_id
                    AND json_extract(body, '$.event.type') IN ('seated', 'left')
                    AND json_extract(body, '$.event.seat') = agreed.key
                ORDER BY seq DESC LIMIT 1
            ), agreed.value)))
            FROM json_each(created.body, '$.event.setup.seats') AS agreed
        ))
    )
    FROM event AS created WHERE created.table_id = game_table.table_id AND created.seq = 0
) WHERE EXISTS (SELECT 1 FROM event WHERE event.table_id = game_table.table_id AND seq = 0);

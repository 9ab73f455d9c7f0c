-- By which version of its rules a table was begun, as its first event says: a table of other rules is found without reading logs.
ALTER TABLE game_table ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET rules = coalesce((
    SELECT json_extract(body, '$.event.rules') FROM event WHERE event.table_id = game_table.table_id AND seq = 0
), 0);

-- Who opened the table. Of those that are there already nobody knows it any more.
ALTER TABLE game_table ADD COLUMN host_id INTEGER REFERENCES person;
CREATE INDEX game_table_host ON game_table (host_id) WHERE host_id IS NOT NULL;

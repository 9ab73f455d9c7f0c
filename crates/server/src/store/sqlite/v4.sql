-- By which version of its rules a table was begun, as its first event says: a table of other rules is found without reading logs.
ALTER TABLE game_table ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET rules = coalesce((
    SELECT json_extract(body, '$.event.rules') FROM event WHERE event.table_id = game_table.table_id AND seq = 0
), 0);

-- Who opened the table. Of those that are there already nobody knows it any more.
ALTER TABLE game_table ADD COLUMN host_id INTEGER REFERENCES person;
CREATE INDEX game_table_host ON game_table (host_id) WHERE host_id IS NOT NULL;

-- The last number that somebody was given. Whoever is deleted leaves his number to nobody.
CREATE TABLE person_number (last INTEGER NOT NULL) STRICT;
INSERT INTO person_number SELECT coalesce(max(person_id), 0) FROM person;

-- The first events of a table at which nothing has happened for long: their bodies, a line each, deflated. What happens
-- afterwards stands in `event` again, and the chain of hashes goes through both.
CREATE TABLE archive (
    table_id BLOB PRIMARY KEY REFERENCES game_table,
    bodies   BLOB NOT NULL
) STRICT;
ALTER TABLE game_table ADD COLUMN archived_count INTEGER NOT NULL DEFAULT 0;

-- An event goes only where it is kept in the archive, or with its whole table.
DROP TRIGGER event_is_never_deleted;
CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
WHEN (SELECT status != 'removed' AND archived_count <= old.seq FROM game_table WHERE table_id = old.table_id)
BEGIN SELECT raise(ABORT, 'events are only added'); END;

-- Looking for what is old must not read everything, and a move must not cost an index: these change when a game begins or ends.
CREATE INDEX game_table_open ON game_table (status) WHERE status <> 'over';
CREATE INDEX game_table_over ON game_table (moved_ms) WHERE status = 'over';
CREATE INDEX game_table_unarchived ON game_table (moved_ms) WHERE status = 'over' AND archived_count = 0;
DROP INDEX game_table_ticking;

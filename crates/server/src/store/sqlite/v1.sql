-- A guest is a name; with a login and a password he is an account.
CREATE TABLE person (
    person_id  INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    login      TEXT UNIQUE,
    password   TEXT,
    created_ms INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT;

-- What the cookie holds is kept as its SHA-256.
CREATE TABLE session (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    person_id  INTEGER NOT NULL REFERENCES person,
    created_ms INTEGER NOT NULL,
    seen_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person_id);

-- status and turn (a bit a seat) say what "my tables" shows without waking the table.
CREATE TABLE game_table (
    table_id    BLOB PRIMARY KEY CHECK (length(table_id) = 16),
    game        TEXT NOT NULL,
    status      TEXT NOT NULL,
    turn        INTEGER NOT NULL,
    event_count INTEGER NOT NULL,
    head_hash   BLOB NOT NULL CHECK (length(head_hash) = 32),
    invite_hash BLOB NOT NULL CHECK (length(invite_hash) = 32),
    watch_hash  BLOB NOT NULL CHECK (length(watch_hash) = 32),
    created_ms  INTEGER NOT NULL,
    moved_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX game_table_ticking ON game_table (status) WHERE status = 'ticking';

-- Only ever added to. hash = BLAKE3(hash of the event before, body).
CREATE TABLE event (
    table_id BLOB NOT NULL REFERENCES game_table,
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    body     TEXT NOT NULL,
    hash     BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event BEGIN SELECT raise(ABORT, 'events are only added'); END;
CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event BEGIN SELECT raise(ABORT, 'events are only added'); END;

CREATE TABLE seat (
    table_id  BLOB NOT NULL REFERENCES game_table,
    seat      INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
-- Nobody sits at a table twice.
CREATE UNIQUE INDEX seat_person ON seat (person_id, table_id);

-- Whoever has opened the spectators' link.
CREATE TABLE watcher (
    table_id  BLOB NOT NULL REFERENCES game_table,
    person_id INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watcher_person ON watcher (person_id);

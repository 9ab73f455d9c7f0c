-- A program that somebody brings: it plays as a guest does, comes by a token that the keeper has made, and everybody sees what it is.
ALTER TABLE person ADD COLUMN program INTEGER NOT NULL DEFAULT 0 CHECK (program IN (0, 1));
CREATE UNIQUE INDEX person_program ON person (name) WHERE program = 1;

-- Layout 3, with a row in each table.

CREATE TABLE tables (
    ref INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE
);
CREATE TABLE log (
    ref INTEGER NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL,
    UNIQUE (ref, number)
);

CREATE TABLE cards (
    table_id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
    code TEXT, code_until REAL, host TEXT, people TEXT NOT NULL,
    created REAL NOT NULL, touched REAL NOT NULL, title BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX cards_by_code ON cards (code) WHERE code IS NOT NULL AND phase <> 'closed';
CREATE INDEX cards_in_lobby ON cards (created DESC, table_id) WHERE listed AND phase = 'waiting';
CREATE INDEX cards_by_touch ON cards (phase, touched);
CREATE INDEX cards_by_host ON cards (host) WHERE phase <> 'closed';
CREATE TABLE company (
    person TEXT NOT NULL, table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, color TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE recoveries (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE results (
    person TEXT NOT NULL, table_id TEXT NOT NULL, game_number INTEGER NOT NULL, game TEXT NOT NULL,
    options_key TEXT NOT NULL, seats INTEGER NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
    at REAL NOT NULL, summary BLOB NOT NULL,
    PRIMARY KEY (person, table_id, game_number)
) WITHOUT ROWID;
CREATE INDEX results_by_time ON results (person, at);

CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh BLOB NOT NULL, auth BLOB NOT NULL,
    language TEXT NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_person ON subscriptions (person, created DESC);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY, value BLOB NOT NULL
) WITHOUT ROWID;

INSERT INTO tables VALUES (1, 't1');
INSERT INTO log VALUES (1, 1, CAST('first' AS BLOB)), (1, 2, x'00ff');
INSERT INTO cards VALUES ('t1', 'clustered', 'waiting', 1, 'ABC', 1e9, 'ada', '["ada","bob"]', 100, 100, CAST('{}' AS BLOB));
INSERT INTO company VALUES ('ada', 't1'), ('bob', 't1');
INSERT INTO people VALUES ('ada', CAST('secret of ada' AS BLOB), 'Ada', 'teal', 1, 2);
INSERT INTO recoveries VALUES (CAST('token' AS BLOB), 'ada', 1e9);
INSERT INTO results VALUES ('ada', 't1', 1, 'clustered', 'basic', 2, 10, 1, 50, CAST('{}' AS BLOB));
INSERT INTO subscriptions VALUES ('https://push.example/1', 'ada', x'04ff', x'00', 'de', 3);
INSERT INTO secrets VALUES ('push', x'00ff');

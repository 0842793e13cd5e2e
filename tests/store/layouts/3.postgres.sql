-- Layout 3, with a row in each table.

CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL, number integer NOT NULL, entry bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE cards (
    table_id text COLLATE "C" PRIMARY KEY, game text NOT NULL, phase text NOT NULL, listed boolean NOT NULL,
    code text, code_until double precision, host text, people text[] NOT NULL,
    created double precision NOT NULL, touched double precision NOT NULL, title bytea NOT NULL
);
CREATE INDEX cards_by_code ON cards (code) WHERE code IS NOT NULL AND phase <> 'closed';
CREATE INDEX cards_in_lobby ON cards (created DESC, table_id) WHERE listed AND phase = 'waiting';
CREATE INDEX cards_by_touch ON cards (phase, touched);
CREATE INDEX cards_by_host ON cards (host) WHERE phase <> 'closed';
CREATE INDEX cards_by_people ON cards USING gin (people);

CREATE TABLE people (
    id text COLLATE "C" PRIMARY KEY, secret_hash bytea NOT NULL UNIQUE, name text NOT NULL, color text NOT NULL,
    created double precision NOT NULL, seen double precision NOT NULL
);
CREATE TABLE recoveries (
    token_hash bytea PRIMARY KEY, person text NOT NULL, until double precision NOT NULL
);

CREATE TABLE results (
    person text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL, game_number bigint NOT NULL,
    game text COLLATE "C" NOT NULL, options_key text COLLATE "C" NOT NULL, seats bigint NOT NULL,
    score bigint NOT NULL, won boolean NOT NULL, at double precision NOT NULL, summary bytea NOT NULL,
    PRIMARY KEY (person, table_id, game_number)
);
CREATE INDEX results_by_time ON results (person, at);

CREATE TABLE subscriptions (
    endpoint text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL, p256dh bytea NOT NULL,
    auth bytea NOT NULL, language text NOT NULL, created double precision NOT NULL
);
CREATE INDEX subscriptions_by_person ON subscriptions (person, created DESC);
CREATE TABLE secrets (
    name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL
);

CREATE TABLE klub_layout (version integer NOT NULL);
INSERT INTO klub_layout VALUES (3);

INSERT INTO log VALUES ('t1', 1, 'first'), ('t1', 2, '\x00ff');
INSERT INTO cards VALUES ('t1', 'clustered', 'waiting', true, 'ABC', 1e9, 'ada', '{ada,bob}', 100, 100, '{}');
INSERT INTO people VALUES ('ada', 'secret of ada', 'Ada', 'teal', 1, 2);
INSERT INTO recoveries VALUES ('token', 'ada', 1e9);
INSERT INTO results VALUES ('ada', 't1', 1, 'clustered', 'basic', 2, 10, true, 50, '{}');
INSERT INTO subscriptions VALUES ('https://push.example/1', 'ada', '\x04ff', '\x00', 'de', 3);
INSERT INTO secrets VALUES ('push', '\x00ff');

// Made by `npm run types` from src/clerestory/server/messages.py.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Choice
         * @description A legal move.
         */
        Choice: {
            /** Number */
            number: number;
            /** Text */
            text: string;
            /** Parts */
            parts: {
                [key: string]: unknown;
            };
            /**
             * Consequences
             * @description What it leads to at once, each with its kind, some with points.
             */
            consequences: {
                [key: string]: unknown;
            }[];
        };
        /** ComponentInfo */
        ComponentInfo: {
            /** Title */
            title: string;
            /** Origin */
            origin: string;
            /** Hash */
            hash: string;
            /** Facts */
            facts: components["schemas"]["Fact"][];
        };
        /** Decision */
        Decision: {
            /** Seat */
            seat: number;
            /** Moves */
            moves: components["schemas"]["Choice"][];
        };
        /**
         * Drawn
         * @description Something chance did.
         */
        Drawn: {
            /** Text */
            text: string;
            /** Parts */
            parts: {
                [key: string]: unknown;
            };
        };
        /**
         * Event
         * @description One thing that happened at the table, as the onlooker may know it; a secret's parts are {"kind": "secret"}.
         */
        Event: {
            /** Number */
            number: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "move" | "undo";
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
            /** Parts */
            parts: {
                [key: string]: unknown;
            };
            /** Consequences */
            consequences: {
                [key: string]: unknown;
            }[];
            /**
             * Chance
             * @description What chance did right after it.
             */
            chance: components["schemas"]["Drawn"][];
            /**
             * Undoes
             * @description The event that an undo took back.
             */
            undoes: number | null;
        };
        /** Fact */
        Fact: {
            /** Name */
            name: string;
            /** Confidence */
            confidence: string;
            /** Note */
            note: string;
        };
        /** GameInfo */
        GameInfo: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /**
             * Seats
             * @description How many may play.
             */
            seats: number[];
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            components: components["schemas"]["ComponentInfo"];
            /**
             * Box
             * @description What is printed, for those who draw it.
             */
            box: {
                [key: string]: unknown;
            };
        };
        /** Games */
        Games: {
            /** Games */
            games: components["schemas"]["GameInfo"][];
            /**
             * Levels
             * @description Of the bots, the easiest first.
             */
            levels: string[];
            /** Usual Level */
            usual_level: string;
        };
        /** Hint */
        Hint: {
            /**
             * Number
             * @description Of events, when it was asked for.
             */
            number: number;
            /**
             * Prospects
             * @description The best few moves, the best first.
             */
            prospects: components["schemas"]["Prospect"][];
        };
        /**
         * History
         * @description A game as it went, without what was taken back: positions 0 to `len(events) - 1`, each after its event.
         */
        History: {
            /** Events */
            events: components["schemas"]["Event"][];
        };
        /** Me */
        Me: {
            /** Name */
            name: string | null;
            /**
             * Tables
             * @description Those with a seat of mine: unfinished ones where I move first.
             */
            tables: components["schemas"]["TableSummary"][];
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
            /** Options */
            options?: {
                [key: string]: boolean | number | string;
            };
            /**
             * Record
             * @description A game that was played elsewhere, to be shown or played on.
             * @default null
             */
            record?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            start?: components["schemas"]["StartFrom"] | null;
        };
        /** OptionInfo */
        OptionInfo: {
            /** Name */
            name: string;
            /** Sentence */
            sentence: string;
            /** Default */
            default: boolean | number | string;
            /** Values */
            values: (boolean | number | string)[];
            /** @description How many of which names the option may combine, joined with +. */
            some_of: components["schemas"]["SomeOf"] | null;
        };
        /** Position */
        Position: {
            /** At */
            at: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Scores */
            scores: number[];
            /** Turn */
            turn: number | null;
        };
        /**
         * Problem
         * @description Why something was refused. Nothing has changed.
         */
        Problem: {
            /**
             * Name
             * @description Of the sentence, whatever its parts: left-of-glazier, not-your-turn.
             */
            name: string;
            /**
             * Sentence
             * @description For a person, in English.
             */
            sentence: string;
            /**
             * Rule
             * @description The id of the rule that refuses a move.
             * @default null
             */
            rule?: string | null;
            /**
             * Game
             * @description The game whose rule, and whose sentence, it is.
             * @default null
             */
            game?: string | null;
            /**
             * Parts
             * @description What the sentence speaks of, for another language.
             */
            parts?: {
                [key: string]: unknown;
            };
        };
        /** Prospect */
        Prospect: {
            /** Number */
            number: number;
            /** Text */
            text: string;
            /** Parts */
            parts: {
                [key: string]: unknown;
            };
            /**
             * Wins
             * @description The chance to win, 0 to 1, as the search sees it.
             */
            wins: number;
            /**
             * Points
             * @description The final points on average; alone, how far above the target.
             */
            points: number;
        };
        /** Result */
        Result: {
            /**
             * Ranks
             * @description From first to last; alone, place 1 is won and 2 is lost.
             */
            ranks: components["schemas"]["SeatRank"][];
            /**
             * Sheets
             * @description Where each seat's points came from.
             */
            sheets: {
                [key: string]: number;
            }[];
        };
        /**
         * RuleBook
         * @description The rules in our words; `*emphasis*` and `code` are marked as in Markdown.
         */
        RuleBook: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Glossary */
            glossary: components["schemas"]["Term"][];
            /** Sections */
            sections: components["schemas"]["RuleSection"][];
            /** Rulings */
            rulings: components["schemas"]["Ruling"][];
        };
        /** RuleSection */
        RuleSection: {
            /** Title */
            title: string;
            /** Rules */
            rules: components["schemas"]["RuleText"][];
        };
        /** RuleText */
        RuleText: {
            /** Id */
            id: string;
            /** Text */
            text: string;
            /** Examples */
            examples: string[];
        };
        /** Ruling */
        Ruling: {
            /** Id */
            id: string;
            /** Question */
            question: string;
            /** Ruling */
            ruling: string;
        };
        /** SeatRank */
        SeatRank: {
            /** Seat */
            seat: number;
            /** Place */
            place: number;
            /** Score */
            score: number;
            /**
             * Tie Break
             * @description The rule that this place needed.
             */
            tie_break: string | null;
        };
        /** SeatState */
        SeatState: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Name
             * @description Of the person who holds it.
             */
            name: string | null;
            /**
             * Level
             * @description Of the bot that plays it, also instead of a person.
             */
            level: string | null;
            /**
             * Is Stand In
             * @description A bot plays for the person who holds the seat.
             */
            is_stand_in: boolean;
            /** Is Mine */
            is_mine: boolean;
            /**
             * Is Here
             * @description Whoever holds it is connected; a bot always is.
             */
            is_here: boolean;
        };
        /** SeatWish */
        SeatWish: {
            /**
             * Kind
             * @description here: someone else at the same screen.
             * @enum {string}
             */
            kind: "me" | "here" | "open" | "bot";
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /**
             * Level
             * @default null
             */
            level?: string | null;
        };
        /** SomeOf */
        SomeOf: {
            /** Count */
            count: number;
            /** Names */
            names: string[];
        };
        /**
         * StartFrom
         * @description A position of another table: after so many events of its history.
         */
        StartFrom: {
            /** Code */
            code: string;
            /** At */
            at: number;
        };
        /** Status */
        Status: {
            /** Version */
            version: string;
            /** Games */
            games: {
                [key: string]: "ready" | "compiling" | "waiting";
            };
        };
        /**
         * TableState
         * @description A table as one onlooker sees it.
         */
        TableState: {
            /** Code */
            code: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: boolean | number | string;
            };
            /**
             * Components
             * @description The hash of the component set.
             */
            components: string;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /**
             * Seat
             * @description The seat that it is seen from; none for a spectator.
             */
            seat: number | null;
            /** Is Host */
            is_host: boolean;
            /**
             * Number
             * @description How many events there are: sent along with a move, so that none comes late.
             */
            number: number;
            /**
             * Turn
             * @description The seat to move.
             */
            turn: number | null;
            /** Is Over */
            is_over: boolean;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /**
             * Scores
             * @description As far as the onlooker can know them.
             */
            scores: number[];
            /** @description What the onlooker's seat may do now. */
            decision: components["schemas"]["Decision"] | null;
            undo: components["schemas"]["Undo"];
            /**
             * Has Secrets
             * @description The onlooker sees something that not everybody may see.
             */
            has_secrets: boolean;
            /**
             * Events
             * @description Those that were asked for with `since`.
             */
            events: components["schemas"]["Event"][];
            result: components["schemas"]["Result"] | null;
            /**
             * Rematch
             * @description The code of the table where the same people play again.
             */
            rematch: string | null;
            /**
             * Changed
             * @description When something last happened: ISO 8601, UTC.
             */
            changed: string;
        };
        /** TableSummary */
        TableSummary: {
            /** Code */
            code: string;
            /** Game */
            game: string;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /** Is Over */
            is_over: boolean;
            /** Is My Turn */
            is_my_turn: boolean;
            /** Changed */
            changed: string;
        };
        /** Term */
        Term: {
            /** Term */
            term: string;
            /** Meaning */
            meaning: string;
        };
        /** Token */
        Token: {
            /**
             * Token
             * @description Sent as `Authorization: Bearer TOKEN`, it plays this seat.
             */
            token: string;
        };
        /** Undo */
        Undo: {
            /** Is Possible */
            is_possible: boolean;
            /**
             * Reason
             * @description Why not.
             */
            reason: ("nothing" | "chance" | "not-yours" | "over") | null;
        };
        /** WantedLevel */
        WantedLevel: {
            /** Level */
            level: string;
        };
        /** WantedMove */
        WantedMove: {
            /** Seat */
            seat: number;
            /**
             * Number
             * @description How many events the client has seen.
             */
            number: number;
            /**
             * Move
             * @description Its number, or its text.
             */
            move: number | string;
        };
        /** WantedName */
        WantedName: {
            /** Name */
            name: string;
        };
        /**
         * WantedParts
         * @description A move that the page did not offer: why?
         */
        WantedParts: {
            /** Seat */
            seat: number;
            /** Parts */
            parts: {
                [key: string]: unknown;
            };
        };
        /** WantedSeat */
        WantedSeat: {
            /** Seat */
            seat: number;
        };
        /** WantedUndo */
        WantedUndo: {
            /** Seat */
            seat: number;
            /** Number */
            number: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

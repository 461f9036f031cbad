/** Short names for what the server sends. The shapes themselves are generated from its schema. */

import type { components } from './schema';

type Schemas = components['schemas'];

export type TableView = Schemas['TableView'];
export type Chair = Schemas['ChairView'];
export type Proposal = Schemas['ProposalView'];
export type GameView = Schemas['GameView'];
export type PlayerView = Schemas['PlayerView'];
export type CityCard = Schemas['CityCard'];
export type PlaceView = Schemas['PlaceView'];
export type DecisionView = Schemas['DecisionView'];
/** Something that may be chosen: what it means and what it touches. */
export type Option = Schemas['OptionView'];
/** A thing on the table that an option, a reason or a line of the log is about. */
export type Target = Option['targets'][number];
/** What was chosen, and what it meant. */
export type Choice = Schemas['ChoiceView'];
/** A message of the catalogs and what fills its gaps. */
export type PhraseView = Schemas['PhraseView'];
export type GapView = PhraseView['gaps'][string];
export type AchievedEvent = Schemas['AchievedEvent'];

export type EventView = Schemas['TableNews']['events'][number];
export type ChosenEvent = Schemas['ChosenEvent'];
/** An entry of the journal: its kind, whose it is, and what else that kind tells. */
export type Entry = ChosenEvent['entries'][number];

export type TableNews = Schemas['TableNews'];
export type TableLine = Schemas['TableLine'];
export type NewTable = Schemas['NewTable'];

export type CardFigures = Schemas['CardView'];
export type LocationFigures = Schemas['LocationView'];
export type EventFigures = Schemas['EventCardView'];
export type TileFigures = Schemas['TileView'];
export type Figures = CardFigures | LocationFigures | EventFigures | TileFigures;
export type BoxFigures = Schemas['BoxView'];
/** What there is to say about a game before it is opened. */
export type SetupView = Schemas['SetupView'];
/** What to know about a choice, in one of three weights. */
export type SetupRemark = SetupView['remarks'][number];

/** A bot that can take a seat. */
export type BotFigures = Schemas['BotView'];
/** What a bot would do in one's place, and what it thinks of each of these options. */
export type Hint = Schemas['HintView'];
export type Advice = Schemas['AdviceView'];

/** Who has the table open now. */
export type Presence = Schemas['PresenceMessage'];
/** What the engine says about a decision: prices of what is offered, reasons for what is not. */
export type Explanation = Schemas['Explanation'];
export type Price = Schemas['PriceView'];
export type Reason = Schemas['ReasonView'];

import SectionKit

/// What is to be done in the world.
enum Effect: Sendable {
    /// Load a section; the answer carries its number.
    case load(number: Int, recipe: String, OptionValues)

    /// Load a section again by itself, with answers that it has not had yet.
    case refresh(number: Int, recipe: String, OptionValues)

    /// Tell after some time that a section that was loaded is due again.
    case wait(load: Int, Duration)

    /// Tell after a moment that what a load has changed need not be marked any more.
    case fade(load: Int)

    /// Load a section to learn what a column of its table has.
    case count(column: String, number: Int, recipe: String, OptionValues)

    /// Make an action and take a step of it; the answer carries the number.
    case act(ActionStep, number: Int, action: String, OptionValues)

    /// End a load, or a step of an action that changes nothing.
    case cancel(load: Int)

    /// Open the source that the values ask for, anew if what is kept will not do.
    case open(OptionValues, refreshing: Bool)
    case forgetFailures
    case visit(WebLink)
    case export([SectionSnapshot], file: String, replacing: Bool)
    case suspend, quit
}

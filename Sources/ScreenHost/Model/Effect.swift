import SectionKit

/// A side effect that the model asks for.
enum Effect: Sendable {
    /// Load a section; events about the load carry the number.
    case load(number: Int, recipe: String, OptionValues, LoadReason)

    /// Send ``BrowseEvent/due(load:)`` after an interval, when the section must load again.
    case wait(load: Int, Duration)

    /// Send ``BrowseEvent/faded(load:)`` when the changes of a load have been marked long enough.
    case fade(load: Int)

    /// Send ``BrowseEvent/tick(motion:)`` when content that moves must be computed again.
    case tick(motion: Int)

    /// Compute content for the current time.
    case move(motion: Int, PaneContent)

    /// Index content for a search.
    case index(number: Int, PaneContent)

    /// Load a section and count the values of a column of its table, with their codes.
    case count(column: String, codes: [String], number: Int, recipe: String, OptionValues)

    /// Build an action and run a step of it; the result carries the number.
    case act(ActionStep, number: Int, action: String, OptionValues)

    /// Draw a picture; the next one is drawn after it.
    case draw(PictureRequest)

    /// Cancel a load, or a step of an action that changes nothing.
    case cancel(load: Int)

    /// Open the source for these option values; refreshing ignores cached responses.
    case open(OptionValues, refreshing: Bool)

    /// Load what follows in the theme of the model, and keep the theme.
    case restyle
    case forgetFailures
    case visit(WebLink)
    case export([SectionSnapshot], file: String, replacing: Bool)
    case suspend, quit
}

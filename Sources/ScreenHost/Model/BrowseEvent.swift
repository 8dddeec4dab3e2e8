import SectionKit

/// What is to be done in the world.
enum Effect: Sendable {
    /// Load a section; the answer carries its number.
    case load(number: Int, recipe: String, OptionValues)

    /// Load a section to learn what a column of its table has.
    case count(column: String, number: Int, recipe: String, OptionValues)
    case cancel(load: Int)

    /// Open the source that these values of the program's options ask for, anew if what is kept will not do.
    case open(OptionValues, anew: Bool)
    case forgetFailures
    case visit(WebLink)
    case export([SectionSnapshot], file: String, replacing: Bool)
    case suspend, quit
}

/// What happened.
enum BrowseEvent: Sendable {
    case input(Input)
    case resized(ScreenSize)

    /// A load has brought a state of its section.
    case loaded(number: Int, title: String, Pane.State)

    /// A load has brought all that it will.
    case ended(load: Int)

    /// A load has brought the values of a column, or why there are none.
    case counted(number: Int, Result<[Picker.Choice], SectionError>)
    case opened(Report.Source)

    /// The source that the values ask for could not be opened, for a reason in a sentence.
    case notOpened(String)
    case told(String)
    case exported(file: String, ExportOutcome)
}

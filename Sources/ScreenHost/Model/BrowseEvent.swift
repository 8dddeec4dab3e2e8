import SectionKit

/// An event that changes the model.
enum BrowseEvent: Sendable {
    case input(Input)
    case resized(ScreenSize)

    /// A load produced a state of its section; the title is nil if the section could not be built.
    case loaded(number: Int, title: String?, Pane.State)

    /// A load ended.
    case ended(load: Int)

    /// A step of an action ended.
    case acted(number: Int, ActionStepResult)

    /// A section must be loaded again, because its refresh interval after this load is over.
    case due(load: Int)

    /// What a section was loaded from has changed, as it says itself.
    case changed(load: Int)

    /// Nothing says when what a section was loaded from changes.
    case unwatched(load: Int)

    /// The changes of a load have been marked long enough.
    case faded(load: Int)

    /// Content that moves between loads must be computed again.
    case tick(motion: Int)

    /// The content was computed for the current time; nil if it stays as it is from now on.
    case moved(motion: Int, PaneContent?)

    /// Content was indexed for a search.
    case indexed(number: Int, PaneContent)

    /// A load counted the values of a column, or failed.
    case counted(number: Int, Result<[Picker.Choice], SectionError>)
    /// A picture was drawn.
    case drawn([String])
    case opened(Report.Source)

    /// The source could not be opened, for this reason, as a sentence.
    case notOpened(String)

    /// A message must be shown, until the next key; an empty one ends the last of them.
    case message(String)
    case exported(file: String, ExportOutcome)
}

import SectionKit

/// What happened.
enum BrowseEvent: Sendable {
    case input(Input)
    case resized(ScreenSize)

    /// A load has brought a state of its section; no title if no section could be made.
    case loaded(number: Int, title: String?, Pane.State)

    /// A load has brought all that it will.
    case ended(load: Int)

    /// A step of an action has come to its end.
    case acted(number: Int, ActionStepResult)

    /// A section is to be loaded again, some time after this load of it.
    case due(load: Int)

    /// What a load has changed was marked for long enough.
    case faded(load: Int)

    /// A load has brought the values of a column, or why there are none.
    case counted(number: Int, Result<[Picker.Choice], SectionError>)
    case opened(Report.Source)

    /// The source that the values ask for could not be opened, for a reason in a sentence.
    case notOpened(String)
    case message(String)
    case exported(file: String, ExportOutcome)
}

/// Which launches are asked for, in which order, and which page of them.
struct LaunchesQuery: Equatable, Sendable {
    /// The order of launches by date, then flight number, then name.
    enum Order: String, CaseIterable, Sendable {
        case asc, desc
    }

    /// Whether a launch is still to come or not, as the source has it.
    enum Stage: String, CaseIterable, Sendable {
        case upcoming, past
    }

    /// Years in UTC; nil for all.
    var years: YearSet?

    /// Oldest or newest first.
    var order = Order.asc

    /// Outcomes; nil for all.
    var outcomes: [Launch.Outcome]?

    /// Those to come or those past; nil for both.
    var stage: Stage?

    /// Part of a rocket's name; nil for all.
    var rocket: String?

    /// Text in the name, rocket or launch site; nil for any.
    var search: String?

    /// How many launches to skip.
    var offset = 0

    /// How many launches to show at the most; nil for all.
    var limit: Int?
}

/// One load of the section in one place of a screen, until it is done or another supersedes it.
struct SectionLoad: Sendable {
    let place: Int

    /// How many loads of this place came before it.
    private let number: Int

    /// Ends when the section has returned, or the load is superseded.
    private let wait: AsyncStream<Never>
    private let end: AsyncStream<Never>.Continuation

    /// A load that none came before.
    init(place: Int) {
        self.init(place: place, number: 0)
    }

    private init(place: Int, number: Int) {
        self.place = place
        self.number = number
        (wait, end) = AsyncStream<Never>.makeStream()
    }

    /// Cancels the load if it is under way, and returns the one that takes its place.
    func superseded() -> SectionLoad {
        end.finish()
        return SectionLoad(place: place, number: number + 1)
    }

    /// Loads a section, and hands over each of its states; returns when the section has.
    ///
    /// Its task is cancelled when the load is superseded, or the caller's task is cancelled.
    func run(
        _ section: any Section,
        taking take: @escaping @Sendable (SectionUpdate) async -> Void
    ) async {
        await withTaskGroup { group in
            group.addTask {
                await Self.run(section, taking: take)
                end.finish()
            }
            for await _ in wait {}
            group.cancelAll()
        }
    }

    /// Opens the existential: a section and its output share the section's content type.
    private static func run<S: Section>(
        _ section: S,
        taking take: @escaping @Sendable (SectionUpdate) async -> Void
    ) async {
        let output = Output<S.Content> { await take(SectionUpdate(section, $0)) }
        await section.load(into: output)
    }

    /// Passes a section's states on, in the section's own task.
    ///
    /// It is generic in the content alone: to find that by the section, whose type is known only at
    /// run time, takes longer than most sections take to load.
    private struct Output<Content: Sendable>: SectionOutput {
        let take: @Sendable (SectionState<Content>) async -> Void

        func show(_ state: SectionState<Content>) async {
            await take(state)
        }
    }
}

extension SectionLoad: Equatable {
    static func == (one: SectionLoad, other: SectionLoad) -> Bool {
        one.place == other.place && one.number == other.number
    }
}

/// One load of one section of a screen, until it is done or another load supersedes it.
struct SectionLoad: Sendable {
    let place: Int

    /// The number of earlier loads of this section.
    private let number: Int

    /// Ends when the section's `load(into:)` returns, or the load is superseded.
    private let wait: AsyncStream<Never>
    private let end: AsyncStream<Never>.Continuation

    /// Creates the first load.
    init(place: Int) {
        self.init(place: place, number: 0)
    }

    private init(place: Int, number: Int) {
        self.place = place
        self.number = number
        (wait, end) = AsyncStream<Never>.makeStream()
    }

    /// Cancels the load if it is running, and returns the one that replaces it.
    func superseded() -> SectionLoad {
        end.finish()
        return SectionLoad(place: place, number: number + 1)
    }

    /// Loads a section, passes each of its states to `take`, and returns when the section is done.
    ///
    /// The load is cancelled when another supersedes it, or the caller's task is cancelled.
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

    /// Opens the existential, because a section and its output share the section's content type.
    private static func run<S: Section>(
        _ section: S,
        taking take: @escaping @Sendable (SectionUpdate) async -> Void
    ) async {
        let output = Output<S.Content> { await take(SectionUpdate(section, $0)) }
        await section.load(into: output)
    }

    /// Passes a section's states on, in the section's own task.
    ///
    /// It is generic over the content, not the section: looking up a section's associated type at
    /// run time takes longer than most sections take to load.
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

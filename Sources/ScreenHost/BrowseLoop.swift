import SectionEssentials
import SectionKit

/// The event loop of a screen: passes events to the model and performs its effects.
struct BrowseLoop {
    /// An event of the loop.
    enum Event: Sendable {
        case device(DeviceEvent, at: ContinuousClock.Instant)
        case model(BrowseEvent)
    }

    private let browsable: Browsable
    private let device: any ScreenDevice
    private let notice: @Sendable (String) -> Void
    private var loads: LoadTasks
    private var timers: RefreshTimers
    private var session: OpenSource

    /// The loads since the session was opened; loading one again would repeat its responses.
    private var loaded: [(recipe: String, values: OptionValues)] = []

    private var model: BrowseModel
    private var decoder = KeyDecoder()
    private var shown: Frame?
    private(set) var isOver = false

    private let performing: Performing
    private var stopwatch: Stopwatch?

    init(
        browsable: Browsable,
        loads: LoadTasks,
        timers: RefreshTimers,
        device: any ScreenDevice,
        session: OpenSource,
        notice: @escaping @Sendable (String) -> Void,
        values: CommandValues,
        performing: Performing,
        stopwatch: Stopwatch?
    ) {
        self.browsable = browsable
        self.performing = performing
        self.stopwatch = stopwatch
        self.device = device
        self.loads = loads
        self.timers = timers
        self.session = session
        self.notice = notice
        model = BrowseModel(
            browsable, typesetter: loads.typesetter, size: device.size, source: session.about,
            values: values)
    }

    mutating func begin() {
        perform(model.start())
        draw()
    }

    mutating func end() {
        loads.cancelAll()
        timers.cancelAll()
    }

    mutating func take(_ event: Event) {
        switch event {
        case .model(let event):
            let before = model.navigator.pages
            timers.end(event)
            let mayChangeScreen = model.mayChangeScreen(event)
            update(event)
            if mayChangeScreen, !isOver { draw() }
            // Free the old pages in another task: for twenty thousand rows that would delay keys.
            switch event {
            case .loaded, .moved, .indexed: Task { withExtendedLifetime(before) {} }
            default: break
            }
            switch event {
            case .loaded(let number, _, let state) where !state.isLoading:
                stopwatch?.end(ofLoad: number)
            case .counted(let number, _): stopwatch?.end(ofLoad: number)
            case .ended(let number), .moved(let number, _): loads.end(number)
            default: break
            }
        case .device(let event, let moment):
            stopwatch?.begin(event, at: moment)
            take(event)
            if !isOver { draw() }
            stopwatch?.endOfKey()
        }
    }

    private mutating func take(_ event: DeviceEvent) {
        switch event {
        case .bytes(let bytes):
            for input in decoder.feed(bytes) {
                // Control-L draws the screen again, as in every full-screen program.
                if input == .control("l") { shown = nil }
                update(.input(input))
            }
        case .pause: for input in decoder.pause() { update(.input(input)) }
        case .changed:
            shown = nil
            update(.resized(device.size))
        case .closed: isOver = true
        }
    }

    private mutating func update(_ event: BrowseEvent) {
        let effects = model.update(event)
        performing.isGoingOn = model.mode.flow?.isPerforming ?? false
        perform(effects)
    }

    private mutating func draw() {
        let frame = BrowseView(model: model, asOf: asOf).frame
        let text = frame.update(from: shown)
        if !text.isEmpty { device.write(text) }
        shown = frame
    }

    private func export(_ report: Report, _ file: String, _ replacing: Bool) -> ExportOutcome {
        browsable.export(report, file, replacing, model.typesetter.style.scheme)
    }

    /// The time of the oldest response, such as "as of 13 Sep 2020 12:26 UTC".
    private var asOf: String {
        guard let date = session.asOf() else { return "" }
        return "as of \(model.typesetter.formatted(date))"
    }

    private mutating func perform(_ effects: [Effect]) {
        for effect in effects where !isOver { perform(effect) }
    }

    private mutating func load(
        _ number: Int,
        _ recipe: String,
        _ values: OptionValues,
        _ reason: LoadReason
    ) {
        stopwatch?.begin(load: number)
        loaded.append((recipe, values))
        do throws(UsageError) {
            let section = try session.section(recipe, values)
            loads.show(section, number: number, reason)
        } catch {
            update(.loaded(number: number, title: nil, .failed(SectionError(error))))
            update(.ended(load: number))
        }
    }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .load(let number, let recipe, let values, let reason):
            // Sections that refresh at the same time share one session, without older responses.
            if reason == .timer,
                loaded.contains(where: { $0.recipe == recipe && $0.values == values })
            {
                perform(.open(model.navigator.options.values.program, refreshing: false))
            }
            load(number, recipe, values, reason)
        case .wait(let number, let time):
            timers.wait(max(time, session.minimumInterval), after: number)
        case .fade(let number): timers.fade(number)
        case .tick(let motion): timers.tick(motion)
        case .move(let motion, let content): loads.move(content, number: motion)
        case .index(let number, let content): loads.index(content, number: number)
        case .count(let column, let codes, let number, let recipe, let values):
            stopwatch?.begin(load: number)
            do throws(UsageError) {
                loads.count(
                    column, codes: codes, of: try session.section(recipe, values), number: number)
            } catch {
                update(.counted(number: number, .failure(SectionError(error))))
            }
        case .act(let step, let number, let action, let values):
            // An action must not read the responses that sections were loaded from.
            let program = model.navigator.options.values.program
            do throws(UsageError) {
                let session = try browsable.hosted.open(program, true, notice)
                loads.act(step, of: try session.action(action, values), number: number)
            } catch {
                update(.acted(number: number, .usageError(error)))
            }
        case .draw(let request): browsable.draw.map { loads.draw(request, with: $0) }
        case .cancel(let number): loads.cancel(number)
        case .open(let values, let refreshing):
            do throws(UsageError) {
                session = try browsable.hosted.open(values, refreshing, notice)
                loaded = []
                update(.opened(session.about))
            } catch {
                update(.notOpened(error.message))
            }
        case .restyle:
            loads.typesetter = model.typesetter
            if let theme = browsable.theme {
                update(.message(theme.keep(model.typesetter.style.scheme)))
            }
        case .forgetFailures: session.forgetFailures()
        case .visit(let link):
            if let failure = browsable.visit(link) { update(.message(failure)) }
        case .export(let sections, let file, let replacing):
            let report = Report(
                title: browsable.program.title, source: session.about, generatedAt: session.now,
                sections: sections, warnings: session.warnings())
            update(.exported(file: file, export(report, file, replacing)))
        case .suspend: device.suspend()
        case .quit: isOver = true
        }
    }
}

extension SectionError {
    /// The error of a section that could not be built.
    fileprivate init(_ error: UsageError) {
        self.init(message: error.message.safe, recovery: "Choose another value.")
    }
}

import Networking
import SectionEssentials
import SectionKit

/// Runs a report command: makes its sections, loads them, and writes the report.
struct ReportRun {
    let program: ReportProgram
    var opener: SourceOpener
    let host: Host
    let console: Console

    func run(_ command: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        let settings = try host.settings(values.program, of: command, program)
        if let alert = settings.alert {
            return try await AlertRun(report: self, settings: settings, alert: alert)
                .run(command, values)
        }
        let isLive = try program.isLive(command, values)
        if let pace = settings.watch ?? (isLive ? pace(for: settings) : nil) {
            var report = self
            report.opener.pace = pace
            return try await WatchRun(report: report, settings: settings, pace: pace)
                .run(command, values)
        }
        let now = try host.now()
        let (origin, shape, screen) = try openScreen(command, values, now)
        let style = host.style(for: settings)
        let wholeLists = wholeLists(of: command, values, settings)
        let surface = host.surface(for: settings)
        let writer = ReportWriter(settings, of: program, on: host, console)
        // Checked before any request is made.
        _ = try writer.canWrite(shape, as: surface)
        let report = { (sections: [SectionSnapshot]) in
            Report(
                title: program.title, source: origin.about, generatedAt: now, sections: sections,
                warnings: origin.warnings.all, remarks: origin.remarks.all)
        }
        let isOneLine = await screen.snapshots.map(\.isOneLine) == [true]
        if !isLive, !isOneLine, origin.drawsProgress, settings.isForTerminal, host.isInteractive {
            let terminal = LiveTerminal(
                screen: screen,
                surface: TerminalSurface(style: style, zone: settings.zone)
                    .beginning(lists: WaysOn.page, of: wholeLists),
                style: style,
                host: host, images: host.images(for: settings),
                messages: origin.messages,
                pager: settings.pages ? host.pager : nil)
            return await show(on: terminal, report) {
                waysOn(from: $0, of: command, values, settings)
            }
        }
        if isLive || origin.isLive || settings.output != nil || settings.opens {
            Interruption.before(ending: host.liveWork) {
                host.shutDown()
                TemporaryFiles.shared.removeAll()
            }
        }
        await screen.load()
        Interruption.waitIfEnding()
        let sections = await screen.snapshots
        _ = consume screen  // and with it the responses that it was made from
        let whole = report(sections)
        let shown = try await webPictures(settings, values.program)?.shown(in: whole) ?? whole
        let ending = (surface as? TerminalSurface)?
            .beginning(lists: WaysOn.page, of: wholeLists)
            .ending(with: waysOn(from: sections, of: command, values, settings))
        return try writer.write(shown, as: ending ?? surface, canBeRepeated: !isLive)
    }

    /// The commands that show the whole lists of the sections of `report`, which a person at a terminal sees
    /// the beginnings of; none of a list whose length was given, and none for other commands and a pipe.
    private func wholeLists(
        of command: String, _ values: CommandValues, _ settings: ReportSettings
    ) -> [String: String] {
        guard command == ProgramCommands.reportCommand, settings.isForTerminal,
            host.terminalColumns != nil
        else { return [:] }
        let sections = program.description.sections.filter {
            values[section: $0.name].text(of: ListPage.limitName) == nil
        }
        return Dictionary(
            uniqueKeysWithValues: sections.map { section in
                let line = WaysOn.command(
                    section, values[section: section.name], of: program.description,
                    origin: origin(of: values))
                return (section.name, line)
            })
    }

    /// How to go on from the list of a command, for a person at a terminal; nil in a pipe.
    private func waysOn(
        from sections: [SectionSnapshot],
        of command: String,
        _ values: CommandValues,
        _ settings: ReportSettings
    ) -> String? {
        guard settings.isForTerminal, let columns = host.terminalColumns else { return nil }
        let width = host.style(for: settings).width ?? columns
        guard sections.count == 1,
            let section = program.description.sections.first(where: { $0.name == command })
        else { return nil }
        return WaysOn(
            program: program.description, section: section, values: values[section: command],
            snapshot: sections[0], origin: origin(of: values), width: width
        ).line
    }

    /// The words that say where the facts of a report are from.
    private func origin(of values: CommandValues) -> [String] {
        WaysOn.words(
            of: [ReportOptions.input.description, program.options.source.description],
            values.program)
    }

    /// What fetches the pictures of the web; nil unless a page is to contain them.
    private func webPictures(
        _ settings: ReportSettings, _ values: OptionValues
    ) throws(UsageError) -> WebPictures? {
        guard settings.images == .always, settings.format.images == .embedded else { return nil }
        return WebPictures(
            host: host, mode: try ConnectionSettings(values, program.options).cacheMode,
            userAgent: "\(program.name)/\(program.version)",
            kept: opener.cacheFolder.map { KeptPictures(in: $0) })
    }

    /// How often a report with a live section is updated without `--watch`; nil if it is written
    /// once, when the section ends.
    private func pace(for settings: ReportSettings) -> WatchPace? {
        let canWatch = settings.isForTerminal && host.terminalColumns != nil && host.screen != nil
        return canWatch && !["", "dumb"].contains(host.environment["TERM"] ?? "") ? .own : nil
    }

    /// Opens the screen of a command, the only owner of the sections and their dependencies.
    private func openScreen(
        _ command: String,
        _ values: CommandValues,
        _ now: Date
    ) throws(UsageError) -> (Origin, ReportShape, Screen) {
        let opened = try open(command, values, now)
        let screen = Screen(
            opened.sections, clock: try host.reportClock(), movesContent: false,
            names: NameCheck(of: program.description))
        return (opened.origin, ReportShape(of: opened.sections), screen)
    }

    /// The sections of a command before they load, and the origin of their facts.
    struct OpenedSections {
        let origin: Origin
        var sections: [any Section]

        /// The shortest time before they load again.
        let minimumInterval: Duration
    }

    /// Opens the source and makes the sections of a command, or only the chosen ones.
    func open(
        _ command: String,
        _ values: CommandValues,
        _ now: Date,
        only chosen: [String]? = nil
    ) throws(UsageError) -> OpenedSections {
        let names = try program.sections(of: command, values.program).map(\.name)
            .filter { chosen?.contains($0) ?? true }
        let (source, origin) = try opener.openOnce(
            values.program, now: now, sharesAnswers: names.count > 1)
        var sections: [any Section] = []
        for name in names {
            sections.append(try source.section(name, values[section: name]))
        }
        return OpenedSections(
            origin: origin, sections: sections, minimumInterval: source.minimumInterval)
    }

    /// Shows the sections on a terminal as they load.
    private func show(
        on terminal: LiveTerminal,
        _ report: ([SectionSnapshot]) -> Report,
        ending: ([SectionSnapshot]) -> String?
    ) async -> ExitCode {
        Interruption.before(ending: host.liveWork) {
            host.shutDown()
            terminal.erase()
        }
        do throws(OutputError) {
            let sections = try await terminal.load { sections in
                terminal.surface.ending(with: ending(sections)).sourceText(of: report(sections))
            }
            try sections.checkRows()
            let images = terminal.images
            return console.printProblems(
                of: try images.shown(in: report(sections), as: .terminal, to: nil),
                shown: host.isInteractive)
        } catch {
            return console.failure(error)
        }
    }
}

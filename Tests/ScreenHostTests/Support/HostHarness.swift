import FeatureTesting
import Foundation
import Networking
import ScreenHost
import SectionKit
import Synchronization

/// The host on a virtual terminal, with the tea room's sections over a request spy.
final class HostHarness: Sendable {
    let screen: VirtualScreen
    let device: VirtualDevice
    private let responses: Mutex<[String: BaseRequestSpy.Answer]>
    private let failure = Mutex<String?>(nil)
    private let record = Mutex<(requested: [String], exported: Report?)>(([], nil))

    /// Takes the responses by section name, followed by the order if it is not the default.
    ///
    /// A section without a response shows nothing.
    init(_ responses: [String: BaseRequestSpy.Answer]) {
        screen = VirtualScreen()
        device = VirtualDevice(screen)
        self.responses = Mutex(responses)
    }

    var requested: [String] { record.withLock(\.requested) }
    var exported: Report? { record.withLock(\.exported) }

    func answer(_ name: String, with response: BaseRequestSpy.Answer?) {
        responses.withLock { $0[name] = response }
    }

    /// Throws an error with this reason for each section from now on.
    func failSections(_ reason: String) {
        failure.withLock { $0 = reason }
    }

    func run(_ values: [String: String] = [:]) async throws {
        let browsable = Browsable(
            HostedProgram(
                ProgramDescription(
                    name: "tea-room", version: "1.0.0", title: "Tea room", summary: "Tea.",
                    sections: [TeaRoom.house, TeaRoom.guests]),
                open: { [self] _, _, _ in session() }),
            fileExtensions: [".md"],
            visit: { "No browser for \($0.url)." },
            export: { [self] report, _, _, _ in
                record.withLock { $0.exported = report }
                return .written(notes: [])
            })
        let host = BrowseScreen(browsable, style: TerminalStyle(), zone: .utc, device: device)
        try await host.run(TeaRoom.values(values, of: browsable.program.sections))
    }

    private func session() -> OpenSource {
        var source = OpenSource(
            Report.Source(id: "book", summary: "The guest book."),
            now: Date(timeIntervalSince1970: 1_600_000_000),
            section: { [self] name, values throws(UsageError) in
                if let reason = failure.withLock({ $0 }) { throw UsageError(reason) }
                let order = try values.value(of: TeaRoom.order) ?? .asc
                let key = order == .asc || name == "house" ? name : "\(name) \(order.rawValue)"
                return ServedSection(id: name) { [self] in
                    record.withLock { $0.requested.append("/\(name)") }
                    guard let response = responses.withLock({ $0[key] }) else {
                        throw CancellationError()
                    }
                    let spy = BaseRequestSpy([Endpoint("/\(name)"): response])
                    return try await spy.data(for: Endpoint("/\(name)"))
                }
            })
        source.warnings = { ["The guests are an hour old."] }
        return source
    }
}

/// A section that shows its response as a row of a table, or as a paragraph.
private struct ServedSection: Section {
    let id: String
    let request: @Sendable () async throws -> Data

    var title: String { id.capitalized }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.loading)
        do {
            await output.show(.success(String(decoding: try await request(), as: UTF8.self)))
        } catch let error as RequestError {
            await output.show(
                .error(SectionError(message: error.summary + ".", recovery: error.recovery)))
        } catch {}
    }

    func body(for text: String) -> [Block] {
        guard id == "guests" else { return [.paragraph(InlineText(text))] }
        let columns = [
            Column("name", "Guest"), Column("photo", "Photo", priority: 10, shortcut: "p"),
        ]
        let row: [Cell] = [.text(text), .link(orEmpty: "https://tea.example/\(text.lowercased())")]
        return [.table(Table(columns: columns, rows: [row]))]
    }
}

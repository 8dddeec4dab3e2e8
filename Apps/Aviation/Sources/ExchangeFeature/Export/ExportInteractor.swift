import FeatureKit
import LogFiles
import Logbook
import Networking
import SectionEssentials
import SectionKit

/// Reads the whole log, and writes it to a file.
struct ExportInteractor: Sendable {
    let log: any LogInput

    /// Reads the export as an import would, to find out what it does not hold.
    let files: any LogFileInput

    /// Writes a text to a file; an existing file only if it may be replaced.
    let write: @Sendable (String, String, Bool) throws(UsageError) -> Void

    /// When the export is made.
    let now: Date

    func fetchExport(
        _ query: ExportQuery, reportingTo output: some ExchangeOutput<LogExport>
    ) async {
        await output.report { () throws(ExchangeError) in try await content(query).export }
    }

    func export(_ query: ExportQuery, reportingTo output: some ExchangeOutput<LogExport>) async {
        await output.report { () throws(ExchangeError) in
            let content = try await content(query)
            do throws(UsageError) {
                try write(content.text, query.path, query.replaces)
            } catch {
                throw .notWritten(error.clause)
            }
            return content.export
        }
    }

    private func content(
        _ query: ExportQuery
    ) async throws(ExchangeError) -> (export: LogExport, text: String) {
        guard let format = query.format ?? LogExportFormat(file: query.path) else {
            throw .unknownFormat(query.path)
        }
        if !query.replaces, FileManager.default.fileExists(atPath: query.path) {
            throw .exists(query.path)
        }
        let log: Log
        do throws(LogError) { log = try await self.log.log() } catch { throw .log(error) }
        if log.isMadeUp || log.entries.isEmpty { throw .empty }
        if log.lacksAirports, format != .json { throw .lacksAirports(log.warnings) }
        let text = format.text(of: log, now: now)
        let isEmpty = format.entries(of: log).isEmpty
        let read =
            isEmpty || format == .geoJSON
            ? []
            : try await files.read(
                Body(Data(text.utf8)), named: query.path, LogFileHints()
            ).flights
        let losses = ExportLoss.all(of: log, in: format, readBack: read)
        let omitted = losses.count { $0.omission != nil }
        let export = LogExport(
            path: query.path, format: format, flightCount: log.entries.count - omitted,
            losses: losses, byteCount: text.utf8.count)
        return (export, text)
    }
}

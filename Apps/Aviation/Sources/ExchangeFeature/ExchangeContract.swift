import FeatureKit
import LogFiles
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     ImportLog → ImportInteractor → LogFileService, LogStore
///     ExportLog → ExportInteractor → LogService, LogFileService, a file
///     CompareSection → ComparePresenter → CompareInteractor → LogFileService, LogStore
///     DoctorSection → DoctorPresenter → DoctorInteractor → LogService, LogStore
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol ImportInteractorInput: Sendable {
    /// Fetches what an import would add to the log; nothing is changed.
    func fetchImport(
        _ query: ImportQuery, reportingTo output: some ExchangeOutput<LogImport>
    ) async

    /// Adds the flights of a file to the log in one change.
    func importFile(
        _ query: ImportQuery, reportingTo output: some ExchangeOutput<LogImport>
    ) async
}

protocol ExportInteractorInput: Sendable {
    /// Fetches what an export would write; no file is written.
    func fetchExport(_ query: ExportQuery, reportingTo output: some ExchangeOutput<LogExport>) async

    /// Writes the whole log to a file.
    func export(_ query: ExportQuery, reportingTo output: some ExchangeOutput<LogExport>) async
}

protocol CompareInteractorInput: Sendable {
    /// Compares the logs of two files, or that of a file with the person's own.
    func fetchComparison(
        of first: String,
        with second: String?,
        reportingTo output: some ExchangeOutput<Comparison>
    ) async
}

protocol ComparePresenterInput: Sendable {
    /// Shows the states of the comparison in `output`.
    func presentComparison(
        of first: String, with second: String?, in output: some SectionOutput<Comparison>
    ) async
}

protocol DoctorInteractorInput: Sendable {
    /// Checks the log for what cannot be.
    func fetchCheck(reportingTo output: some ExchangeOutput<LogCheck>) async
}

protocol DoctorPresenterInput: Sendable {
    /// Shows the states of the check in `output`.
    func presentCheck(in output: some SectionOutput<LogCheck>) async
}

typealias ExchangeOutput<Value> = InteractorOutput<Value, ExchangeError>

import FeatureKit
import LogFiles
import Logbook
import SectionEssentials
import SectionKit

/// The outputs that results of imports, exports and checks are reported to.
typealias ExchangeOutput<Value> = InteractorOutput<Value, ExchangeError>

/// Why flights could not be imported, exported or compared.
enum ExchangeError: ExplainedError, Equatable {
    case log(LogError)

    /// A file that a person has named cannot be opened; the value says why.
    case unusable(String)

    /// A file is no log that can be read.
    case file(String, LogFileError)

    /// The person has to say what to do with this many possible duplicates.
    case duplicates(Int)

    /// The log of the person has no flights.
    case empty

    /// The extension of a file names no format.
    case unknownFormat(String)

    /// A text does not say which column is which value.
    case invalidColumns(String)

    /// No columns are kept under a name.
    case unknownColumns(String, kept: [String])

    /// A table of airports cannot be read, which a format other than JSON needs; the values are the
    /// sentences that say why.
    case lacksAirports([String])

    /// A file exists already.
    case exists(String)

    /// A file cannot be written; the value says why.
    case notWritten(String)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .unusable(let reason), .notWritten(let reason): reason
        case .file(let path, let error):
            "\(path == "-" ? "standard input" : path.quoted) is not a log: \(error.summary)"
        case .duplicates(let count):
            "\(count.counted("flight", "flights")) of the file may be in your log already"
        case .empty: "your log is empty"
        case .unknownFormat(let path): "the name \(path.quoted) does not say the format"
        case .invalidColumns(let text): "--columns does not take \(text.quoted)"
        case .unknownColumns(let name, _): "no columns are kept as \(name.quoted)"
        case .lacksAirports(let reasons):
            UsageError("the export would lack airports. \(reasons.separated(by: " "))").clause
        case .exists(let path): "\(path.quoted) exists already"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .unusable: "Check the name of the file."
        case .file(_, let error): error.recovery
        case .duplicates:
            "Run it again with --dry-run to see them, then with --duplicates skip, "
                + "--duplicates complete or --duplicates add."
        case .invalidColumns:
            "Write it as 'date=COLUMN,from=COLUMN,to=COLUMN', perhaps with "
                + FlightColumn.allCases.dropFirst(3).map(\.rawValue).joined(separator: ", ") + "."
        case .unknownColumns(_, let kept):
            kept.isEmpty
                ? "Name them as 'date=COLUMN,from=COLUMN,to=COLUMN', and keep them with "
                    + "--save-columns."
                : "Those that are kept are \(kept.map(\.quoted).joined(separator: ", "))."
        case .empty: "Add a flight with 'flight-log add FLIGHT', or import a log."
        case .unknownFormat:
            "Give the format with --as, such as --as openflights, or name it log.json."
        case .lacksAirports:
            "Mend that first, or export to a file such as log.json, which needs no airports."
        case .exists: "Choose another name, or add --replace."
        case .notWritten: "Check the folder, its permissions and the space on the disk."
        }
    }
}

import Logbook
import SectionKit

/// What a person has corrected of a flight that was read.
struct PassCorrection: Sendable {
    /// The number of the flight; nil for the only one.
    let flight: Int?

    /// The name of the field, which is that of an option of `add`.
    let field: String

    /// The value; empty for none.
    let text: String

    let step: FlightChange.Step

    /// Corrects a field.
    ///
    /// - Throws: `UsageError` if the field does not take the value.
    init(flight: Int? = nil, _ field: FlightField, _ text: String) throws(UsageError) {
        self.flight = flight
        self.field = field.description.name
        self.text = text
        guard let step = try field.change(OptionValues([self.field: text])) else {
            throw field.description.usageError(for: text)
        }
        self.step = step
    }

    /// Reads a correction, such as `seat=14A`, or `2.seat=14A` for the second flight.
    ///
    /// - Throws: `UsageError` with the nearest field.
    init(_ text: String) throws(UsageError) {
        guard let sign = text.firstIndex(of: "=") else {
            throw UsageError("\(text.quoted) is no correction. Use FIELD=VALUE, such as seat=14A.")
        }
        let target = text[..<sign].trimmed
        let parts = target.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let number = parts.count == 2 ? Int(parts[0]).flatMap { $0 > 0 ? $0 : nil } : nil
        let name = number == nil ? target : String(parts[1])
        guard let field = FlightField.all.first(where: { $0.description.name == name }) else {
            throw Self.unknown(name)
        }
        let value = text[text.index(after: sign)...].trimmed
        do throws(UsageError) { try self.init(flight: number, field, value) } catch {
            throw UsageError(
                "\(value.quoted) is not valid for \(name). Use \(field.description.acceptedText).")
        }
    }

    /// Reads corrections that are separated by commas; a comma within a value stays.
    static func all(_ text: String) throws(UsageError) -> [PassCorrection] {
        var texts: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            if texts.isEmpty || part.beginsCorrection {
                texts.append(String(part))
            } else {
                texts[texts.count - 1] += ",\(part)"
            }
        }
        var corrections: [PassCorrection] = []
        for text in texts { corrections.append(try PassCorrection(text)) }
        return corrections
    }

    /// The names of the fields.
    static var fields: [String] { FlightField.all.map(\.description.name) }

    private static func unknown(_ name: String) -> UsageError {
        let nearest = name.nearest(in: fields).map { "; did you mean '\($0)'?" } ?? "."
        return UsageError(
            "\(name.quoted) is no field of a flight\(nearest) The fields are "
                + "\(fields.listed(by: "and")).")
    }
}

extension Substring {
    /// Whether it looks like a field with its value, and not like the rest of a value.
    fileprivate var beginsCorrection: Bool {
        guard let sign = firstIndex(of: "="), sign != startIndex else { return false }
        return self[..<sign].utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }
}

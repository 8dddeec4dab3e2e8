package import Essentials
package import Logbook
package import SectionKit

/// Reads what a person has of a flight; what a file is, is told by its content.
package struct PassReader: PassReaderInput {
    private let files: any PassFilesInput
    private let pictures: any PictureReading
    private let programs: any PassProgramsInput
    private let zone: @Sendable (String) -> DisplayZone?
    private let now: Date

    /// The most bytes of a file.
    private static let sizeLimit = 32 << 20

    /// The most files of a folder.
    private static let folderLimit = 500

    /// Creates the reader.
    ///
    /// - Parameters:
    ///   - zone: returns the time zone of an IANA name.
    ///   - now: decides which year is likely if nothing else does.
    package init(
        files: any PassFilesInput, pictures: any PictureReading, programs: any PassProgramsInput,
        zone: @escaping @Sendable (String) -> DisplayZone?, now: Date
    ) {
        self.files = files
        self.pictures = pictures
        self.programs = programs
        self.zone = zone
        self.now = now
    }

    package func passes(_ name: String, year: Int?) async throws(PassError) -> [ReadPass] {
        if name != "-", !files.isThere(name), BoardingPassCode.isCode(name) {
            return [try code(name, named: "the bar code", context(year, now))]
        }
        guard let paths = files.files(inFolder: name) else { return [try await pass(name, year)] }
        var passes: [ReadPass] = []
        for path in paths.prefix(Self.folderLimit) {
            do throws(PassError) {
                passes.append(try await pass(path, year))
            } catch  where error == .notAPass {
                continue
            } catch {
                passes.append(
                    ReadPass(
                        path, kind: .picture,
                        warnings: ["\(path.quoted): \(error.summary). \(error.recovery)"]))
            }
        }
        if passes.allSatisfy(\.legs.isEmpty) {
            let warnings = passes.flatMap(\.warnings).separated(by: " ")
            throw PassError(
                "no boarding pass was found in the folder \(name.quoted)",
                warnings.isEmpty ? "Name the files themselves." : warnings)
        }
        return passes
    }

    /// Reads a file.
    private func pass(_ path: String, _ year: Int?) async throws(PassError) -> ReadPass {
        let data: Data
        do throws(UsageError) {
            data = try files.data(of: path, limit: Self.sizeLimit)
        } catch {
            throw PassError(error.message.withoutFullStop, "Check the name of the file.")
        }
        let name = path == "-" ? "standard input" : path
        let context = context(year, path == "-" ? now : files.changed(path) ?? now)
        switch PassContent(data.prefix(1 << 14)) {
        case .archive:
            var warnings: [String] = []
            let legs = try WalletPass.legs(of: data, context) { warnings.append($0) }
            return ReadPass(name, kind: .walletPass, legs: legs, warnings: warnings)
        case .picture:
            return try await inFile(data, path) { path throws(PassError) in
                try await pictures.picture(path, named: name, context)
            }
        case .document:
            return try await inFile(data, path) { path throws(PassError) in
                try await pictures.document(path, named: name, context)
            }
        case .text:
            return try code(String(decoding: data, as: UTF8.self), named: name, context)
        case .calendar:
            let flights = CalendarFlights(String(decoding: data, as: UTF8.self))
            guard !flights.legs.isEmpty else { throw .noFlights("the calendar") }
            return ReadPass(name, kind: .calendar, legs: flights.legs)
        case .page:
            let items = Microdata(String(decoding: data, as: UTF8.self)).items
            return try reservations(items, ReadPass(name, kind: .page), context)
        case .json:
            let items = SchemaItem.items(ofScript: String(decoding: data, as: UTF8.self))
            return try reservations(items, ReadPass(name, kind: .page), context)
        case .mail: return try await mail(data, named: name, context)
        case .other: throw .notAPass
        }
    }

    /// Gives the path of a file to programs; standard input is written to a file first.
    private func inFile(
        _ data: Data, _ path: String,
        _ read: (String) async throws(PassError) -> ReadPass
    ) async throws(PassError) -> ReadPass {
        if path != "-" { return try await read(path) }
        return try await programs.withFolder { folder throws(PassError) in
            let path = "\(folder)/input"
            do throws(UsageError) { try files.write(data, to: path) } catch {
                throw PassError(error.message.withoutFullStop, "Name the file itself.")
            }
            return try await read(path)
        }
    }

    private func code(
        _ text: String, named name: String, _ context: PassContext
    ) throws(PassError) -> ReadPass {
        guard BoardingPassCode.isCode(text) else { throw .notAPass }
        return ReadPass(
            name, kind: .barcodeText, legs: try BoardingPassCode(text).legs(context))
    }

    private func reservations(
        _ items: [SchemaItem], _ pass: ReadPass, _ context: PassContext
    ) throws(PassError) -> ReadPass {
        var pass = pass
        for leg in items.flatMap({ $0.flights(context) }) { pass.add(leg) }
        if pass.legs.isEmpty { throw .noFlights("the \(pass.kind.rawValue)") }
        if items.contains(where: \.hasCancelled) {
            pass.warnings.append("The reservation was cancelled.")
        }
        return pass
    }

    /// Reads the parts of a mail: its reservations, calendars and attached passes.
    private func mail(
        _ data: Data, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        let mail = MailPart(data[...])
        var context = context
        if let day = mail.fields["date"].flatMap(MailDate.day) { context.day = day }
        var pass = ReadPass(name, kind: .mail)
        for part in mail.leaves() {
            let content = part.content
            switch PassContent(content.prefix(1 << 14)) {
            case .archive, .picture, .document:
                do throws(PassError) {
                    let attached = try await attachment(content, context)
                    for leg in attached.legs { pass.add(leg) }
                    pass.warnings += attached.warnings
                } catch {
                    pass.warnings.append("An attachment was not read: \(error.summary).")
                }
            case .calendar: for leg in CalendarFlights(part.text).legs { pass.add(leg) }
            case .page, .json, .mail, .text, .other:
                let items = Microdata(part.text).items
                for leg in items.flatMap({ $0.flights(context) }) { pass.add(leg) }
                if items.contains(where: \.hasCancelled) {
                    pass.warnings.append("The reservation was cancelled.")
                }
            }
        }
        if pass.legs.isEmpty { throw .noFlights("the mail") }
        return pass
    }

    /// Reads an attachment, which is written to a file if programs must read it.
    private func attachment(
        _ data: Data, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        switch PassContent(data.prefix(1 << 14)) {
        case .archive:
            return ReadPass(
                "attachment", kind: .walletPass, legs: try WalletPass.legs(of: data, context))
        case .document:
            return try await inFile(data, "-") { path throws(PassError) in
                try await pictures.document(path, named: "an attachment", context)
            }
        default:
            return try await inFile(data, "-") { path throws(PassError) in
                try await pictures.picture(path, named: "an attachment", context)
            }
        }
    }

    private func context(_ year: Int?, _ date: Date) -> PassContext {
        PassContext(year: year, day: LocalDateTime(date, in: .utc).withoutTime, zone: zone)
    }
}

extension PassError {
    /// A file of a kind that is read, but without a flight.
    fileprivate static func noFlights(_ what: String) -> PassError {
        PassError(
            "\(what) names no flight",
            "Give the boarding pass itself, or enter the flight yourself: flight-log add.")
    }

    /// A file that is none of those that are read.
    static let notAPass = PassError(
        "it is no boarding pass, reservation or calendar",
        "Give a picture, a PDF file, a pass of a wallet (.pkpass), a mail, a calendar or the text of "
            + "a bar code.")
}

extension String {
    /// The text without a full stop at its end.
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

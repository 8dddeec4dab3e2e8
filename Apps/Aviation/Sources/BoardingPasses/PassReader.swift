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
                        path, kind: .picture, warnings: ["\(error.summary). \(error.recovery)"]))
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
        case .calendar, .page, .mail, .json, .other: throw .notAPass
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

    private func context(_ year: Int?, _ date: Date) -> PassContext {
        PassContext(year: year, day: LocalDateTime(date, in: .utc).withoutTime, zone: zone)
    }
}

extension PassError {
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

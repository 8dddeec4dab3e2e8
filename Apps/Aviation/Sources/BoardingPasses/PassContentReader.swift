import Logbook
import SectionEssentials
import SectionKit

/// Reads the content of a file, which tells what it is.
struct PassContentReader: Sendable {
    let files: any PassFilesInput
    let pictures: any PictureReading
    let programs: any PassProgramsInput

    /// Reads a pass.
    ///
    /// - Parameters:
    ///   - data: the content.
    ///   - path: the file with this content; nil if there is none.
    ///   - name: what a person calls it.
    func pass(
        _ data: Data, at path: String? = nil, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        switch PassContent(data.prefix(1 << 14)) {
        case .archive:
            var warnings: [String] = []
            let legs = try WalletPass.legs(of: data, context) { warnings.append($0) }
            return ReadPass(name, kind: .walletPass, legs: legs, warnings: warnings)
        case .picture:
            try Self.checkSize(of: data)
            return try await inFile(data, path) { path throws(PassError) in
                try await pictures.picture(path, named: name, context)
            }
        case .document:
            return try await inFile(data, path) { path throws(PassError) in
                try await pictures.document(path, named: name, context)
            }
        case .text:
            return try text(String(decoding: data, as: UTF8.self), named: name, context)
        case .calendar:
            let flights = CalendarFlights(String(decoding: data, as: UTF8.self))
            guard !flights.legs.isEmpty else {
                throw .noFlights("the calendar", but: flights.others)
            }
            return ReadPass(
                name, kind: .calendar, legs: flights.legs, warnings: flights.warnings)
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

    /// The most pixels of a picture, more than those of any camera; a file of some bytes can claim
    /// to have 4 thousand million, for which programs would take gigabytes.
    private static let pixelLimit = 250_000_000

    /// Checks the size that a picture claims to have, before any program decodes it.
    private static func checkSize(of picture: Data) throws(PassError) {
        guard let header = try? ImageHeader(picture), header.pixelCount > pixelLimit else { return }
        throw PassError(
            "it claims to have \((header.pixelCount / 1_000_000).grouped) megapixels",
            "Give a photo or a screenshot of the pass.")
    }

    /// Gives the path of a file to programs; what is in no file is written to one first.
    private func inFile(
        _ data: Data, _ path: String?,
        _ read: (String) async throws(PassError) -> ReadPass
    ) async throws(PassError) -> ReadPass {
        if let path { return try await read(path) }
        return try await programs.withFolder { folder throws(PassError) in
            let path = "\(folder)/input"
            do throws(UsageError) { try files.write(data, to: path) } catch {
                throw PassError(error.message.withoutFullStop, "Name the file itself.")
            }
            return try await read(path)
        }
    }

    /// Reads the text of a bar code, or the words of a pass.
    private func text(
        _ text: String, named name: String, _ context: PassContext
    ) throws(PassError) -> ReadPass {
        if BoardingPassCode.isCode(text) {
            return ReadPass(
                name, kind: .barcodeText, legs: try BoardingPassCode(text).legs(context))
        }
        let words = PassText(TextBox.boxes(ofText: text), origin: .text)
        var legs = ConfirmationText([text], context).legs(besides: words, context)
        var warnings: [String] = []
        if legs.isEmpty, let part = words.part(context) {
            legs = [part]
            warnings = [words.remark(context)].compactMap(\.self)
        }
        guard !legs.isEmpty else {
            // A person who has named a text sees what was understood of it.
            guard context.isNamed, let remark = words.remark(context) else { throw .notAPass }
            throw PassError(
                "no boarding pass was found in the text",
                remark + " Add the flight with 'flight-log add FLIGHT'."
            )
        }
        var pass = ReadPass(name, kind: .text, legs: legs, warnings: warnings)
        pass.text = words.lines
        // Lines without words are not among them.
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for place in pass.legs.indices where pass.legs[place].lines.isEmpty {
            for reading in pass.legs[place].readings {
                guard let line = reading.place?.line, line <= all.count else { continue }
                let above = all[..<(line - 1)].count { !$0.allSatisfy(\.isWhitespace) }
                pass.legs[place].lines[reading.field] = above
            }
        }
        return pass
    }

    private func reservations(
        _ items: [SchemaItem], _ pass: ReadPass, _ context: PassContext
    ) throws(PassError) -> ReadPass {
        var pass = pass
        for leg in items.flatMap({ $0.flights(context) }) { pass.add(leg) }
        if pass.legs.isEmpty {
            throw .noFlights("the \(pass.kind.rawValue)", but: items.flatMap(\.otherReservations))
        }
        return pass
    }

    /// Reads the parts of a mail: its reservations, calendars and attached passes.
    private func mail(
        _ data: Data, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        let mail = MailPart(data[...])
        var others: [String] = []
        var context = context
        let day = mail.fields["date"].flatMap(MailDate.day)
        if let day { context.day = day }
        context.isNamed = false
        let isDated = day != nil
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
            case .calendar:
                let flights = CalendarFlights(part.text)
                for leg in flights.legs { pass.add(leg) }
                others += flights.others
            case .page, .json, .mail, .text, .other:
                let items = Microdata(part.text).items
                for leg in items.flatMap({ $0.flights(context) }) { pass.add(leg) }
                others += items.flatMap(\.otherReservations)
            }
        }
        // Of the same text as a page and in plain, one is enough.
        for part in mail.leaves() where pass.legs.isEmpty {
            let text = ConfirmationText([part.plainText], context, isDated: isDated)
            for leg in text.legs { pass.add(leg) }
        }
        if pass.legs.isEmpty { throw .noFlights("the mail", but: others) }
        if mail.fields["subject"]?.beginsCancelled == true {
            for place in pass.legs.indices {
                pass.legs[place].add(.status, .cancelled, from: .reservation)
            }
        }
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
            return try await inFile(data, nil) { path throws(PassError) in
                try await pictures.document(path, named: "an attachment", context)
            }
        default:
            try Self.checkSize(of: data)
            return try await inFile(data, nil) { path throws(PassError) in
                try await pictures.picture(path, named: "an attachment", context)
            }
        }
    }
}
